import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import { describe, expect, it } from "vitest";
import { tomlValue } from "./launchConfig.ts";

describe("tomlValue", () => {
  it.each([
    true,
    -3,
    0.5,
    "",
    'quote " backslash \\ tab \t newline \n DEL \u007f é 😀',
    ["a", ["b"], []],
    { "a.b": { c: [1, 2] }, "": "empty key" },
  ])("writes %j so that TOML reads it back", (value) => {
    expect(getStaticTOMLValue(parseTOML(`key = ${tomlValue(value)}`))).toEqual({ key: value });
  });

  it("has no form for null", () => {
    expect(() => tomlValue([null])).toThrow(/null/);
  });
});
