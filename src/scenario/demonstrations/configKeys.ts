/** Demonstrations: keys at the wrong place, misspelt, or without a say. Imports only types and data. */
import type { ConfigFindingParams } from "../../engine/insight.ts";
import { gitRepository, HOME, REPO, USER_CONFIG } from "../examples/machine.ts";
import type { Demonstration } from "./demonstration.ts";
import { inRepository, probe, rule, scenario } from "./fileParts.ts";

type Ids =
  | "key-in-wrong-table"
  | "unknown-key"
  | "marker-in-project-config"
  | "key-not-for-projects"
  | "project-config-unread";

export const PROJECT_CONFIG = `${REPO}/.codex/config.toml`;

/** The lines of the user's config that make Codex read a project's. */
export function trust(directory: string): string {
  return `[projects."${directory}"]\ntrust_level = "trusted"\n`;
}

export const TRUST = trust(REPO);

const LINT = "Run the linter before each commit.";
const TESTS = "Write the test first.";
const TEAM = { [`${REPO}/TEAM.md`]: rule("Team", LINT) };
const NAMES = 'project_doc_fallback_filenames = ["TEAM.md"]\n';

const nameAtTheTop = inRepository("The key above the first table", { [USER_CONFIG]: `${NAMES}\n${TRUST}`, ...TEAM });

const WORK = `${HOME}/work`;
const APP = `${WORK}/app`;
const MARKERS = 'project_root_markers = [".team-root"]\n';
const workspace = {
  ...gitRepository(APP),
  [`${WORK}/.team-root`]: "",
  [`${WORK}/AGENTS.md`]: rule("Workspace", LINT),
  [`${APP}/AGENTS.md`]: rule("App", TESTS),
};

const BRIEF = "Answer in one sentence.";
const VOICE = `developer_instructions = "${BRIEF}"\n`;
const NOTIFY = 'notify = ["say", "done"]\n';

export const CONFIG_KEYS: { readonly [Id in keyof Pick<ConfigFindingParams, Ids>]: Demonstration } = {
  "key-in-wrong-table": {
    raises: inRepository("A key below a table header", { [USER_CONFIG]: `${TRUST}${NAMES}`, ...TEAM }),
    nearMiss: nameAtTheTop,
    probes: [probe(LINT, false, true, true)],
  },
  "unknown-key": {
    raises: inRepository("A misspelt key", {
      [USER_CONFIG]: `project_doc_fallback_filename = ["TEAM.md"]\n\n${TRUST}`,
      ...TEAM,
    }),
    nearMiss: nameAtTheTop,
    probes: [probe(LINT, false, true, true)],
  },
  "marker-in-project-config": {
    raises: scenario(
      "A root marker in a project's config",
      { ...workspace, [`${APP}/.codex/config.toml`]: MARKERS, [USER_CONFIG]: trust(APP) },
      APP,
    ),
    nearMiss: scenario(
      "The marker in the user's config",
      { ...workspace, [USER_CONFIG]: `${MARKERS}\n${trust(APP)}` },
      APP,
    ),
    probes: [probe(LINT, false, true, true), probe(TESTS, true, true, true)],
  },
  "key-not-for-projects": {
    raises: inRepository("A key that projects may not set", {
      [USER_CONFIG]: TRUST,
      [PROJECT_CONFIG]: `${VOICE}${NOTIFY}`,
    }),
    nearMiss: inRepository("The key in the user's config", {
      [USER_CONFIG]: `${NOTIFY}\n${TRUST}`,
      [PROJECT_CONFIG]: VOICE,
    }),
    probes: [probe(BRIEF, true, true, true)],
  },
  "project-config-unread": {
    raises: inRepository("A project that nobody trusts", { [PROJECT_CONFIG]: VOICE }),
    nearMiss: inRepository("A trusted project", { [USER_CONFIG]: TRUST, [PROJECT_CONFIG]: VOICE }),
    probes: [probe(BRIEF, false, true, true)],
  },
};
