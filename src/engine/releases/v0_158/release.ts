/** Codex 0.158.0. Its rules are those of the engine's own modules; here they are put together. */
import {
  acceptFallbackName,
  CANDIDATE_NAMES,
  findProjectRoot,
  namesIn,
  searchedDirectories,
} from "../../agentsMd/discover.ts";
import { readGlobalDoc, readProjectDocs } from "../../agentsMd/read.ts";
import { GRANULAR_APPROVAL } from "../../config/approval.ts";
import { configFault, unknownKeyWarnings } from "../../config/check.ts";
import { KNOWN_KEYS } from "../../config/keys.ts";
import { NOT_FOR_PROJECTS } from "../../config/load.ts";
import { profileTables } from "../../config/profile.ts";
import { semanticFault } from "../../config/semantics.ts";
import { enabledBundledSkills } from "../../config/skills.ts";
import { layerRoot } from "../../config/trust.ts";
import { baseInstructionsSpans } from "../../fragments/baseInstructions.ts";
import { findGitRoot } from "../../machine/git.ts";
import { announce } from "../../thread/announce.ts";
import { compact } from "../../thread/compaction/loading.ts";
import { baseTokens, INTERRUPTED_OUTPUT_TOKENS, itemTokens } from "../../thread/compaction/tokens.ts";
import { featureWarnings, mentionWarnings, rulesOnDiskWarnings } from "../../thread/notModelled.ts";
import { offeredModels } from "../models.ts";
import type { Release } from "../release.ts";
import { BUNDLED_SKILLS } from "./bundledSkills.ts";
import { DEFAULT_MODEL, findModel, MODELS } from "./models.ts";

/** Feature flags that change the request in a way that is not modelled. */
const UNMODELLED_FEATURES = [
  "current_time_reminder",
  "deferred_executor",
  "deferred_tool_world_state",
  "memories",
  "shell_zsh_fork",
  "token_budget",
] as const;

export const RELEASE: Release = {
  id: "0.158.0",
  models: { default: DEFAULT_MODEL, offered: offeredModels(MODELS), find: findModel },
  config: {
    keys: KNOWN_KEYS,
    known: (layer) => layer,
    knownRequirements: (requirements) => requirements,
    trustsRealPaths: true,
    inForce: (merged) => merged,
    fault: (effective, layers) => configFault(effective, layers) ?? semanticFault(effective),
    profileTables,
    unknownKeyWarnings,
    notForProjects: NOT_FOR_PROJECTS,
    gitRoot: findGitRoot,
    persistsTrust: true,
    featuresByDefault: [],
    bundledSkills: (effective, ownLayers, machine) =>
      enabledBundledSkills(effective, ownLayers, machine, BUNDLED_SKILLS),
    approval: GRANULAR_APPROVAL,
    requirementsAreMild: false,
    layerRoot,
  },
  agentsMd: {
    searchPath(files, cwd, markers) {
      const root = findProjectRoot(files, cwd, markers);
      return { root, directories: searchedDirectories(root, cwd) };
    },
    acceptFallbackName,
    namesIn,
    isCandidate(files, path) {
      const found = files.locate(path);
      return found.kind === "file" || (found.kind === "failed" && found.failure !== "not-found");
    },
    readProjectDocs,
    readGlobalDoc: (files, codexHome) => readGlobalDoc(files, codexHome, CANDIDATE_NAMES),
    sections: () => [],
    alwaysNamesDirectory: false,
    warnsOfGlobal: true,
    needsTrust: true,
    readsAgain: true,
  },
  thread: {
    notModelled: (start, scenario) => [
      ...rulesOnDiskWarnings(start),
      ...featureWarnings(start, UNMODELLED_FEATURES),
      ...mentionWarnings(start.session.bundledSkills, scenario),
    ],
    opened: () => {},
    baseInstructions: baseInstructionsSpans,
    baseTokens,
    revertEstimates: false,
    announce,
    compact,
    skillItems: (state, step, turn) => state.session.release.thread.skills?.items(state, step, turn) ?? [],
    skills: null,
    wrapsPictures: false,
    keepsUnsentMessage: true,
    steersAfterCompaction: false,
    remembers: true,
    revertsToPrompt: false,
    agents: null,
    itemTokens,
    interruptedTokens: INTERRUPTED_OUTPUT_TOKENS,
  },
};
