/** Which key stands at a place of a configuration file. */
import { type AST, parseTOML } from "toml-eslint-parser";
import type { TextRange } from "../finding.ts";
import type { Names } from "./keyNames.ts";

export interface KeyAt {
  readonly names: Names;
  /** The last name, as it is written. */
  readonly range: TextRange;
  /** A table header, no value. */
  readonly isHeader: boolean;
  /** In an array of tables: the names do not say which element. */
  readonly inArray: boolean;
}

/**
 * The key whose lines hold the offset (UTF-16 code units of the text, a byte order mark included): the innermost one of
 * an inline table. Null between keys, and where the text is no TOML.
 */
export function keyAt(text: string, offset: number): KeyAt | null {
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  const source = text.slice(mark);
  const program = programOf(source);
  if (program === null) return null;
  const at = Math.max(0, offset - mark);
  for (const node of program.body[0].body) {
    const table = node.type === "TOMLTable" ? node : null;
    const prefix = table?.resolvedKey ?? [];
    const level = {
      names: prefix.filter((name) => typeof name === "string"),
      inArray: prefix.length > 0 && hasIndex(prefix),
    };
    for (const pair of table?.body ?? (node.type === "TOMLKeyValue" ? [node] : [])) {
      if (isOnLines(source, pair.range, at)) return keyOfPair(pair, level, at, mark);
    }
    if (table === null || !isOnLines(source, table.key.range, at)) continue;
    const last = table.key.keys.at(-1);
    return last === undefined ? null : { ...level, range: rangeOf(last, mark), isHeader: true };
  }
  return null;
}

function programOf(source: string): AST.TOMLProgram | null {
  try {
    return parseTOML(source, { tomlVersion: "1.1" });
  } catch {
    return null;
  }
}

function hasIndex(key: readonly (string | number)[]): boolean {
  return key.some((name) => typeof name === "number");
}

/** On one of the lines of the range, what stands before and behind it included. */
function isOnLines(source: string, [start, end]: AST.Range, at: number): boolean {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const to = source.indexOf("\n", end);
  return at >= from && at <= (to === -1 ? source.length : to);
}

interface Level {
  readonly names: Names;
  readonly inArray: boolean;
}

function keyOfPair(pair: AST.TOMLKeyValue, level: Level, at: number, mark: number): KeyAt | null {
  const names = [...level.names, ...pair.key.keys.map((part) => (part.type === "TOMLBare" ? part.name : part.value))];
  if (pair.value.type === "TOMLInlineTable") {
    for (const inner of pair.value.body) {
      if (at >= inner.range[0] && at <= inner.range[1]) return keyOfPair(inner, { ...level, names }, at, mark);
    }
  }
  const last = pair.key.keys.at(-1);
  return last === undefined ? null : { names, range: rangeOf(last, mark), isHeader: false, inArray: level.inArray };
}

function rangeOf({ loc }: AST.TOMLBare | AST.TOMLQuoted, mark: number): TextRange {
  const shift = loc.start.line === 1 ? mark + 1 : 1;
  return {
    line: loc.start.line,
    column: loc.start.column + shift,
    endLine: loc.end.line,
    endColumn: loc.end.column + shift,
  };
}
