import { expect, test } from "vitest";
import { findingsUiEn } from "./findings.en.ts";
import { findingsUiZh } from "./findings.zh.ts";

/** The paths of all words of a catalogue. */
function leaves(words: object, path = ""): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, `${path}.${key}`) : [`${path}.${key}: ${typeof value}`],
  );
}

test("the languages have the same words around findings", () => {
  expect(leaves(findingsUiZh).sort()).toEqual(leaves(findingsUiEn).sort());
});

test("counts leave out what there is none of", () => {
  expect(findingsUiEn.counted({ error: 1, warning: 0, info: 2 })).toBe("1 error, 2 notes");
  expect(findingsUiEn.changes.all(["step 2 is new", "and 1 more change"])).toBe("Step 2 is new; and 1 more change.");
});
