/**
 * A scenario below another root: every path that Codex acts on gets a prefix. The script does it with a placeholder, which
 * the shell replaces by its temporary directory; the prediction does it with the directory itself.
 */
import type { AST } from "toml-eslint-parser";
import { decodeBase64, encodeUtf8, type FileNode, type JsonValue, type Scenario } from "../../engine/index.ts";
import { parseConfig } from "../configText.ts";

/** `prefix`: an absolute path without a slash at its end, or a placeholder for one. */
export function belowPrefix(scenario: Scenario, prefix: string): Scenario {
  const to = (path: string): string => prefixed(path, prefix);
  const { machine, launch } = scenario;
  return {
    ...scenario,
    machine: {
      ...machine,
      home: to(machine.home),
      codexHome: to(machine.codexHome),
      tmpdir: machine.tmpdir === null ? null : to(machine.tmpdir),
    },
    files: Object.fromEntries(
      Object.entries(scenario.files).map(([path, node]) => [to(path), mappedNode(path, node, prefix)]),
    ),
    launch: { ...launch, cwd: to(launch.cwd), overrides: mappedOverrides(launch.overrides, prefix) },
  };
}

/** An absolute path below the prefix; anything else stays as it is. */
function prefixed(path: string, prefix: string): string {
  if (!path.startsWith("/")) return path;
  return path === "/" ? prefix : prefix + path;
}

function mappedNode(path: string, node: FileNode, prefix: string): FileNode {
  if (typeof node === "object" && "symlink" in node) return { symlink: prefixed(node.symlink, prefix) };
  const map = mapperOf(path);
  const text = map === null ? null : textOf(node);
  if (map === null || text === null) return node;
  const mapped = map(text, prefix);
  return mapped === text ? node : mapped;
}

type TextMapper = (text: string, prefix: string) => string;

/** How paths stand in this file; null where Codex acts on none. */
function mapperOf(path: string): TextMapper | null {
  if (/\/(?:[^/]*[._])?config\.toml$/.test(path)) return mappedToml;
  if (path.endsWith("/.git")) return mappedPointer;
  if (/\/\.git\/worktrees\/[^/]+\/(?:gitdir|commondir)$/.test(path)) return prefixed;
  return null;
}

/** Null for what is no UTF-8 text: such a file is left alone. */
function textOf(node: FileNode): string | null {
  if (typeof node === "string") return node;
  if (!("base64" in node)) return null;
  const bytes = decodeBase64(node.base64);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const back = encodeUtf8(text);
  return back.length === bytes.length && back.every((byte, at) => byte === bytes[at]) ? text : null;
}

function mappedPointer(text: string, prefix: string): string {
  return text.replace(/^gitdir:\s*(?=\/)/, (start) => start + prefix);
}

/** Keys whose values are prose: a text that begins with a slash is no path. */
const PROSE_KEY = /(?:^|_)(?:instructions|prompt|text)$/;

/** Puts the prefix into quoted keys and strings that are absolute paths. What is no TOML stays: Codex refuses it. */
function mappedToml(text: string, prefix: string): string {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const parsed = parseConfig(text.slice(start));
  if (!parsed.ok) return text;
  let mapped = text;
  const places = pathsIn(parsed.program).toSorted((a, b) => b.at - a.at);
  for (const { at, whole } of places) {
    const from = at + start;
    mapped = mapped.slice(0, from) + prefix + mapped.slice(from + (whole ? 1 : 0));
  }
  return mapped;
}

/** Where an absolute path begins; `whole`: it is the root itself. */
interface PathPlace {
  readonly at: number;
  readonly whole: boolean;
}

function pathsIn(program: AST.TOMLProgram): PathPlace[] {
  return program.body[0].body.flatMap((node) =>
    node.type === "TOMLKeyValue" ? inPair(node) : [...inKey(node.key), ...node.body.flatMap(inPair)],
  );
}

function inPair({ key, value }: AST.TOMLKeyValue): PathPlace[] {
  const last = key.keys.at(-1);
  const name = last?.type === "TOMLBare" ? last.name : (last?.value ?? "");
  return [...inKey(key), ...(PROSE_KEY.test(name) ? [] : inValue(value))];
}

function inKey(key: AST.TOMLKey): PathPlace[] {
  return key.keys.flatMap((part) => (part.type === "TOMLQuoted" ? inString(part.value, part.range[0]) : []));
}

function inValue(node: AST.TOMLContentNode): PathPlace[] {
  if (node.type === "TOMLArray") return node.elements.flatMap(inValue);
  if (node.type === "TOMLInlineTable") return node.body.flatMap(inPair);
  if (node.kind !== "string" || node.multiline) return [];
  return inString(node.value, node.range[0]);
}

function inString(value: string, quote: number): PathPlace[] {
  return value.startsWith("/") ? [{ at: quote + 1, whole: value === "/" }] : [];
}

function mappedOverrides(overrides: Scenario["launch"]["overrides"], prefix: string): Scenario["launch"]["overrides"] {
  return Object.fromEntries(
    Object.entries(overrides).map(([key, value]) => {
      const names = key.split(".");
      const isProse = PROSE_KEY.test(names.at(-1) ?? "");
      // The key is split at its dots, as Codex splits it.
      return [names.map((name) => prefixed(name, prefix)).join("."), isProse ? value : mappedValue(value, prefix)];
    }),
  );
}

function mappedValue(value: JsonValue, prefix: string): JsonValue {
  if (typeof value === "string") return prefixed(value, prefix);
  if (Array.isArray(value)) return value.map((item) => mappedValue(item, prefix));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      prefixed(key, prefix),
      PROSE_KEY.test(key) ? item : mappedValue(item, prefix),
    ]),
  );
}
