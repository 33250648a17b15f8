/** Imports only types and data: the documentation loads this when it is opened. */
import type { ThreadFindingParams } from "../../engine/insight.ts";
import type { ScenarioDocument, StepDocument } from "../document.ts";
import { gitRepository, REPO, TRUSTED, USER_CONFIG, userConfig } from "../examples/machine.ts";
import { type Demonstration, in113 } from "./demonstration.ts";

const ROOT_FILE = `${REPO}/AGENTS.md`;

/** A thread in a trusted repository. */
function thread(title: string, steps: readonly StepDocument[], config: readonly string[] = []): ScenarioDocument {
  return {
    format: 1,
    title,
    files: {
      ...gitRepository(REPO),
      ...userConfig(config, TRUSTED),
      [ROOT_FILE]: "- Run the old checks.\n",
    },
    launch: { cwd: REPO },
    steps,
  };
}

const START: StepDocument = { do: "turn", text: "Add a settings page" };
const GO_ON: StepDocument = { do: "turn", text: "Now the tests" };
const RESUME: StepDocument = { do: "resume" };
const COMPACT: StepDocument = { do: "compact", summary: "A settings page was added." };
const EDIT: StepDocument = { do: "write", path: ROOT_FILE, node: "- Run the new checks.\n" };
const OLD = "Run the old checks.";
const NEW = "Run the new checks.";

/** The user's configuration with one more line. */
function configure(line: string): StepDocument {
  return { do: "write", path: USER_CONFIG, node: userConfig([line], TRUSTED)[USER_CONFIG] ?? "" };
}

const TEAM_FILES = configure('project_doc_fallback_filenames = ["TEAM.md"]');

/** The only rules stand in a file that needs a fallback name. */
function onlyTeamFile(title: string, steps: readonly StepDocument[]): ScenarioDocument {
  const { [ROOT_FILE]: _, ...files } = thread(title, steps).files ?? {};
  return { ...thread(title, steps), files: { ...files, [`${REPO}/TEAM.md`]: "- The team says hello.\n" } };
}

const WEB = `${REPO}/web`;

/** A directory with rules of its own. */
function inWeb(title: string, steps: readonly StepDocument[]): ScenarioDocument {
  const base = thread(title, steps);
  return { ...base, files: { ...base.files, [`${WEB}/AGENTS.md`]: "- Use design tokens.\n" } };
}

const PASTED = "<environment_context>\nThe staging server has 2 GB of memory.\n</environment_context>";

/** A provider of one's own compacts by itself: 20,000 tokens of messages stay, 80,000 bytes. */
const LOCAL = [
  'model_provider = "lab"',
  "",
  "[model_providers.lab]",
  'name = "Lab"',
  'base_url = "https://lab.invalid/v1"',
];

const LOG = "A line of the log, of no interest.\n";

/** A pasted log of about so many bytes, with a sentence in its middle. */
function log(bytes: number, middle: string): string {
  const half = LOG.repeat(Math.floor(bytes / LOG.length / 2));
  return `${half}${middle}\n${half}`;
}

/** A pasted log of exactly so many bytes. */
function wholeLog(bytes: number): string {
  return LOG.repeat(Math.ceil(bytes / LOG.length)).slice(0, bytes);
}

function afterCompaction(title: string, ...messages: readonly string[]): ScenarioDocument {
  const turns = messages.map((text): StepDocument => ({ do: "turn", text }));
  return thread(title, [...turns, COMPACT, GO_ON], LOCAL);
}

const NO_MODE_TEXTS = "include_collaboration_mode_instructions = false";

const PLANNED: readonly StepDocument[] = [
  { do: "mode", mode: "plan" },
  { do: "turn", text: "How would you build a settings page?" },
];

const BUILD: readonly StepDocument[] = [RESUME, { do: "mode", mode: "default" }, { do: "turn", text: "Build it" }];

