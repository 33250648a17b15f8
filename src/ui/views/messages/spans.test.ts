import { describe, expect, test } from "vitest";
import { byteLength, type Part, type Source, type Span } from "../../../engine/index.ts";
import { advance, capSpans, hasCodexText, namedSources, placeOfByte, startOf } from "./spans.ts";

const FILE: Source = { kind: "file", path: "/r/AGENTS.md", start: 0, end: 9 };
const SEPARATOR: Source = { kind: "separator" };
const CODEX: Source = { kind: "codex", key: "mode.default", start: 0, end: 4 };
const KEY: Source = { kind: "config", layer: "user", path: "/h/config.toml", key: "model", line: 3, column: 9 };

function part(...sources: Source[]): Part {
  const spans = sources.map((source) => ({ text: "text", source }));
  return { type: "input_text", fragment: "agentsMd", spans, text: "", bytes: 0 };
}

describe("namedSources", () => {
  test("each file and each key once, in the order in which they appear", () => {
    const again: Source = { ...FILE, start: 4 };
    expect(namedSources([part(SEPARATOR, KEY, FILE), part(CODEX, again)]).map(({ source }) => source)).toEqual([
      KEY,
      FILE,
    ]);
  });

  test("a part with any text of Codex's own is Codex's", () => {
    expect(hasCodexText(part(SEPARATOR, CODEX))).toBe(true);
    expect(hasCodexText(part(SEPARATOR, FILE))).toBe(false);
  });
});

describe("capSpans", () => {
  const spans: Span[] = [
    { text: "abc", source: SEPARATOR },
    { text: "d€😀f", source: FILE },
    { text: "g", source: SEPARATOR },
  ];
  const all = spans.map(({ text }) => text).join("");

  test.each([0, 1, 3, 4, 5, 6, 7, 8, 9, 100])("at %i characters nothing is lost or doubled", (limit) => {
    const { spans: shown, hidden } = capSpans(spans, limit);
    const text = shown.map((span) => span.text).join("");
    expect(all.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(text.isWellFormed()).toBe(true);
    expect(byteLength(text) + hidden).toBe(byteLength(all));
  });
});

describe("places", () => {
  test("a byte offset is a line and a column in characters", () => {
    expect(placeOfByte("a\n€b\n", 0)).toEqual({ line: 1, column: 1 });
    expect(placeOfByte("a\n€b\n", 5)).toEqual({ line: 2, column: 2 });
    expect(placeOfByte("a\n€b\n", 7)).toEqual({ line: 3, column: 1 });
  });

  test("text goes on where it began", () => {
    expect(advance({ line: 4, column: 3 }, "ab")).toEqual({ line: 4, column: 5 });
    expect(advance({ line: 4, column: 3 }, "ab\n\nc")).toEqual({ line: 6, column: 2 });
  });

  test("a trimmed file begins where its text does; a key where its value stands", () => {
    expect(startOf({ ...FILE, start: 3 }, "\n\n  text")).toEqual({ line: 3, column: 2 });
    expect(startOf(FILE, undefined)).toEqual({ line: 1, column: 1 });
    expect(startOf(KEY, undefined)).toEqual({ line: 3, column: 9 });
    expect(startOf(CODEX, undefined)).toBeNull();
  });
});
