import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyChanges,
  applyShown,
  countLineEnds,
  difference,
  mainLineEnd,
  offsetAt,
  positionAt,
  shownText,
  type TextChange,
  withLineEnds,
} from "./textEdits.ts";

const insert = (line: number, column: number, text: string): TextChange => ({
  start: { line, column },
  end: { line, column },
  text,
});

describe("applyChanges", () => {
  it("keeps the byte order mark and every line end that it does not touch", () => {
    expect(applyChanges("\ufeffa\r\nb\nc\r\n", [insert(2, 2, "!")])).toBe("\ufeffa\r\nb!\nc\r\n");
    expect(applyChanges("\ufeffa", [insert(1, 1, "x")])).toBe("\ufeffxa");
  });

  it("writes new line ends in the most frequent kind", () => {
    expect(applyChanges("a\r\nb\r\nc\n", [insert(3, 2, "\nx")])).toBe("a\r\nb\r\nc\r\nx\n");
    expect(applyChanges("a\nb", [insert(1, 2, "\r\n")])).toBe("a\n\nb");
  });

  it("makes several changes at once, whatever their order", () => {
    const changes = [
      insert(1, 1, "1"),
      insert(3, 3, "3"),
      { start: { line: 1, column: 2 }, end: { line: 2, column: 1 }, text: "" },
    ];
    expect(applyChanges("ab\ncd\nef", changes)).toBe("1acd\nef3");
  });

  it("does not let a lone CR melt with an LF", () => {
    const changed = applyChanges("a\rX\nb\n", [
      { start: { line: 2, column: 1 }, end: { line: 2, column: 2 }, text: "" },
    ]);
    expect(shownText(changed)).toBe("a\n\nb\n");
  });
});

describe("line ends", () => {
  it("are counted each for itself", () => {
    expect(countLineEnds("a\r\nb\nc\rd\r\n")).toEqual({ LF: 1, CRLF: 2, CR: 1 });
    expect(mainLineEnd("")).toBe("LF");
    expect(mainLineEnd("a\r\nb\n")).toBe("LF");
    expect(mainLineEnd("a\rb\r")).toBe("CR");
    expect(withLineEnds("a\r\nb\nc\r", "CRLF")).toBe("a\r\nb\r\nc\r\n");
  });
});

describe("positions", () => {
  it("count lines of any kind and leave the byte order mark out", () => {
    const text = "\ufeffab\r\nc\rd\ne";
    expect(offsetAt(text, { line: 1, column: 1 })).toBe(1);
    expect(offsetAt(text, { line: 3, column: 1 })).toBe(text.indexOf("d"));
    expect(positionAt(text, text.indexOf("d"))).toEqual({ line: 3, column: 1 });
    expect(positionAt(text, 0)).toEqual({ line: 1, column: 1 });
    expect(offsetAt(text, { line: 99, column: 1 })).toBe(text.length);
  });

  it("lead back to the offset", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "é", "😀", "\r\n", "\n", "\r"), { maxLength: 20 }),
        fc.nat(),
        (parts, pick) => {
          const text = parts.join("");
          const offset = pick % (text.length + 1);
          // Between CR and LF there is no position.
          if (text[offset - 1] === "\r" && text[offset] === "\n") return;
          expect(offsetAt(text, positionAt(text, offset))).toBe(offset);
        },
      ),
      { seed: 3 },
    );
  });
});

const piece = fc.constantFrom("a", "b ", "😀", "\r\n", "\n", "\r", "\ufeff");
const anyText = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(""));

describe("any edit", () => {
  it("of the shown text shows the new text and keeps untouched lines as they were", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(), fc.nat(), (text, inserted, one, other) => {
        const shown = shownText(text);
        const [start, end] = [one % (shown.length + 1), other % (shown.length + 1)].sort((a, b) => a - b);
        const value = shown.slice(0, start) + withLineEnds(inserted, "LF") + shown.slice(end);
        // A mark typed at the very beginning becomes the file's byte order mark, which is not shown.
        if (value.startsWith("\ufeff") && !text.startsWith("\ufeff")) return;
        const result = applyShown(text, value);
        expect(shownText(result)).toBe(value);
        expect(result.startsWith("\ufeff")).toBe(text.startsWith("\ufeff"));
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it("is found as one stretch that does not split a character", () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const [one, two] = [withLineEnds(before, "LF"), withLineEnds(after, "LF")];
        const change = difference(one, two);
        if (change === null) {
          expect(one).toBe(two);
          return;
        }
        const lines = one.split("\n");
        const at = ({ line, column }: { line: number; column: number }) =>
          lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
        expect(one.slice(0, at(change.start)) + change.text + one.slice(at(change.end))).toBe(two);
        expect(change.text.isWellFormed()).toBe(true);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  it("that changes nothing gives the same bytes", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(applyShown(text, shownText(text))).toBe(text);
      }),
      { seed: 6 },
    );
  });
});
