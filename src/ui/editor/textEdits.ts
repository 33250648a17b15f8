/**
 * Edits of a text whose bytes must survive. An editor shows lines and knows one kind of line end; here its edits, given
 * in lines and columns, are carried over to the text as it is stored: byte order mark and every line end that the edit
 * does not touch stay what they were. New line ends are of the text's most frequent kind.
 */

const BOM = "\ufeff";

/** Lines and columns count from 1, columns in UTF-16 code units; a byte order mark is no column. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface TextChange {
  readonly start: Position;
  readonly end: Position;
  readonly text: string;
}

export type LineEnd = "LF" | "CRLF" | "CR";

const TERMINATORS: Readonly<Record<LineEnd, string>> = { LF: "\n", CRLF: "\r\n", CR: "\r" };

/** How often each line end occurs. */
export function countLineEnds(text: string): Readonly<Record<LineEnd, number>> {
  const counts = { LF: 0, CRLF: 0, CR: 0 };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10) counts.LF++;
    else if (unit === 13) {
      if (text.charCodeAt(at + 1) === 10) {
        counts.CRLF++;
        at++;
      } else counts.CR++;
    }
  }
  return counts;
}

/** The most frequent line end; LF where there is none, or no winner. */
export function mainLineEnd(text: string): LineEnd {
  const { LF, CRLF, CR } = countLineEnds(text);
  return CRLF > LF && CRLF >= CR ? "CRLF" : CR > LF ? "CR" : "LF";
}

/** Every line end in one kind. */
export function withLineEnds(text: string, to: LineEnd): string {
  return text.replaceAll(/\r\n|\r|\n/g, TERMINATORS[to]);
}

/** What a plain text field shows: no byte order mark, LF only. */
export function shownText(text: string): string {
  return withLineEnds(text.startsWith(BOM) ? text.slice(1) : text, "LF");
}

/** Offsets at which the lines begin; the first behind a byte order mark. */
function lineStarts(text: string): number[] {
  const starts = [text.startsWith(BOM) ? 1 : 0];
  const ends = /\r\n|\r|\n/g;
  while (ends.exec(text) !== null) starts.push(ends.lastIndex);
  return starts;
}

/** The offset of a position; one beyond the end of its line is the end of the line. */
export function offsetAt(text: string, position: Position): number {
  return offsetIn(text, lineStarts(text), position);
}

function offsetIn(text: string, starts: readonly number[], { line, column }: Position): number {
  const start = starts[line - 1];
  if (start === undefined) return text.length;
  return Math.min(start + column - 1, starts[line] ?? text.length);
}

/** The position of an offset. */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, offset - (starts[low] as number)) + 1 };
}

/** Carries changes that were made together over to the stored text. Positions are those before the changes. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  const starts = lineStarts(text);
  const eol = mainLineEnd(text);
  const placed = changes
    .map((change) => ({
      start: offsetIn(text, starts, change.start),
      end: offsetIn(text, starts, change.end),
      text: withLineEnds(change.text, eol),
    }))
    .sort((one, other) => other.start - one.start || other.end - one.end);
  let result = text;
  for (const change of placed) {
    const before = join(result.slice(0, change.start), change.text);
    result = join(before, result.slice(change.end));
  }
  return result;
}

/** A CR and an LF that come together would melt into one line end: the CR becomes a CRLF of its own. */
function join(before: string, after: string): string {
  return before.endsWith("\r") && after.startsWith("\n") ? `${before}\n${after}` : before + after;
}

/** Carries the new value of a plain text field over: the one stretch in which it differs is the change. */
export function applyShown(text: string, value: string): string {
  const change = difference(shownText(text), withLineEnds(value, "LF"));
  return change === null ? text : applyChanges(text, [change]);
}

/** The one stretch in which two texts with LF differ; null when they are equal. Never splits a surrogate pair. */
export function difference(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start--;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  if (tail > 0 && isLow(before.charCodeAt(before.length - tail))) tail--;
  return {
    start: plainPosition(before, start),
    end: plainPosition(before, before.length - tail),
    text: after.slice(start, after.length - tail),
  };
}

/** As `positionAt`, for a text with LF in which a byte order mark is an ordinary character. */
function plainPosition(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
