/** Warnings about what a scenario has and this model does not write out. */
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { StartedThread } from "./start.ts";

/** A `$name` of a skill in the text of a message brings the skill's file along. */
export function mentionWarnings(names: readonly string[], { steps }: Scenario): Sentence[] {
  return steps.flatMap((step, index) => {
    if (step.do !== "turn" || !step.text.includes("$")) return [];
    const words = new Set(step.text.match(/\$[\w-]+/g));
    return names
      .filter((name) => words.has(`$${name}`))
      .map((name) => sentence("warning.skillMention", { step: index, name }));
  });
}

/** Those of the feature flags that are on. */
export function featureWarnings({ session }: StartedThread, features: readonly string[]): Sentence[] {
  return features
    .filter((name) => session.features.has(name))
    .map((name) => sentence("warning.featureNotModelled", { key: `features.${name}` }));
}

export function rulesOnDiskWarnings({ session: { rulesOnDisk: path } }: StartedThread): Sentence[] {
  return path === null ? [] : [sentence("warning.rulesOnDisk", { path })];
}
