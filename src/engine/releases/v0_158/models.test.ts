import { describe, expect, it } from "vitest";
import { catalogueModel, DEFAULT_MODEL, findModel, MODELS } from "./models.ts";

/** Every row was put to the real program. */
describe("the model for a name", () => {
  it.each([
    ["gpt-5.5", "gpt-5.5"],
    ["gpt-5.5-foo", "gpt-5.5"],
    ["gpt-5.50", "gpt-5.5"],
    ["gpt-5.5 ", "gpt-5.5"],
    ["gpt-6-solar", "gpt-6-sol"],
    ["gpt-5.6-lunar", "gpt-5.6-luna"],
    ["gpt-6-astra-2026", "gpt-6-astra"],
    ["gpt-daybreak-blue-latest-2", "gpt-daybreak-blue-latest"],
    ["codex-auto-review-x", "codex-auto-review"],
    ["openai/gpt-5.5", "gpt-5.5"],
    ["openai/gpt-6-astra-x", "gpt-6-astra"],
    ["a-b_c/gpt-5.5", "gpt-5.5"],
    ["1/gpt-5.5", "gpt-5.5"],
    // A slug wins over a namespace.
    ["gpt-5.5/gpt-6-sol", "gpt-5.5"],
    ["gpt-6-sol/nope", "gpt-6-sol"],
  ])("%j is %s", (name, slug) => {
    expect(catalogueModel(name)?.slug).toBe(slug);
  });

  it.each([
    "",
    "gpt-5",
    "gpt-5.",
    "gpt-5.6",
    "gpt-6-s",
    "gpt-daybreak-blue",
    "codex-auto-revie",
    "GPT-5.5",
    " gpt-5.5",
    "a/b/gpt-5.5",
    "/gpt-5.5",
    "a.b/gpt-5.5",
    "open ai/gpt-5.5",
    "äö/gpt-5.5",
    "openai/",
    "openai/GPT-5.5",
    "nope/nope2",
  ])("%j is unknown", (name) => {
    expect(catalogueModel(name)).toBeNull();
    expect(findModel(name)).toMatchObject({ slug: name, base: "base.fallback", lite: false });
  });

  it("knows the default model, and every slug finds itself", () => {
    expect(findModel(DEFAULT_MODEL).slug).toBe("gpt-6-astra");
    for (const model of MODELS) expect(findModel(model.slug)).toBe(model);
  });
});
