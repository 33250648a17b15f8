import { describe, expect, it, test } from "vitest";
import { TRAIT_VALUES, type TraitArea } from "../../engine/insight.ts";
import { layersEn } from "./compactionLayers.en.ts";
import { layersZh } from "./compactionLayers.zh.ts";
import { releasesEn } from "./releases.en.ts";
import { releasesZh } from "./releases.zh.ts";
import { traitsEn } from "./traits.en.ts";
import { traitsZh } from "./traits.zh.ts";

const AREAS = Object.keys(TRAIT_VALUES) as TraitArea[];
const literals = (text: string) => text.split("`").filter((_, index) => index % 2 === 1);

describe.each([
  ["en", traitsEn, /\.$/],
  ["zh", traitsZh, /。$/],
] as const)("the words for what differs by release in %s", (_, traits, end) => {
  it.each(AREAS)("%s: a name, and a sentence for each value", (area) => {
    const { name, values } = traits.areas[area];
    expect(name).toMatch(/[^.。]$/);
    expect(Object.keys(values).sort()).toEqual([...TRAIT_VALUES[area]].sort());
    for (const text of Object.values<string>(values)) {
      expect(text).toMatch(end);
      // Backticks come in pairs.
      expect((text.split("`").length - 1) % 2).toBe(0);
    }
  });
});

it.each(AREAS)("%s has the same literals in both languages", (area) => {
  const all = (values: object) => Object.values(values).flatMap((text: string) => literals(text));
  expect(all(traitsZh.areas[area].values).sort()).toEqual(all(traitsEn.areas[area].values).sort());
});

/** The paths of all words of a catalogue. */
function leaves(words: unknown, path = ""): string[] {
  if (typeof words !== "object" || words === null) return [path];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

test.each([
  ["comparison", releasesEn, releasesZh],
  ["layers", layersEn, layersZh],
] as const)("the languages have the same words of the %s", (_, english, chinese) => {
  expect(leaves(chinese).sort()).toEqual(leaves(english).sort());
});
