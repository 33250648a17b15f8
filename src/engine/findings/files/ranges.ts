/** Where something stands in a text. Lines and columns count from 1, columns in UTF-16 code units. */
import type { Origin } from "../../simulation.ts";
import type { FindingContext } from "../context.ts";
import { atStep, type FindingPlace, inFile, type TextRange, wholeFile } from "../finding.ts";

/** From a place to the end of the text. */
export function toEnd(text: string, line: number, column: number): TextRange {
  return { line, column, ...endOf(text) };
}

function endOf(text: string): Pick<TextRange, "endLine" | "endColumn"> {
  let endLine = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", start)) {
    endLine += 1;
    start = at + 1;
  }
  return { endLine, endColumn: text.length - start + 1 };
}

/** A key of TOML with its equals sign, and one value that is no array or table. */
const KEY = /(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[\w-]+)[ \t]*=[ \t]*/y;
const VALUE = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s,\]}#]+/y;

/** The value of the key that begins there; null when none does. */
export function rangeOfKeysValue(text: string, line: number, column: number): TextRange | null {
  const start = offsetOf(text, line, column);
  KEY.lastIndex = start;
  const key = KEY.exec(text);
  return key === null ? null : rangeOfValue(text, line, column + key[0].length);
}

/** The value that begins there; null when none does. */
export function rangeOfValue(text: string, line: number, column: number): TextRange | null {
  VALUE.lastIndex = offsetOf(text, line, column);
  const value = VALUE.exec(text)?.[0];
  if (value === undefined) return null;
  const { endLine, endColumn } = endOf(value);
  return { line, column, endLine: line + endLine - 1, endColumn: endLine === 1 ? column + endColumn - 1 : endColumn };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let here = 1; here < line; here++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

/** The text of a configuration file without its byte order mark, as places in it are counted. */
export function configText(context: FindingContext, path: string): string | null {
  const text = context.text(path);
  return text?.startsWith("\uFEFF") ? text.slice(1) : text;
}

const NOWHERE: FindingPlace = { path: null, range: null, step: null };

/** Where the value of a setting stands. */
export function placeOfSetting(context: FindingContext, origin: Origin): FindingPlace {
  if (origin.kind === "step") return atStep(origin.step);
  if (origin.kind !== "config" || origin.path === null) return NOWHERE;
  const { path, line, column } = origin;
  const text = configText(context, path);
  const range = text === null || line === null ? null : rangeOfKeysValue(text, line, column ?? 1);
  return range === null ? wholeFile(path) : inFile(path, range);
}
