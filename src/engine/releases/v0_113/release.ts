/** Codex 0.113.0. */
import type { Release } from "../release.ts";
import { announce, opened } from "./announce.ts";
import { baseInstructionsSpans } from "./baseInstructions.ts";
import { compact, pseudoUserMarker } from "./compaction.ts";
import { CONFIG } from "./config.ts";
import { DISCOVERY } from "./discovery.ts";
import { skillItems } from "./mentions.ts";
import { CATALOGUE } from "./models.ts";
import { sections } from "./sections.ts";
import { INTERRUPTED_OUTPUT_TOKENS, itemTokens } from "./tokens.ts";

export const RELEASE: Release = {
  id: "0.113.0",
  models: CATALOGUE,
  config: CONFIG,
  agentsMd: { ...DISCOVERY, sections },
  thread: {
    opened,
    baseInstructions: baseInstructionsSpans,
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
