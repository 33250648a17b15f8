/** Keys as names, as they are written, and where they stand. */
import { jsonOf } from "../../config/json.ts";
import type { ConfigValue } from "../../config/toml.ts";
import type { JsonValue } from "../../scenario.ts";
import { type FindingPlace, inFile, type TextRange } from "../finding.ts";

export type Names = readonly string[];

/** The names of a dotted key as the engine writes it: bare, or quoted like JSON. */
export function namesOf(dotted: string): Names {
  return [...dotted.matchAll(/"(?:[^"\\]|\\.)*"|[^.]+/g)].map(([name]) =>
    name.startsWith('"') ? (JSON.parse(name) as string) : name,
  );
}

/** A key as a person would write it. */
export function dottedOf(names: Names): string {
  return names.map((name) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name))).join(".");
}

/** The text range of the name that stands at the place of a value; null for `-c`. */
export function keyRange(text: string, { line, column }: ConfigValue): TextRange | null {
  return line === null || column === null ? null : nameRange(text, line, column);
}

/** The range of the name at a line and column, both as the parser counts: without a byte order mark. */
export function nameRange(text: string, line: number, column: number): TextRange {
  const mark = line === 1 && text.startsWith("\ufeff") ? 1 : 0;
  const start = column + mark;
  const rest = lineText(text, line).slice(start - 1);
  const name = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+)/.exec(rest)?.[0] ?? rest.trimEnd();
  return { line, column: start, endLine: line, endColumn: start + name.length };
}

export function lineText(text: string, line: number): string {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf("\n", start);
    if (end === -1) return "";
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, "");
}

/** No file: `-c`, or the launch. */
export const NO_FILE: FindingPlace = { path: null, range: null, step: null };

/** The place of the key of a value in the text of its file. */
export function placeOfKey(text: string | null, value: ConfigValue): FindingPlace {
  const { path } = value.layer;
  if (path === null || text === null) return NO_FILE;
  const range = keyRange(text, value);
  return range === null ? { path, range, step: null } : inFile(path, range);
}

/** A value in one line, for a sentence. */
export function shownValue(value: ConfigValue): string {
  return JSON.stringify(jsonOf(value));
}

/** Characters of a value that the name of a fix holds. */
const LABEL = 60;

/** JSON for the name of a fix: long texts are cut. */
export function labelOf(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > LABEL ? `${text.slice(0, LABEL - 1)}…` : text;
}

/** The same value, whatever the place. */
export function isSame(one: ConfigValue, other: ConfigValue): boolean {
  return one.kind === other.kind && shownValue(one) === shownValue(other);
}
