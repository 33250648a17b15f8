/**
 * What Codex 0.158.0 itself prints when it refuses to start: on standard error (`codex exec`, the terminal interface,
 * `codex debug prompt-input`), or as the answer of the app server to `thread/start`. Without a line feed at its end.
 */
import type { FileSystem } from "../../machine/files.ts";
import type { Launch } from "../../scenario.ts";
import { EARLY_KEYS } from "../check.ts";
import type { Refusal } from "../refusal.ts";
import type { ConfigValue, Layer } from "../toml.ts";
import { notAFile, textAt, utf8Words } from "./fileWords.ts";
import { lateWords } from "./lateWords.ts";
import { parserSnippet, positionOf, snippet } from "./positions.ts";
import { outlineToml } from "./tomlFault.ts";
import type { TomlNode } from "./tomlNode.ts";
import type { Stretch } from "./tomlTokens.ts";
import { valueWords } from "./valueWords.ts";

const MARKERS = "project_root_markers";
const MARKERS_WANTED = `${MARKERS} must be an array of strings`;

/** Where the text is printed. */
export type Speaker = "exec" | "tui" | "prompt-input" | "app-server";

export function speakerOf({ surface, printsOnly }: Pick<Launch, "surface" | "printsOnly">): Speaker {
  return printsOnly === true ? "prompt-input" : surface;
}

/** Null: the words are not known. */
export function refusalWords(refusal: Refusal, files: FileSystem, speaker: Speaker): string | null {
  const { cause, error } = refusal;
  if (error.sentence.id === "error.profileName") return profileNameText(error.sentence.params.profile);
  const late = lateWords(error.sentence, cause, files);
  if (late !== null) return lateText(late, speaker, cause !== null && isOwnLayer(cause.layer));
  if (cause === null) return null;
  const { layer, value } = cause;
  if (value === null) return fileText(error.sentence.id, layer, files, speaker);
  if (error.sentence.id === "error.requirements" && error.sentence.params.detail === "[]") {
    return speaker === "exec" ? loadText(emptyText(value), speaker) : `Error: ${emptyText(value)}`;
  }
  const words = valueWords(error.sentence, cause);
  if (words === null) return null;
  if (layer.kind === "requirements") {
    const text = `failed to parse requirements layer ${layer.path}: ${words.merged}\nin \`${words.within}\``;
    return speaker === "app-server" ? `Error: ${text}` : loadText(text, speaker);
  }
  const within = `${words.merged}\nin \`${words.within}\``;
  if (layer.path === null) return overrideText(value, within, speaker);
  const source = textAt(files, layer.path);
  const node = source === null ? null : nodeOf(outlineToml(source).root, words.names, value, source);
  if (source === null || node === null) return null;
  const placed = { path: layer.path, text: source, at: node, message: words.written };
  if (isEarly(value)) return earlyText(placed, value, within, speaker);
  if (speaker === "exec" || speaker === "tui") return loadText(within, speaker);
  return placedText(placed, within, layer, speaker);
}

/** A thread may do without the person's own files, so the app server starts, and refuses the thread. */
function isOwnLayer({ kind }: Layer): boolean {
  return kind === "user" || kind === "project" || kind === "profile";
}

function isEarly({ layer, key }: ConfigValue): boolean {
  return layer.kind !== "project" && EARLY_KEYS.some((early) => key === early || key.startsWith(`${early}.`));
}

/** The markers of the system's file are read once more by the app server, which then says more. */
function earlyText(placed: Placed, value: ConfigValue, within: string, speaker: Speaker): string {
  const { layer, key } = value;
  if (!key.startsWith(MARKERS)) return placedText(placed, within, layer, speaker);
  if (layer.kind === "managed" && speaker !== "app-server") return loadText(MARKERS_WANTED, speaker);
  return placedText(placed, isOwnLayer(layer) || speaker !== "app-server" ? null : within, layer, speaker);
}

function emptyText({ key }: ConfigValue): string {
  return `field \`${key}\` cannot be empty`;
}

