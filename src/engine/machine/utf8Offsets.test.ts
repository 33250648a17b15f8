import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeLossy, encodeUtf8 } from "./utf8.ts";
import { offsetsOf, replacements } from "./utf8Offsets.ts";

/** Bytes with many faults: characters, lone lead bytes, continuations, cut characters. */
const piece = fc.oneof(
  fc.string({ unit: "binary" }).map((text) => encodeUtf8(text)),
  fc.constantFrom([0x80], [0xff], [0xc0, 0xaf], [0xe4, 0xb8], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xf4, 0x90]),
);
const faulty = fc.array(piece, { maxLength: 12 }).map((pieces) => Uint8Array.from(pieces.flatMap((one) => [...one])));

describe("replacements", () => {
  test("stand exactly where lossy decoding writes U+FFFD for invalid bytes", () => {
    fc.assert(
      fc.property(faulty, (bytes) => {
        const text = decodeLossy(bytes);
        let rebuilt = "";
        let from = 0;
        for (const { byte, length, unit } of replacements(bytes)) {
          rebuilt += decodeLossy(bytes.subarray(from, byte));
          expect(rebuilt.length).toBe(unit);
          rebuilt += "\ufffd";
          from = byte + length;
        }
        expect(rebuilt + decodeLossy(bytes.subarray(from))).toBe(text);
      }),
    );
  });

  test("one for each maximal subpart", () => {
    expect(replacements(Uint8Array.of(0x61, 0xe4, 0xb8, 0x62, 0xff))).toEqual([
      { byte: 1, length: 2, unit: 1 },
      { byte: 4, length: 1, unit: 3 },
    ]);
    expect(replacements(encodeUtf8("a\ufffd漢😀"))).toEqual([]);
  });
});

describe("offsets", () => {
  test("text to bytes and back is the identity at every character", () => {
    fc.assert(
      fc.property(faulty, (bytes) => {
        const text = decodeLossy(bytes);
        const offsets = offsetsOf(text, bytes);
        let unit = 0;
        for (const character of text) {
          expect(offsets.unitOf(offsets.byteOf(unit))).toBe(unit);
          unit += character.length;
        }
        expect(offsets.byteOf(unit)).toBe(bytes.length);
        expect(offsets.unitOf(bytes.length)).toBe(unit);
      }),
    );
  });

  test("a place inside a character is its beginning", () => {
    const offsets = offsetsOf("a漢😀b", null);
    expect([0, 1, 2, 3, 4, 5, 7, 8, 9].map((byte) => offsets.unitOf(byte))).toEqual([0, 1, 1, 1, 2, 2, 2, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((unit) => offsets.byteOf(unit))).toEqual([0, 1, 4, 4, 8, 9]);
  });
});
