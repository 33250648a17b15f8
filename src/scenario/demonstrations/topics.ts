/** What the documentation opens: for each page about a rule or verdict scenarios that show it, and what they show. */
import type { Verdict } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import { EXAMPLES, type ExampleId } from "../examples/index.ts";
import { TOPIC_SCENARIOS, type TopicScenarioId } from "./topicScenarios.ts";

export type { TopicScenarioId } from "./topicScenarios.ts";

export const TOPICS = [
  "project-root",
  "directories",
  "one-file",
  "size-limit",
  "global-file",
  "assembly",
  "trust",
  "config-layers",
  "managed",
  "base-and-developer",
  "permissions",
  "environment",
  "mode",
  "skills",
  "tokens",
  "read-again",
  "settings-changed",
  "resume-fork",
  "agents",
  "review",
  "compaction-kept",
  "compaction-back",
  "not-modelled",
] as const;
export type TopicId = (typeof TOPICS)[number];

/** A text and whether it is in the last request of the scenario. */
export interface Shown {
  readonly text: string;
  readonly sent: boolean;
}

export interface TryIt {
  /** Names the title. */
  readonly id: ExampleId | TopicScenarioId;
  readonly load: () => Promise<ScenarioDocument>;
  /** Empty: Codex refuses to start. */
  readonly shows: readonly Shown[];
}

/** The file to look at, whose verdict is that of the page. */
export interface VerdictTryIt extends TryIt {
  readonly path: string;
}

function example(id: ExampleId, ...shows: readonly Shown[]): TryIt {
  return { id, load: async () => loadExample(id), shows };
}

async function loadExample(id: ExampleId): Promise<ScenarioDocument> {
  const found = EXAMPLES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no example ${id}.`);
  return found.load();
}

function own(id: TopicScenarioId, ...shows: readonly Shown[]): TryIt {
  return { id, load: async () => TOPIC_SCENARIOS[id], shows };
}

const sent = (text: string): Shown => ({ text, sent: true });
const not = (text: string): Shown => ({ text, sent: false });

export const TOPIC_TRY_ITS: { readonly [Id in TopicId]: readonly TryIt[] } = {
  "project-root": [
    example("stray-git", sent("Entry points only."), not("Never commit generated files.")),
    example("custom-marker", sent("Three repositories, one release."), sent("The app is built last.")),
    example("custom-marker-project", not("Three repositories, one release."), sent("The app is built last.")),
    example("no-root", sent("One file a week."), not("Write in plain language.")),
  ],
  directories: [
    example("below-cwd", sent("Two services, one protocol"), not("Go 1.24, no cgo.")),
    example("nearest-wins-myth", sent("Indent with tabs."), sent("Indent with two spaces.")),
  ],
  "one-file": [
    example("override-hides", sent("use the local registry"), not("Never commit generated files.")),
    example("fallback-monorepo", sent("Public functions have examples."), not("See the root.")),
    own("directory-named-agents", sent("From the fallback."), not("Run `make check`.")),
  ],
  "size-limit": [
    own("tiny-limit", sent("- Kept."), not("somewhere in this line"), not("Nothing of this is sent.")),
    example("root-eats-the-budget", sent("# Acme monorepo"), not("Every string goes through the catalogue.")),
    example("limit-raised", sent("before you say that you are done."), sent("One page answers one question.")),
  ],
  "global-file": [
    example("blank-override", sent("Prefer small commits."), not("Never commit generated files.")),
    own("global-override", sent("Answer in German."), not("Answer in English.")),
  ],
  assembly: [
    own("separators", sent("GLOBAL\n\n--- project-doc ---\n\nFIRST FILE\n\nNEXT FILE"), sent("for /home/dev/acme/web")),
    example("global-only", sent("# AGENTS.md instructions\n\n"), not("# AGENTS.md instructions for")),
  ],
  trust: [
    example("untrusted", sent("Prefer small commits."), not("Run `make check`.")),
    example("cwd-entry-beats-root", not("Run `make check`."), not("Everything here may be deleted.")),
  ],
  "config-layers": [
    own("nearest-config", sent("From the web directory."), not("From the root.")),
    example("wrong-table", not("Use the task runner for everything.")),
    example("project-config-off", sent("Acme handbook"), not("Never push to main.")),
  ],
  managed: [example("managed", sent("<managed_developer_instructions>")), example("managed-too-long")],
  "base-and-developer": [
    example("base-replaced", sent("You are a careful colleague")),
    example("thread-beats-config", sent("answer with a patch"), not("Explain each step."), not("Be brief.")),
  ],
  permissions: [own("writable-root", sent("`/srv/shared`"))],
  environment: [own("no-environment", sent("Run `make check`."), not("<environment_context>"))],
  mode: [example("plan-stays", sent("<collaboration_mode>"))],
  skills: [own("skills-off", sent("<permissions instructions>"), not("<skills_instructions>"))],
  tokens: [],
  "read-again": [
    example("edit-not-reread", not("make lint")),
    example("global-during-turn", sent("Answer in German.")),
    example("resume-rereads", sent("make lint")),
  ],
  "settings-changed": [own("sandbox-rereads", sent("make lint"))],
  "resume-fork": [
    example("resume-rereads", sent("make lint")),
    example("fork-back", sent("Use design tokens."), not("Style it")),
  ],
  agents: [own("agent-older-global", sent("Answer at length."))],
  review: [own("review-older-global", sent("Answer at length."), sent("Nothing to report."))],
  "compaction-kept": [example("compaction-loses-pasted", sent("Add a settings page"), not("2 GB of memory"))],
  "compaction-back": [own("compaction-old-text", sent("Answer at length."), not("Answer briefly."), not("make lint"))],
  "not-modelled": [],
};

const at = (path: string, tryIt: TryIt): VerdictTryIt => ({ ...tryIt, path: `/home/dev/${path}` });
const FALLBACK = sent("From the fallback.");

export const VERDICT_TRY_ITS: { readonly [Id in Verdict]: VerdictTryIt } = {
  loaded: at("acme/web/AGENTS.md", example("nearest-wins-myth", sent("Indent with two spaces."))),
  cut: at("acme/web/AGENTS.md", own("tiny-limit", sent("- Kept."), not("somewhere in this line"))),
  budget: at("acme/web/src/AGENTS.md", own("tiny-limit", sent("- Kept."), not("Nothing of this is sent."))),
  hidden: at("acme/AGENTS.md", example("override-hides", not("Never commit generated files."))),
  blank: at("acme/AGENTS.override.md", example("blank-override", not("Never commit generated files."))),
  "below-cwd": at("acme/go/AGENTS.md", example("below-cwd", not("Go 1.24, no cgo."))),
  "off-path": at("acme/AGENTS.md", example("stray-git", not("Never commit generated files."))),
  "not-a-file": at("acme/AGENTS.md", own("directory-named-agents", FALLBACK, not("Run `make check`."))),
  "broken-link": at("acme/AGENTS.md", own("broken-link", FALLBACK)),
  "wrong-name": at("acme/.agent/AGENTS.md", example("wrong-folder", not("Read `docs/` first."))),
  untrusted: at("acme/AGENTS.md", example("untrusted", not("Run `make check`."))),
  disabled: at("acme/AGENTS.md", own("limit-zero", sent("Answer briefly."), not("Run `make check`."))),
  global: at(".codex/AGENTS.md", example("global-only", sent("Prefer small commits."))),
  "global-hidden": at(".codex/AGENTS.md", own("global-override", sent("German"), not("Answer in English."))),
  unreadable: at("acme/web/AGENTS.md", own("unreadable", sent("Answer briefly."), not("Run `make check`."))),
};