export const THREAD_DEMONSTRATIONS: { readonly [Id in keyof ThreadFindingParams]: Demonstration } = {
  "stale-mode-text": {
    raises: thread("Plan mode is never taken back", [...PLANNED, configure(NO_MODE_TEXTS), ...BUILD]),
    nearMiss: thread("No mode is ever told", [...PLANNED, ...BUILD], [NO_MODE_TEXTS]),
    probes: [{ text: "</collaboration_mode>", raises: true, nearMiss: false, fixed: null }],
  },
  "stale-agents-md": {
    raises: thread("An edit that Codex does not read", [START, EDIT, GO_ON]),
    nearMiss: thread("An edit that a resumed thread reads", [START, EDIT, RESUME, GO_ON]),
    probes: [
      { text: OLD, raises: true, nearMiss: true, fixed: null },
      { text: NEW, raises: false, nearMiss: true, fixed: null },
    ],
  },
  "directory-not-read": {
    raises: in113(inWeb("A directory that the thread goes to", [START, { do: "cd", cwd: WEB }, GO_ON])),
    nearMiss: in113({ ...inWeb("A thread that starts there", [START, GO_ON]), launch: { cwd: WEB } }),
    probes: [
      { text: "Use design tokens.", raises: false, nearMiss: true, fixed: true },
      { text: `<cwd>${WEB}</cwd>`, raises: true, nearMiss: true, fixed: true },
    ],
  },
  "config-edited-late": {
    raises: onlyTeamFile("A setting that comes too late", [START, TEAM_FILES, GO_ON]),
    nearMiss: onlyTeamFile("A setting that a resumed thread reads", [START, TEAM_FILES, RESUME, GO_ON]),
    probes: [{ text: "The team says hello.", raises: false, nearMiss: true, fixed: null }],
  },
  "message-like-fragment": {
    raises: thread("A message that a compaction takes for Codex's own", [
      START,
      { do: "turn", text: PASTED },
      COMPACT,
      GO_ON,
    ]),
    nearMiss: thread("The same message with a word before it", [
      START,
      { do: "turn", text: `From the wiki:\n${PASTED}` },
      COMPACT,
      GO_ON,
    ]),
    probes: [{ text: "The staging server has 2 GB of memory.", raises: false, nearMiss: true, fixed: true }],
  },
  "text-doubled": {
    raises: thread("Two texts of AGENTS.md in one history", [START, EDIT, RESUME, GO_ON]),
    nearMiss: thread("A compaction leaves one text of AGENTS.md", [START, EDIT, RESUME, COMPACT, GO_ON]),
    probes: [
      { text: OLD, raises: true, nearMiss: false, fixed: null },
      { text: NEW, raises: true, nearMiss: true, fixed: null },
    ],
  },
  "message-lost-at-compaction": {
    raises: afterCompaction("A message too many", "The deadline is Friday.", wholeLog(80_000)),
    nearMiss: afterCompaction("Both messages fit", "The deadline is Friday.", wholeLog(79_000)),
    probes: [{ text: "The deadline is Friday.", raises: false, nearMiss: true, fixed: null }],
  },
  "message-cut-at-compaction": {
    raises: afterCompaction("A message too long", log(84_000, "The deadline is Friday.")),
    nearMiss: afterCompaction("A message that fits", log(79_000, "The deadline is Friday.")),
    probes: [
      { text: "The deadline is Friday.", raises: false, nearMiss: true, fixed: null },
      { text: "tokens truncated", raises: true, nearMiss: false, fixed: null },
    ],
  },
  "compaction-keeps-old-text": {
    raises: thread("A compaction brings the old text back", [START, EDIT, COMPACT, GO_ON]),
    nearMiss: thread("A resumed thread has the new text", [START, EDIT, RESUME, COMPACT, GO_ON]),
    probes: [
      { text: OLD, raises: true, nearMiss: false, fixed: null },
      { text: NEW, raises: false, nearMiss: true, fixed: null },
    ],
  },
};
