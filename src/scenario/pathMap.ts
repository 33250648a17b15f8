/** The paths that Codex acts on, under other names: in links, configuration files, git pointers and overrides. */
import type { AST } from "toml-eslint-parser";
import {
  decodeBase64,
  encodeUtf8,
  type FileNode,
  isAbsolutePath,
  type JsonValue,
  type Scenario,
} from "../engine/index.ts";
import { parseConfig } from "./configText.ts";

/** A path as it is to be written; what is no absolute path comes back as it is. */
export type PathMap = (path: string) => string;

/** A node whose target, or whose text where Codex acts on paths in it, names the other places. `path`: where it stands now. */
export function mappedNode(path: string, node: FileNode, to: PathMap): FileNode {
  if (typeof node === "object" && "symlink" in node) return { symlink: to(node.symlink) };
  const map = mapperOf(path);
  const text = map === null ? null : textOf(node);
  if (map === null || text === null) return node;
  const mapped = map(text, to);
  return mapped === text ? node : mapped;
}

type TextMapper = (text: string, to: PathMap) => string;

/** How paths stand in this file; null where Codex acts on none. */
function mapperOf(path: string): TextMapper | null {
  if (/[\\/](?:[^\\/]*[._])?config\.toml$/.test(path)) return mappedToml;
  if (/[\\/]\.git$/.test(path)) return mappedPointer;
  if (/[\\/]\.git[\\/]worktrees[\\/][^\\/]+[\\/](?:gitdir|commondir)$/.test(path)) return (text, to) => to(text);
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

function mappedPointer(text: string, to: PathMap): string {
  return text.replace(/^(gitdir:\s*)([^\n]*)/, (_, start: string, target: string) => start + to(target));
}

/** Keys whose values are prose: a text that begins with a slash is no path. */
const PROSE_KEY = /(?:^|_)(?:instructions|prompt|text)$/;

/** Quoted keys and strings that are paths. What is no TOML stays: Codex refuses it. */
function mappedToml(text: string, to: PathMap): string {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const parsed = parseConfig(text.slice(start));
  if (!parsed.ok) return text;
  let mapped = text;
  const places = pathsIn(parsed.program).toSorted((a, b) => b.from - a.from);
  for (const { from, end, value } of places) {
    const other = to(value);
    if (other === value) continue;
    mapped =
      mapped.slice(0, from + start) +
      quoted(other, text.slice(from + start, end + start), value) +
      mapped.slice(end + start);
  }
  return mapped;
}

/** As a string of TOML. One that only gets a beginning keeps the rest as it was written. */
function quoted(other: string, written: string, value: string): string {
  const quote = written.charAt(0);
  if (other.endsWith(value) && written === quote + value + quote) return quote + other + quote;
  if (!/['\p{Cc}]/u.test(other))
    return other.includes("\\") || other.includes('"') ? `'${other}'` : quote + other + quote;
  return JSON.stringify(other);
}

/** A string or key, with its quotes. UTF-16 code units of the text. */
interface PathPlace {
  readonly from: number;
  readonly end: number;
  readonly value: string;
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
  return key.keys.flatMap((part) => (part.type === "TOMLQuoted" ? inString(part.value, part.range) : []));
}

function inValue(node: AST.TOMLContentNode): PathPlace[] {
  if (node.type === "TOMLArray") return node.elements.flatMap(inValue);
  if (node.type === "TOMLInlineTable") return node.body.flatMap(inPair);
  if (node.kind !== "string" || node.multiline) return [];
  return inString(node.value, node.range);
}

function inString(value: string, [from, end]: readonly [number, number]): PathPlace[] {
  return isAbsolutePath(value) ? [{ from, end, value }] : [];
}

/** `-c` values and the names in their keys. */
export function mappedOverrides(
  overrides: Scenario["launch"]["overrides"],
  to: PathMap,
): Scenario["launch"]["overrides"] {
  return Object.fromEntries(
    Object.entries(overrides).map(([key, value]) => {
      const names = key.split(".");
      const isProse = PROSE_KEY.test(names.at(-1) ?? "");
      // The key is split at its dots, as Codex splits it.
      return [names.map(to).join("."), isProse ? value : mappedValue(value, to)];
    }),
  );
}

function mappedValue(value: JsonValue, to: PathMap): JsonValue {
  if (typeof value === "string") return to(value);
  if (Array.isArray(value)) return value.map((item) => mappedValue(item, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [to(key), PROSE_KEY.test(key) ? item : mappedValue(item, to)]),
  );
}
