import fc from "fast-check";
import { expect, test } from "vitest";
import { changedLines } from "./changedLines.ts";

const shown = (before: string, after: string) =>
  changedLines(before, after).lines.map(({ kind, text }) => `${kind} ${text}`);

test("a changed line stands between two that stayed, the rest is a gap", () => {
  const lines = ["a", "b", "c", "d", "e", "f", "g"];
  expect(shown(lines.join("\n"), lines.join("\n").replace("d", "D"))).toEqual([
    "gap ",
    "same b",
    "same c",
    "removed d",
    "added D",
    "same e",
    "same f",
    "gap ",
  ]);
});

test("a new file is all added, an equal one has no lines", () => {
  expect(shown("", "one\ntwo\n")).toEqual(["added one", "added two"]);
  expect(changedLines("a\nb", "a\nb")).toMatchObject({ added: 0, removed: 0 });
});

test("a large stretch is told as a whole, and quickly", () => {
  const before = Array.from({ length: 20_000 }, (_, line) => `old ${line}`).join("\n");
  const started = performance.now();
  const { added, removed, lines } = changedLines(before, before.replaceAll("old", "new"));
  expect([added, removed, lines.length]).toEqual([20_000, 20_000, 40_000]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("the numbers are those of the lines", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { lines, added, removed } = changedLines(before, after);
      expect(lines.filter(({ kind }) => kind === "added")).toHaveLength(added);
      expect(lines.filter(({ kind }) => kind === "removed")).toHaveLength(removed);
    }),
  );
});
