/** What a rule has of its own in Codex 0.113.0. Imports only types and data: the documentation loads this when it is opened. */
import type { RuleId } from "../../engine/insight.ts";
import type { ScenarioDocument, StepDocument } from "../document.ts";
import { CODEX_HOME, GLOBAL_FILE, REPO, USER_CONFIG } from "../examples/machine.ts";
import { type Demonstration, in113 } from "./demonstration.ts";
import { CENTS, type Files, inRepository, MAIN, probe, rule, SPACES, TABS } from "./fileParts.ts";

function old(title: string, files: Files, cwd: string = REPO): ScenarioDocument {
  return in113(inRepository(title, files, cwd));
}

function oldThread(title: string, files: Files, ...steps: StepDocument[]): ScenarioDocument {
  return { ...old(title, files), steps };
}

const root = { [`${REPO}/AGENTS.md`]: rule("Acme", MAIN) };
const web = { [`${REPO}/web/AGENTS.md`]: rule("Web", SPACES) };
const START: StepDocument = { do: "turn", text: "Add a settings page" };
const GO_ON: StepDocument = { do: "turn", text: "Now the tests" };
const COMPACT: StepDocument = { do: "compact", summary: "A settings page was added." };

const global = { [GLOBAL_FILE]: rule("Everywhere", TABS) };
const EDIT: StepDocument = { do: "write", path: GLOBAL_FILE, node: rule("Everywhere", CENTS) };
/** A character of Latin-1, which is no UTF-8. */
const LATIN_1 = { base64: "LSBDYWbpIHJ1bGVzLgo=" } as const;

const REVIEW = "You review pull requests.";
const REVIEWER = { [`${CODEX_HOME}/review.md`]: `${REVIEW}\n`, [`${CODEX_HOME}/plain.md`]: "You write code.\n" };
const profile = (chosen: string) =>
  `${chosen}model_instructions_file = "plain.md"\n\n[profiles.review]\nmodel_instructions_file = "review.md"\n`;

export const OLDER_DEMONSTRATIONS: readonly (readonly [RuleId, Demonstration])[] = [
  [
    "dangling-symlink",
    {
      raises: old("A symlink to nothing hides AGENTS.md", {
        ...root,
        [`${REPO}/AGENTS.override.md`]: { symlink: "LOCAL.md" },
      }),
      nearMiss: old("A directory of that name does not", { ...root, [`${REPO}/AGENTS.override.md/note.md`]: "" }),
      probes: [probe(MAIN, false, true, true)],
    },
  ],
  [
    "unreadable-file",
    {
      raises: old(
        "A symlink to a directory loses all project files",
        { ...root, [`${REPO}/web/AGENTS.md`]: { symlink: "rules" }, [`${REPO}/web/rules/main.md`]: "" },
        `${REPO}/web`,
      ),
      nearMiss: old("Both files can be read", { ...root, ...web }, `${REPO}/web`),
      probes: [probe(MAIN, false, true, true)],
    },
  ],
  [
    "unreadable-file",
    {
      raises: old("A global file that is not UTF-8", { ...root, [GLOBAL_FILE]: LATIN_1 }),
      nearMiss: old("The same bytes in a project file", { ...global, [`${REPO}/AGENTS.md`]: LATIN_1 }),
      probes: [probe("rules.", false, true, true)],
    },
  ],
  [
    "stale-agents-md",
    {
      raises: oldThread("An edited global file", { ...root, ...global }, START, EDIT, GO_ON),
      nearMiss: oldThread("A fork reads it again", { ...root, ...global }, START, EDIT, { do: "fork" }, GO_ON),
      probes: [probe(CENTS, false, true, null), probe(TABS, true, true, null)],
    },
  ],
  [
    "compaction-keeps-old-text",
    {
      raises: oldThread("The old global text comes back", { ...root, ...global }, START, EDIT, COMPACT, GO_ON),
      nearMiss: oldThread(
        "Resumed behind the compaction",
        { ...root, ...global },
        START,
        EDIT,
        COMPACT,
        { do: "resume" },
        GO_ON,
      ),
      probes: [probe(CENTS, false, true, null), probe(TABS, true, false, null)],
    },
  ],
  [
    "text-doubled",
    {
      raises: oldThread("A fork tells everything again", root, START, { do: "fork" }, GO_ON),
      nearMiss: oldThread("A resumed thread does not", root, START, { do: "resume" }, GO_ON),
      probes: [probe(MAIN, true, true, null)],
    },
  ],
  [
    "unknown-key",
    {
      raises: old("A key of a later release", { ...root, [USER_CONFIG]: "include_environment_context = false\n" }),
      nearMiss: old("A key that this release knows", { ...root, [USER_CONFIG]: "project_doc_max_bytes = 4096\n" }),
      probes: [probe("<environment_context>", true, true, null)],
    },
  ],
  [
    "overruled-key",
    {
      raises: old("The chosen profile wins", { ...REVIEWER, [USER_CONFIG]: profile('profile = "review"\n') }),
      nearMiss: old("A profile that is not chosen", { ...REVIEWER, [USER_CONFIG]: profile("") }),
      probes: [probe(REVIEW, true, false, true)],
    },
  ],
  [
    "refused-start",
    {
      raises: old("A profile that is not there", { ...REVIEWER, [USER_CONFIG]: profile('profile = "reviews"\n') }),
      nearMiss: old("A profile that is there", { ...REVIEWER, [USER_CONFIG]: profile('profile = "review"\n') }),
      probes: [],
    },
  ],
];