function profileNameText(name: string): string {
  return (
    `error: invalid value '${name}' for '--profile <CONFIG_PROFILE_V2>': ` +
    `invalid --profile value \`${name}\`; pass a plain name such as \`work\`\n\nFor more information, try '--help'.`
  );
}

/** Found when the configuration is put to use. */
function lateText(words: string, speaker: Speaker, isOwn: boolean): string {
  if (speaker === "tui") return `Error loading configuration: ${words}`;
  return speaker === "app-server" && isOwn && !words.includes("no longer supported; remove")
    ? `failed to load configuration: ${words}`
    : `Error: ${words}`;
}

/** Found when the configuration is read. */
function loadText(words: string, speaker: Speaker): string {
  if (speaker === "exec") return `Error loading config.toml: ${words}`;
  return `${speaker === "app-server" ? "failed to load configuration" : "Error"}: ${words}`;
}

function overrideText({ key }: ConfigValue, within: string, speaker: Speaker): string {
  if (key === MARKERS && speaker !== "app-server") return loadText(MARKERS_WANTED, speaker);
  return speaker === "app-server" ? `Error: ${within}` : loadText(within, speaker);
}

interface Placed {
  readonly path: string;
  readonly text: string;
  readonly at: Stretch;
  readonly message: string;
}

/** With the place in the file; `cause`: what the program says below, in its long form. */
function placedText({ path, text, at, message }: Placed, cause: string | null, layer: Layer, speaker: Speaker): string {
  const { line, column } = positionOf(text, at.start);
  const placed = `${path}:${line}:${column}: ${message}`;
  switch (speaker) {
    case "exec":
      return `Error loading config.toml:\n${placed}\n${snippet(text, at)}`;
    case "tui":
      return `Error: loading config.toml:\n${placed}\n${snippet(text, at)}`;
    case "app-server":
      if (isOwnLayer(layer)) return `failed to load configuration: ${placed}`;
  }
  return cause === null ? `Error: ${placed}` : `Error: ${placed}\n\nCaused by:\n${cause.replace(/^|\n/g, "$&    ")}`;
}

/** Bytes that are no text, a directory, or TOML that is none. */
function fileText(id: string, layer: Layer, files: FileSystem, speaker: Speaker): string | null {
  const { path } = layer;
  if (path === null) return null;
  if (id === "error.toml") return syntaxText(path, layer, files, speaker);
  const what = id === "error.utf8" ? utf8Words(files, path) : id === "error.configIsDirectory" ? notAFile(path) : null;
  const kind = layer.kind === "project" ? "project config file" : "config file";
  if (what === null || layer.kind === "requirements" || layer.kind === "managed" || layer.kind === "system")
    return null;
  return loadText(`Failed to read ${kind} ${path}: ${what}`, speaker);
}

function syntaxText(path: string, layer: Layer, files: FileSystem, speaker: Speaker): string | null {
  const text = textAt(files, path);
  const complaint = text === null ? null : outlineToml(text).complaint;
  if (text === null || complaint === null || complaint.message === "") return null;
  const { line, column } = positionOf(text, complaint.start);
  const long = `TOML parse error at line ${line}, column ${column}\n${parserSnippet(text, complaint)}\n${complaint.message}`;
  if (layer.kind === "project") return loadText(`Error parsing project config file ${path}: ${long}`, speaker);
  if (layer.kind === "requirements") return loadText(`failed to parse requirements layer ${path}: ${long}`, speaker);
  return placedText({ path, text, at: complaint, message: complaint.message }, long, layer, speaker);
}

/** The value's place: of an element of a list its own, else that of the list. */
function nodeOf(root: TomlNode, names: readonly string[], value: ConfigValue, text: string): TomlNode | null {
  let node: TomlNode | undefined = root;
  for (const name of names) {
    if (node?.kind === "tables") node = node.items.at(-1);
    node = node?.entries.get(name);
  }
  if (node === undefined) return null;
  const { line, column } = value;
  const item = node.items.find(({ start }) => {
    const at = positionOf(text, start);
    return at.line === line && at.column === column;
  });
  return item ?? node;
}
