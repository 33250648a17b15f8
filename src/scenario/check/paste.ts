/**
 * What a person pastes: the output of the script, or of `codex debug prompt-input` itself, with whatever a terminal puts
 * around and into it.
 */
import { type Json, readJson } from "./json.ts";
import { MARKS } from "./marks.ts";

/** What the script says beside the program's output. */
export interface ScriptFacts {
  readonly fingerprint: string;
  /** As `codex --version` says it. */
  readonly version: string;
  readonly status: number | null;
  readonly system: string;
  /** The temporary directory below which the scenario was laid out. */
  readonly directory: string;
  /** Files that should not have been readable, by their paths in the scenario: the script ran as root. */
  readonly readable: readonly string[];
  /** Files that could not be laid out, by their paths in the scenario. */
  readonly failed: readonly string[];
  /** Files of the system that Codex read as well. */
  readonly systemFiles: readonly string[];
  /** Root markers above the temporary directory. */
  readonly above: readonly string[];
}

export interface PastedPart {
  readonly type: string;
  /** Null for a picture. */
  readonly text: string | null;
  /** What the program itself calls the part; null where it does not say. */
  readonly kind: string | null;
  /** The paste ends within it. */
  readonly cut: boolean;
}

export interface PastedItem {
  readonly type: string;
  readonly role: string;
  readonly parts: readonly PastedPart[];
}

/** Line and column count from 1; the column counts UTF-16 code units. */
export interface PastePlace {
  readonly line: number;
  readonly column: number;
}

/** What was set right, or is missing; the rest is compared. */
export type PasteNote =
  | ({ readonly kind: "cut" } & PastePlace)
  | ({ readonly kind: "startMissing" } & PastePlace)
  | ({ readonly kind: "broken" } & PastePlace)
  | ({ readonly kind: "unexpected"; readonly found: string } & PastePlace);

export interface Paste {
  /** Null: the command's own output. */
  readonly facts: ScriptFacts | null;
  readonly items: readonly PastedItem[];
  /** What the program says when it refuses to start; null when it started. */
  readonly refusal: string | null;
  readonly notes: readonly PasteNote[];
}

/** Why a paste cannot be compared at all. */
export type PasteFault =
  | { readonly kind: "empty" }
  | { readonly kind: "large" }
  /** The script, not what it prints. */
  | { readonly kind: "script" }
  | { readonly kind: "noOutput" }
  | ({ readonly kind: "directory"; readonly directory: string } & PastePlace);

