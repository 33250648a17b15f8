import { describe, expect, it } from "vitest";
import { CODEX_RELEASES } from "../../src/engine/index.ts";
import { textKeysOf } from "../../src/engine/textKeys.ts";
import { CutError, textAfter, textAfterLast, textBefore, textBeforeLast, textBetween, unwrapped } from "./cut.ts";
import { TEXT_SOURCES } from "./sources.ts";

describe("cutting", () => {
  const text = "a|b|c";

  it("cuts at the first or the last marker", () => {
    expect([textBefore(text, "|"), textAfter(text, "|"), textBeforeLast(text, "|"), textAfterLast(text, "|")]).toEqual([
      "a",
      "b|c",
      "a|b",
      "c",
    ]);
    expect(textBetween(text, "a|", "|c")).toBe("b");
    expect(unwrapped("<t>\nx\n</t>", "<t>", "</t>")).toBe("\nx\n");
  });

  it.each([
    () => textBefore(text, "!"),
    () => textAfter(text, "!"),
    () => textBeforeLast(text, "!"),
    () => textAfterLast(text, "!"),
    () => textBetween(text, "c", "a"),
    () => unwrapped(text, "b", "c"),
    () => unwrapped(text, "a", "b"),
  ])("refuses a marker that is not there (%#)", (cut) => {
    expect(cut).toThrow(CutError);
  });
});

it.each(CODEX_RELEASES)("there is one recipe, of a run that there is, for each text of %s", (release) => {
  const [recipes, captures] = TEXT_SOURCES[release].read((source) => [
    source.recipes.map(({ key, capture }) => ({ key, capture })),
    Object.keys(source.captures),
  ]);
  expect(recipes.map(({ key }) => key).sort()).toEqual([...textKeysOf(release)].sort());
  expect([...new Set(recipes.flatMap(({ capture }) => capture ?? []))].sort()).toEqual(captures.sort());
});
