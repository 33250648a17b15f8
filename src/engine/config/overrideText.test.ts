import { expect, test } from "vitest";
import { readOverrideText } from "./overrideText.ts";

test.each([
  ["model=gpt-5.5", "model", "gpt-5.5"],
  [" model = gpt 5 ", "model", "gpt 5"],
  ["a='single'", "a", "single"],
  ["a='open", "a", "open"],
  ["a=", "a", ""],
  ["a=b=c", "a", "b=c"],
  ["a.b=true", "a.b", true],
  ["n=1_000", "n", 1000],
  ["day=2026-01-01", "day", "2026-01-01"],
  ['names=["A.md", "B.md"]', "names", ["A.md", "B.md"]],
  ["names=[A.md]", "names", "[A.md]"],
  ['projects={"/w"={trust_level="untrusted"}}', "projects", { "/w": { trust_level: "untrusted" } }],
])("reads %j", (text, key, value) => {
  expect(readOverrideText(text)).toEqual({ ok: true, key, value });
});

test("speaks as Codex does of what is no override", () => {
  expect(readOverrideText("model")).toEqual({ ok: false, says: "Invalid override (missing '='): model" });
  expect(readOverrideText("=3")).toEqual({ ok: false, says: "Empty key in override: =3" });
});
