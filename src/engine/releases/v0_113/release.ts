/** Codex 0.113.0. */
import { agentWarnings, featureWarnings, mentionWarnings, rulesOnDiskWarnings } from "../../thread/notModelled.ts";
import type { Release } from "../release.ts";
import { announce, opened } from "./announce.ts";
import { baseInstructionsSpans } from "./baseInstructions.ts";
import { compact, pseudoUserMarker } from "./compaction.ts";
import { CONFIG } from "./config.ts";
import { DISCOVERY } from "./discovery.ts";
import { skillItems } from "./mentions.ts";
import { CATALOGUE } from "./models.ts";
import { sections } from "./sections.ts";
import { BUNDLED_SKILLS } from "./skills.ts";
import { baseTokens, INTERRUPTED_OUTPUT_TOKENS, itemTokens } from "./tokens.ts";

/** Feature flags that change the request in a way that is not modelled. */
const UNMODELLED_FEATURES = ["memories", "apps", "realtime_conversation"] as const;

export const RELEASE: Release = {
  id: "0.113.0",
  models: CATALOGUE,
  config: CONFIG,
  agentsMd: { ...DISCOVERY, sections },
  thread: {
    skills: null,
    agents: null,
    notModelled: (start, scenario) => [
      ...rulesOnDiskWarnings(start),
      ...featureWarnings(start, UNMODELLED_FEATURES),
      ...agentWarnings(scenario),
      // The files of these two are not at hand.
      ...mentionWarnings(BUNDLED_SKILLS, scenario),
    ],
    opened,
    baseInstructions: baseInstructionsSpans,
    baseTokens,
    revertEstimates: true,
    announce,
    compact,
    pseudoUserMarker,
    skillItems,
    wrapsPictures: true,
    keepsUnsentMessage: false,
    steersAfterCompaction: true,
    remembers: false,
    revertsToPrompt: true,
    itemTokens,
    interruptedTokens: INTERRUPTED_OUTPUT_TOKENS,
  },
};
