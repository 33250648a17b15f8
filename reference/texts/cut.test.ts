import { describe, expect, it } from "vitest";
import { TEXT_KEYS } from "../../src/engine/index.ts";
import { CutError, textAfter, textAfterLast, textBefore, textBeforeLast, textBetween, unwrapped } from "./cut.ts";
import { RECIPES } from "./recipes.ts";

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

it("there is one recipe for each text", () => {
  expect(RECIPES.map(({ key }) => key).sort()).toEqual([...TEXT_KEYS].sort());
});
