import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64, encodeBase64, isBase64 } from "./base64.ts";
import { decodeLossy, decodeStrict, encodeUtf8, isBlank, trim } from "./utf8.ts";

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe("lossy decoding", () => {
  it("keeps a byte order mark", () => {
    expect(decodeLossy(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe("\uFEFFa");
  });

  it("gives one U+FFFD for a character that is cut", () => {
    expect(decodeLossy(encodeUtf8("ab€").subarray(0, 3))).toBe("ab\uFFFD");
    expect(decodeLossy(encodeUtf8("ab€").subarray(0, 4))).toBe("ab\uFFFD");
    expect(decodeLossy(encodeUtf8("😀").subarray(0, 3))).toBe("\uFFFD");
  });

  it("gives one U+FFFD for each maximal invalid subpart", () => {
    expect(decodeLossy(bytes(0xff, 0xfe, 0x41))).toBe("\uFFFD\uFFFDA");
    expect(decodeLossy(bytes(0xe2, 0x28, 0xa1))).toBe("\uFFFD(\uFFFD");
    expect(decodeLossy(bytes(0xed, 0xa0, 0x80))).toBe("\uFFFD\uFFFD\uFFFD");
  });
});

describe("strict decoding", () => {
  it("names the first invalid byte", () => {
    expect(decodeStrict(bytes(0x61, 0xff, 0x62))).toEqual({ invalidAt: 1 });
    expect(decodeStrict(bytes(0x61, 0xe2, 0x82))).toEqual({ invalidAt: 1 });
    expect(decodeStrict(bytes(0x61, 0xc3, 0xa9, 0xe2, 0x28))).toEqual({ invalidAt: 3 });
  });

  it("finds the fault wherever it stands", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.string({ maxLength: 10 }), (before, after) => {
        const start = encodeUtf8(before);
        const whole = new Uint8Array([...start, 0xff, ...encodeUtf8(after)]);
        expect(decodeStrict(whole)).toEqual({ invalidAt: start.length });
      }),
    );
  });
});

describe("white space is Rust's", () => {
  it("trims U+0085 and does not trim U+FEFF or U+200B", () => {
    expect(trim("\u0085\u3000 a\u2028")).toBe("a");
    expect(trim("\uFEFFa\u200B")).toBe("\uFEFFa\u200B");
    expect(isBlank(" \u0085\u00a0\u1680\r\n")).toBe(true);
    expect(isBlank("\uFEFF")).toBe(false);
    expect(isBlank("\u200B")).toBe(false);
    expect(isBlank("\u001c")).toBe(false);
  });

  it("trims a long run of inner white space without backtracking", () => {
    const text = `a${" ".repeat(200_000)}b`;
    expect(trim(text)).toBe(text);
  });
});

describe("base64", () => {
  it("is the inverse of itself", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (data) => {
        const text = encodeBase64(data);
        expect(text).toBe(Buffer.from(data).toString("base64"));
        expect(isBase64(text)).toBe(true);
        expect(decodeBase64(text)).toEqual(data);
      }),
    );
  });

  it("refuses what is not padded or not in the alphabet", () => {
    for (const text of ["a", "abc", "ab=c", "abc-", "====", "ab c"]) expect(isBase64(text)).toBe(false);
  });
});
