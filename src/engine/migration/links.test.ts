import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linksIn } from "./links.ts";
import { rewriteTerms } from "./terms.ts";

const measured = JSON.parse(readFileSync(new URL("measuredLinks.json", import.meta.url), "utf8")) as string[][];

/** What the program of 0.171.0 makes of each text; one that stands alone stays as it is. */
const MEASURED = measured.map(([text = "", result = text]) => ({ text, result }));

const PIECES = [
  "claude",
  "CLAUDE.md",
  "ab",
  "1",
  ".",
  ":",
  "@",
  "/",
  "://",
  "http",
  "-",
  "'",
  "(",
  ")",
  "?",
  " ",
  "\u7528",
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(""));

describe("links of the newest release", () => {
  it("leaves what was measured as the program leaves it", () => {
    expect(MEASURED.length).toBeGreaterThan(800);
    const ours = MEASURED.map(({ text }) => ({ text, result: rewriteTerms(text, "protectLinks").text }));
    expect(ours).toEqual(MEASURED);
  });

  it("finds ranges in order that do not touch each other's characters", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let done = 0;
        for (const { start, end } of linksIn(text)) {
          expect(start).toBeGreaterThanOrEqual(done);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          done = end;
        }
      }),
    );
  });

  it.each([
    ["see https://claude.ai/docs, or not", ["https://claude.ai/docs"]],
    ["(https://claude.ai/a_(b))", ["https://claude.ai/a_(b)"]],
    ["'x.ab/y' and \"x.ab/z\"", ["x.ab/y", "x.ab/z"]],
    ["mail claude@x.yz.", ["claude@x.yz"]],
    ["CLAUDE.md, claude.md:12:3 and Claude.md?x", []],
    ["CLAUDE.md/x, http://claude.md", ["CLAUDE.md/x", "http://claude.md"]],
    ["./claude.md ~/.claude/x.json", []],
  ])("%s", (text, links) => {
    expect(linksIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(links);
  });

  // Each of these made the time grow with the square of the length.
  it.each(["a.b:", "1.1:", "claude/", "CLAUDE.md?", "a.b_", "a@", "a://?", "x.ab/("])(
    "takes long runs of %s",
    (unit) => {
      const start = performance.now();
      rewriteTerms(unit.repeat(200_000 / unit.length), "protectLinks");
      expect(performance.now() - start).toBeLessThan(3_000);
    },
  );
});
