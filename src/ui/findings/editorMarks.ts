/** Where the findings of a file are marked in the editor. Pure. */
import type { Finding, TextRange } from "../../engine/insight.ts";
import { type Position, shownText } from "../editor/textEdits.ts";

export interface EditorMark {
  readonly finding: Finding;
  /** On one line. */
  readonly start: Position;
  readonly end: Position;
  /** It is about the file as a whole. */
  readonly whole: boolean;
}

/**
 * `text`: as stored. `ranges`: false where a step has written another text by the moment that is shown: then only what
 * is said of the file as a whole has a place. A longer stretch is marked on its first line.
 */
export function editorMarks(
  findings: readonly Finding[],
  path: string,
  text: string,
  ranges: boolean,
): readonly EditorMark[] {
  const own = findings.filter(({ place }) => place.path === path && (ranges || place.range === null));
  if (own.length === 0) return [];
  const lines = shownText(text).split("\n");
  const hasMark = text.startsWith("\ufeff");
  return own.map((finding) => {
    const { range } = finding.place;
    const { start, end } = onOneLine(range ?? FIRST_LINE, lines, hasMark);
    return { finding, start, end, whole: range === null };
  });
}

const FIRST_LINE: TextRange = { line: 1, column: 1, endLine: 2, endColumn: 1 };

/** A byte order mark is a column of the file, but none of the editor. */
function onOneLine(range: TextRange, lines: readonly string[], hasMark: boolean): { start: Position; end: Position } {
  const shift = hasMark && range.line === 1 ? 1 : 0;
  const length = (lines[range.line - 1] ?? "").length;
  const last = range.endLine === range.line ? range.endColumn - shift : length + 1;
  const column = Math.min(Math.max(1, range.column - shift), length + 1);
  return {
    start: { line: range.line, column },
    end: { line: range.line, column: Math.min(Math.max(last, column + 1), length + 1) },
  };
}
