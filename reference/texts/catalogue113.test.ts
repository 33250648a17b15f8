import { expect, it } from "vitest";
import { type CatalogueEntry, entryOf, modelFacts } from "./catalogue113.ts";

const TEXTS = {
  "base.gpt-5": "BASE",
  "base.gpt-5.4.template": "TEMPLATE",
  "personality.friendly": "WARM",
  "personality.pragmatic": "DRY",
};
const ENTRY: CatalogueEntry = {
  slug: "model",
  visibility: "hide",
  context_window: 1000,
  default_reasoning_level: "medium",
  base_instructions: "BASE",
  model_messages: null,
};
const MESSAGES = {
  instructions_template: "TEMPLATE",
  instructions_variables: { personality_default: "", personality_friendly: "WARM", personality_pragmatic: "DRY" },
} as const;

it("names the texts of a model by their keys", () => {
  expect(modelFacts(ENTRY, TEXTS)).toMatchObject({ slug: "model", visible: false, base: "base.gpt-5" });
  expect(modelFacts(ENTRY, TEXTS)).not.toHaveProperty("template");
  expect(modelFacts({ ...ENTRY, model_messages: MESSAGES }, TEXTS)).toMatchObject({
    template: "base.gpt-5.4.template",
    personalities: { friendly: "personality.friendly", pragmatic: "personality.pragmatic" },
  });
});

it("refuses a text that has no key", () => {
  expect(() => modelFacts({ ...ENTRY, base_instructions: "OTHER" }, TEXTS)).toThrow(/"model" has a text without a key/);
});

it("says which model the catalogue lacks", () => {
  expect(entryOf([ENTRY], "model")).toBe(ENTRY);
  expect(() => entryOf([ENTRY], "gpt-5")).toThrow(/no model "gpt-5"/);
});
