/** Where things stand in a configuration text. Offsets in UTF-16 code units. */
import type { AST } from "toml-eslint-parser";
import { type KeyPath, namesOf, type ParsedConfig } from "./configText.ts";

export interface Found {
  readonly pair: AST.TOMLKeyValue;
  /** The key-value line in which it stands: itself, or the one that holds its inline tables. */
  readonly line: AST.TOMLKeyValue;
  /** The table whose body it stands in; null at the top level. */
  readonly table: AST.TOMLTable | null;
}

/** A parsed text with what every edit needs. */
export interface Config {
  readonly text: string;
  readonly parsed: ParsedConfig;
  readonly eol: string;
}

/** Every body with key-value lines: the top level, then the tables that are not in an array of tables. */
export function* bodies(
  config: Config,
): Generator<{ table: AST.TOMLTable | null; path: string[]; body: AST.TOMLKeyValue[] }> {
  const top = config.parsed.program.body[0].body;
  yield { table: null, path: [], body: top.filter((node) => node.type === "TOMLKeyValue") };
  for (const node of top) {
    if (node.type !== "TOMLTable" || node.resolvedKey.some((name) => typeof name === "number")) continue;
    yield { table: node, path: node.resolvedKey.map(String), body: node.body };
  }
}

export function startsWith(path: KeyPath, prefix: KeyPath): boolean {
  return prefix.length <= path.length && prefix.every((name, at) => path[at] === name);
}

export function find(config: Config, path: KeyPath): Found | null {
  for (const { table, path: prefix, body } of bodies(config)) {
    if (!startsWith(path, prefix)) continue;
    for (const line of body) {
      const pair = findPair(line, path.slice(prefix.length));
      if (pair !== null) return { pair, line, table };
    }
  }
  return null;
}

/** Looks through a key-value and the inline tables in it. */
function findPair(pair: AST.TOMLKeyValue, path: KeyPath): AST.TOMLKeyValue | null {
  const names = namesOf(pair.key);
  if (!startsWith(path, names)) return null;
  if (names.length === path.length) return pair;
  if (pair.value.type !== "TOMLInlineTable") return null;
  for (const inner of pair.value.body) {
    const found = findPair(inner, path.slice(names.length));
    if (found !== null) return found;
  }
  return null;
}

export function sharedLength(one: KeyPath, other: KeyPath): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** End of the line without its line end. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" && end > at ? end - 1 : end;
}

export function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