/** Characters. What Codex prints is far from it. */
const LARGEST = 20_000_000;
/** How an absolute directory may be named; the script takes no other. */
const DIRECTORY = /^(?:\/|[A-Za-z]:[\\/])[^"'`<>&\p{C}]{0,1000}$/u;

const LIST = /\[\s*\{\s*(?:"id"\s*:\s*"[^"]*"\s*,\s*)?"type"\s*:\s*"message"/g;
const MEMBER = /\{\s*(?:"id"\s*:\s*"[^"]*"\s*,\s*)?"type"\s*:\s*"message"/;

export function readPaste(pasted: string): Paste | PasteFault {
  if (pasted.length > LARGEST) return { kind: "large" };
  const text = withoutTerminal(pasted);
  if (text.trim() === "") return { kind: "empty" };
  const begin = text.lastIndexOf(`${MARKS.begin}\n`);
  if (begin < 0)
    return /^(?:run debug prompt-input|\$output = Run )/m.test(text)
      ? { kind: "script" }
      : readOutput(text, 0, text, null);
  const output = lineAt(text, MARKS.output, begin);
  const end = text.indexOf(MARKS.end, begin);
  const errors = lineAt(text, MARKS.errors, begin);
  const facts = readFacts(text, begin, output < 0 ? text.length : output);
  if ("kind" in facts) return facts;
  if (output < 0) return { kind: "noOutput" };
  const complaint = errors < 0 ? "" : text.slice(errors + MARKS.errors.length, end < 0 ? undefined : end);
  return readOutput(errors < 0 ? text : text.slice(0, errors), output, complaint, facts);
}

/** Escape sequences, carriage returns and what a terminal writes over are gone; lines stay the same. */
function withoutTerminal(pasted: string): string {
  return (
    pasted
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of a terminal begin with one
      .replace(/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g, "")
      .replace(/\r+\n/g, "\n")
      .replace(/\r/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no such character stands in JSON
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|^\uFEFF/g, "")
  );
}

function lineAt(text: string, mark: string, from: number): number {
  const found = text.indexOf(`\n${mark}`, from);
  return found < 0 ? -1 : found + 1;
}

function readFacts(text: string, begin: number, end: number): ScriptFacts | PasteFault {
  const lines = text.slice(begin, end).split("\n").slice(1);
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const one = (name: string) => all(name)[0] ?? "";
  const directory = one("directory");
  if (!DIRECTORY.test(directory)) {
    const at = Math.max(text.indexOf("\ndirectory: ", begin) + 1, begin);
    return { kind: "directory", directory, ...placeAt(text, at) };
  }
  return {
    fingerprint: one("scenario"),
    version: one("codex"),
    status: /^\d+$/.test(one("status")) ? Number(one("status")) : null,
    system: one("system"),
    directory,
    readable: all("readable"),
    failed: all("failed"),
    systemFiles: all("system file"),
    above: all("above"),
  };
}

/** `complaint`: where the program says why it does not start. */
function readOutput(text: string, from: number, complaint: string, facts: ScriptFacts | null): Paste | PasteFault {
  const begins = [...text.slice(from).matchAll(LIST)].at(-1);
  const member = begins === undefined ? MEMBER.exec(text.slice(from)) : null;
  const found = begins ?? member;
  if (found === null || found === undefined) {
    const refusal = refusalIn(complaint);
    return refusal === null ? { kind: "noOutput" } : { facts, items: [], refusal, notes: [] };
  }
  const start = from + found.index;
  const { value, fault, broken } = readJson(text, start, begins === undefined);
  const items = itemsOf(value, fault !== null);
  const notes: (PasteNote | null)[] = [
    begins === undefined ? { kind: "startMissing", ...placeAt(text, start) } : null,
    broken === null ? null : { kind: "broken", ...placeAt(text, broken) },
    fault === null ? null : noteOf(fault, text),
  ];
  return { facts, items, refusal: null, notes: notes.filter((note) => note !== null) };
}

function noteOf({ kind, at }: { readonly kind: "cut" | "unexpected"; readonly at: number }, text: string): PasteNote {
  const place = placeAt(text, at);
  return kind === "cut" ? { kind, ...place } : { kind, found: text.slice(at, at + 20).split("\n")[0] ?? "", ...place };
}

function refusalIn(text: string): string | null {
  return /^Error: .*(?:\n(?!.*-----END).*)*/m.exec(text)?.[0].trim() ?? null;
}

export function placeAt(text: string, at: number): PastePlace {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `cut`: the last text of the last item may be in part. */
function itemsOf(value: Json, cut: boolean): PastedItem[] {
  const members = Array.isArray(value) ? value : [];
  return members.flatMap((member: Json, index) => {
    if (!isObject(member)) return [];
    return [itemOf(member, cut && index === members.length - 1)];
  });
}

function itemOf(item: { readonly [key: string]: Json }, cut: boolean): PastedItem {
  const content = Array.isArray(item.content) ? item.content : [];
  const passed = item.internal_chat_message_metadata_passthrough;
  const kinds = isObject(passed) && Array.isArray(passed.content_item_kinds) ? passed.content_item_kinds : [];
  // With what the program says behind the content at hand, the content is whole.
  const isOpen = cut && passed === undefined;
  const parts = content.filter(isObject).map(
    (part, index, all): PastedPart => ({
      type: stringOr(part.type, ""),
      text: typeof part.text === "string" ? part.text : null,
      kind: typeof kinds[index] === "string" ? kinds[index] : null,
      cut: isOpen && index === all.length - 1,
    }),
  );
  return { type: stringOr(item.type, ""), role: stringOr(item.role, ""), parts };
}

function stringOr(value: Json | undefined, other: string): string {
  return typeof value === "string" ? value : other;
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
