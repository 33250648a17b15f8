import { describe, expect, test } from "vitest";
import { encodeBase64 } from "../../../engine/index.ts";
import { type FileText, fileTextOf } from "../fileText.ts";
import { rangeOfCaret } from "./caretRange.ts";

const file = (node: string | { base64: string }) => fileTextOf(node) as FileText;
const at = (line: number, column: number, end = { line, column }) => ({ line, column, end });

describe("the stretch of the caret", () => {
  test("is its line, in bytes", () => {
    expect(rangeOfCaret(file("a\n€b\nc"), at(2, 2))).toEqual({ start: 2, end: 6 });
    expect(rangeOfCaret(file("a\n€b\nc"), at(3, 1))).toEqual({ start: 7, end: 8 });
  });

  test("leaves out line ends and the byte order mark", () => {
    expect(rangeOfCaret(file("\ufeffa\r\nb"), at(1, 1))).toEqual({ start: 3, end: 4 });
    expect(rangeOfCaret(file("a\n\nb"), at(2, 1))).toEqual({ start: 2, end: 2 });
  });

  test("is the selection where there is one", () => {
    expect(rangeOfCaret(file("ab\ncd"), at(1, 2, { line: 2, column: 2 }))).toEqual({ start: 1, end: 4 });
  });

  test("counts raw bytes where they are no UTF-8", () => {
    const raw = file({ base64: encodeBase64(Uint8Array.of(0xff, 0x0a, 0x62, 0xe4, 0xb8, 0x63)) });
    expect(rangeOfCaret(raw, at(2, 1))).toEqual({ start: 2, end: 6 });
  });
});
