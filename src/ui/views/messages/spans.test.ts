import { describe, expect, test } from "vitest";
import { byteLength, type Part, type Source, type Span } from "../../../engine/index.ts";
import { capSpans, hasCodexText, lineAt, namedSources, piecesOf } from "./spans.ts";

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

describe("lineAt", () => {
  const spans: Span[] = [
    { text: "one\ntwo\n", source: { kind: "file", path: "/r/AGENTS.md", start: 10, end: 18 } },
    { text: "--\n--", source: SEPARATOR },
  ];
  const bytesAt = (offset: number) => {
    const source = lineAt(spans, offset)?.source;
    return source?.kind === "file" ? [source.start, source.end] : source?.kind;
  };

  test("a line of the source, its end included", () => {
    expect([0, 3, 4, 7].map(bytesAt)).toEqual([
      [10, 14],
      [10, 14],
      [14, 18],
      [14, 18],
    ]);
    expect(bytesAt(8)).toBe("separator");
    expect(lineAt(spans, 13)).toBeNull();
  });
});

describe("piecesOf", () => {
  const spans: Span[] = [
    { text: "abc", source: SEPARATOR },
    { text: "defg", source: FILE },
  ];
  const pieces = (mark: { start: number; end: number } | null) =>
    piecesOf(spans, mark).map(({ text, start, marked }) => `${start}${marked ? "*" : " "}${text}`);

  test("the marked stretch is cut out, across spans too", () => {
    expect(pieces(null)).toEqual(["0 abc", "3 defg"]);
    expect(pieces({ start: 4, end: 6 })).toEqual(["0 abc", "3 d", "4*ef", "6 g"]);
    expect(pieces({ start: 1, end: 4 })).toEqual(["0 a", "1*bc", "3*d", "4 efg"]);
    expect(pieces({ start: 0, end: 7 })).toEqual(["0*abc", "3*defg"]);
  });
});
