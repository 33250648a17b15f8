/** Warnings about what a scenario has and this model does not write out. */
import { CORNER_FEATURES } from "../corners/registry.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Session } from "./session.ts";
import type { StartedThread } from "./start.ts";

/** A `$name` of a skill in the text of a message brings the skill's file along. */
export function mentionWarnings(names: readonly string[], { steps }: Scenario): Sentence[] {
  return steps.flatMap((step, index) => {
    if ((step.do !== "turn" && step.do !== "review") || !step.text.includes("$")) return [];
    const words = new Set(step.text.match(/\$[\w-]+/g));
    return names
      .filter((name) => words.has(`$${name}`))
      .map((name) => sentence("warning.skillMention", { step: index, name }));
  });
}

/** Agents and reviews, in a release for which they are not modelled. */
export function agentWarnings({ steps }: Scenario): Sentence[] {
  return steps.flatMap((step, index) =>
    step.do === "review" || (step.do === "turn" && step.agents.length > 0)
      ? [sentence("warning.agentsNotModelled", { step: index })]
      : [],
  );
}

function isModelled({ corners, release }: Session, feature: string): boolean {
  if (corners === undefined || release.id !== "0.158.0" || !CORNER_FEATURES.has(feature)) return false;
  return feature !== "memories" || corners.memories.version === "v1";
}

/** Those of the feature flags that are on. */
export function featureWarnings({ session }: StartedThread, features: readonly string[]): Sentence[] {
  return features
    .filter((name) => session.features.has(name) && !isModelled(session, name))
    .map((name) => sentence("warning.featureNotModelled", { key: `features.${name}` }));
}

/** Are there rules whose approved prefixes are not listed here? */
export function hasUnknownPrefixes({ rulesOnDisk, corners }: Session): boolean {
  return corners === undefined ? rulesOnDisk !== null : corners.prefixes === undefined;
}

export function rulesOnDiskWarnings({ session }: StartedThread): Sentence[] {
  const path = session.rulesOnDisk;
  return path === null || !hasUnknownPrefixes(session) ? [] : [sentence("warning.rulesOnDisk", { path })];
}
