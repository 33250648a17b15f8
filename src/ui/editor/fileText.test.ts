import { describe, expect, it } from "vitest";
import { encodeBase64, encodeUtf8 } from "../../engine/index.ts";
import { fileTextOf, offsetOfByte, positionOfByte } from "./fileText.ts";

const raw = (...bytes: number[]) => ({ base64: encodeBase64(Uint8Array.from(bytes)) });

describe("fileTextOf", () => {
  it("counts the places that are no UTF-8, not the U+FFFD that the file holds", () => {
    expect(fileTextOf(raw(0x61, 0xff, 0x62))).toMatchObject({ text: "a\ufffdb", bytes: 3, invalid: 1 });
    expect(fileTextOf(raw(0xef, 0xbf, 0xbd, 0xff))).toMatchObject({ text: "\ufffd\ufffd", bytes: 4, invalid: 1 });
    expect(fileTextOf({ base64: encodeBase64(encodeUtf8("é")) })).toMatchObject({ text: "é", bytes: 2, invalid: 0 });
    expect(fileTextOf("é\ufffd")).toMatchObject({ bytes: 5, invalid: 0 });
  });

  it("is null for what has no bytes", () => {
    expect(fileTextOf({ dir: true })).toBeNull();
    expect(fileTextOf({ symlink: "a" })).toBeNull();
    expect(fileTextOf(undefined)).toBeNull();
  });
});

describe("offsetOfByte", () => {
  it("finds characters of every length, and the character around a byte inside it", () => {
    const text = "aé€😀b";
    const file = fileTextOf(text);
    if (file === null) throw new Error("no text");
    const starts = [0, 1, 3, 6, 10, 11];
    expect(starts.map((byte) => offsetOfByte(file, byte))).toEqual([0, 1, 2, 3, 5, 6]);
    expect([2, 4, 5, 7, 9].map((byte) => offsetOfByte(file, byte))).toEqual([1, 2, 2, 3, 3]);
    expect(offsetOfByte(file, 99)).toBe(text.length);
  });

  it("gives a line and a column", () => {
    const file = fileTextOf("\ufeffé\r\nab");
    if (file === null) throw new Error("no text");
    expect(positionOfByte(file, 8)).toEqual({ line: 2, column: 2 });
  });
});
