import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/scenario/schema.ts";
import { generateScenario } from "./generate.ts";
import { draw } from "./random.ts";
import { cardOfModel, MODEL_CARDS } from "./settings.ts";

describe("generateScenario", () => {
  it("makes valid scenarios with one turn", () => {
    for (const seed of [1, 2, 3]) {
      for (let index = 0; index < 200; index++) {
        const parsed = parseScenario(generateScenario(seed, index));
        if (!parsed.ok) throw new Error(`seed ${seed}, ${index}: ${JSON.stringify(parsed.faults)}`);
        expect(parsed.scenario.steps).toHaveLength(1);
      }
    }
  });

  it("makes the same scenario for the same seed, another for another", () => {
    expect(generateScenario(5, 7)).toEqual(generateScenario(5, 7));
    expect(generateScenario(5, 7)).not.toEqual(generateScenario(6, 7));
  });
});

describe("draw", () => {
  it("draws every card before one comes again", () => {
    const cards = ["a", "b", "c", "d", "e"];
    for (let round = 0; round < 4; round++) {
      const drawn = cards.map((_, index) => draw(1, "deck", cards, round * cards.length + index));
      expect(drawn.toSorted()).toEqual(cards);
    }
  });
});

describe("cardOfModel", () => {
  it.each([
    ["gpt-5.5", "gpt-5.5"],
    ["gpt-5.5-foo", "prefix"],
    ["openai/gpt-6-sol-next", "namespace"],
    ["a/b/gpt-5.5", "unknown"],
    ["gpt-5", "unknown"],
  ])("knows %s as %s", (slug, card) => {
    expect(cardOfModel(slug)).toBe(card);
    expect(MODEL_CARDS).toContain(card);
  });
});
