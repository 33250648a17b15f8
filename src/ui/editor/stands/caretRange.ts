/** The stretch of a file that the caret or the selection stands for. */
import { byteLength, offsetsOf } from "../../../engine/index.ts";
import type { Caret } from "../../../state/view.ts";
import type { FileText } from "../fileText.ts";
import { offsetAt } from "../textEdits.ts";

/** Byte offsets in the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The selection; without one the line of the caret, without its line end. An empty line is an empty range. */
export function rangeOfCaret(file: FileText, caret: Pick<Caret, "line" | "column" | "end">): ByteRange {
  const { text } = file;
  const from = offsetAt(text, caret);
  const to = offsetAt(text, caret.end);
  if (from !== to) return bytesOf(file, from, to);
  const start = offsetAt(text, { line: caret.line, column: 1 });
  const end = text.slice(start).search(/[\r\n]/);
  return bytesOf(file, start, end === -1 ? text.length : start + end);
}

function bytesOf({ text, raw }: FileText, start: number, end: number): ByteRange {
  if (raw !== null) {
    const offsets = offsetsOf(text, raw);
    return { start: offsets.byteOf(start), end: offsets.byteOf(end) };
  }
  const before = byteLength(text.slice(0, start));
  return { start: before, end: before + byteLength(text.slice(start, end)) };
}
