import { expect, test } from "vitest";
import { editsEn } from "./edits.en.ts";
import { examplesEn } from "./examples.en.ts";
import { panelsEn } from "./panels.en.ts";
import { requestEn } from "./request.en.ts";
import { timelineEn } from "./timeline.en.ts";
import { zh } from "./zh.ts";

/** The paths of all words of a catalogue. */
function leaves(words: unknown, path = ""): string[] {
  if (typeof words !== "object" || words === null) return [path];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

test.each([
  ["panels", panelsEn],
  ["timeline", timelineEn],
  ["request", requestEn],
  ["examples", examplesEn],
  ["edits", editsEn],
] as const)("the languages have the same words of the %s", (part, english) => {
  expect(leaves(zh.late?.[part]).sort()).toEqual(leaves(english).sort());
});
