import { expect, test } from "vitest";
import type { Finding, TextRange } from "../../engine/insight.ts";
import { editorMarks } from "./editorMarks.ts";

const at = (range: TextRange | null, path = "/a"): Finding => ({
  rule: "byte-order-mark",
  severity: "info",
  params: { path },
  place: { path, range, step: null },
  fixes: [],
});
const line = (number: number, column: number, endLine: number, endColumn: number): TextRange => ({
  line: number,
  column,
  endLine,
  endColumn,
});

function marked(text: string, range: TextRange | null, ranges = true) {
  return editorMarks([at(range)], "/a", text, ranges).map(({ start, end, whole }) => [
    [start.line, start.column, end.line, end.column],
    whole,
  ]);
}

test("a stretch is marked where it stands, a longer one on its first line, a file on its first line", () => {
  expect(marked("one\ntwo\n", line(2, 2, 2, 3))).toEqual([[[2, 2, 2, 3], false]]);
  expect(marked("one\ntwo\n", line(1, 2, 2, 2))).toEqual([[[1, 2, 1, 4], false]]);
  expect(marked("one\ntwo\n", null)).toEqual([[[1, 1, 1, 4], true]]);
});

test("a byte order mark takes no column", () => {
  expect(marked("\ufeffone", line(1, 2, 1, 5))).toEqual([[[1, 1, 1, 4], false]]);
  expect(marked("\ufeffone", line(1, 1, 1, 2))).toEqual([[[1, 1, 1, 2], false]]);
});

test("nothing is marked beyond the text", () => {
  expect(marked("", null)).toEqual([[[1, 1, 1, 1], true]]);
  expect(marked("ab", line(1, 3, 1, 9))).toEqual([[[1, 3, 1, 3], false]]);
});

test("of a text that a step has written only the file as a whole is marked", () => {
  expect(marked("one", line(1, 1, 1, 2), false)).toEqual([]);
  expect(marked("one", null, false)).toHaveLength(1);
  expect(editorMarks([at(null, "/b")], "/a", "one", true)).toEqual([]);
});
