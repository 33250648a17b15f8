/** Small scenarios that only the documentation opens, each about one rule. */
import type { ScenarioDocument } from "../document.ts";
import { CODEX_HOME, GLOBAL_FILE, gitRepository, REPO, TRUSTED, userConfig } from "../examples/machine.ts";

const ROOT_FILE = `${REPO}/AGENTS.md`;
const WEB_FILE = `${REPO}/web/AGENTS.md`;

/** A trusted repository. Files given here come on top, and may take the place of its own. */
function repository(
  title: string,
  files: ScenarioDocument["files"],
  more: { readonly config?: readonly string[]; readonly cwd?: string; readonly steps?: ScenarioDocument["steps"] } = {},
): ScenarioDocument {
  return {
    format: 1,
    title,
    files: { ...gitRepository(REPO), ...userConfig(more.config ?? [], TRUSTED), ...files },
    launch: { cwd: more.cwd ?? REPO },
    steps: more.steps ?? [{ do: "turn", text: "hello" }],
  };
}

const OLD = "- Run `make check`.\n";
const NEW = "- Run `make check` and `make lint`.\n";
const EDIT = { do: "write", path: ROOT_FILE, node: NEW } as const;

export const TOPIC_SCENARIOS = {
  /** 100 bytes: the first file is whole, the second is cut, the third gets nothing. */
  "tiny-limit": repository(
    "A limit of 100 bytes",
    {
      [ROOT_FILE]: `# Acme\n\n${"- Sixty bytes of rules stand here.\n".repeat(2)}`,
      [WEB_FILE]: "# Web\n\n- Kept.\n- Cut somewhere in this line.\n",
      [`${REPO}/web/src/AGENTS.md`]: "- Nothing of this is sent.\n",
    },
    { config: ["project_doc_max_bytes = 100"], cwd: `${REPO}/web/src` },
  ),
  "limit-zero": repository(
    "A limit of 0 bytes",
    { [GLOBAL_FILE]: "- Answer briefly.\n", [ROOT_FILE]: OLD },
    { config: ["project_doc_max_bytes = 0"] },
  ),
  "global-override": repository("A global override", {
    [`${CODEX_HOME}/AGENTS.override.md`]: "- Answer in German.\n",
    [GLOBAL_FILE]: "- Answer in English.\n",
  }),
  separators: repository(
    "Three files, one part",
    { [GLOBAL_FILE]: "GLOBAL\n", [ROOT_FILE]: "FIRST FILE", [WEB_FILE]: "NEXT FILE" },
    { cwd: `${REPO}/web` },
  ),
  "nearest-config": repository(
    "Two project layers",
    {
      [`${REPO}/.codex/config.toml`]: 'developer_instructions = "From the root."\n',
      [`${REPO}/web/.codex/config.toml`]: 'developer_instructions = "From the web directory."\n',
    },
    { cwd: `${REPO}/web` },
  ),
  "writable-root": repository(
    "Another writable root",
    {},
    { config: ['sandbox_mode = "workspace-write"', 'sandbox_workspace_write = { writable_roots = ["/srv/shared"] }'] },
  ),
  "no-environment": repository(
    "Without the environment context",
    { [ROOT_FILE]: OLD },
    { config: ["include_environment_context = false"] },
  ),
  "skills-off": repository("Without the list of skills", {}, { config: ["skills = { include_instructions = false }"] }),
  /** The edit is seen, because another sandbox makes Codex read the project files again. */
  "sandbox-rereads": repository(
    "Another sandbox reads the files again",
    { [ROOT_FILE]: OLD },
    {
      steps: [
        { do: "turn", text: "Add a settings page" },
        EDIT,
        { do: "set", key: "sandbox_mode", value: "read-only" },
        { do: "turn", text: "Now the tests" },
      ],
    },
  ),
  /** The rebuilt context has the text that was read first. */
  "compaction-old-text": repository(
    "A compaction brings the old text back",
    { [GLOBAL_FILE]: "- Answer briefly.\n", [ROOT_FILE]: OLD },
    {
      steps: [
        { do: "turn", text: "Add a settings page" },
        EDIT,
        { do: "write", path: GLOBAL_FILE, node: "- Answer at length.\n" },
        { do: "compact", summary: "A settings page was added." },
        { do: "turn", text: "Now the tests" },
      ],
    },
  ),
  /** The agent has the text of the moment at which it was asked for; its parent is told the new one. */
  "agent-older-global": repository(
    "An agent with an older global file",
    { [GLOBAL_FILE]: "- Answer briefly.\n", [ROOT_FILE]: OLD },
    {
      steps: [
        {
          do: "turn",
          text: "Have the tests checked",
          during: [{ do: "write", path: GLOBAL_FILE, node: "- Answer at length.\n" }, EDIT],
          agents: [{ name: "tester", message: "Check the tests.", reply: "They pass.", waits: true }],
          reply: "The tests pass.",
        },
      ],
    },
  ),
  /** The review has the global text that the thread knows, and the project file of the disk; the thread is told later. */
  "review-older-global": repository(
    "A review between an edit and the next turn",
    { [GLOBAL_FILE]: "- Answer briefly.\n", [ROOT_FILE]: OLD },
    {
      steps: [
        { do: "turn", text: "Add a settings page" },
        { do: "write", path: GLOBAL_FILE, node: "- Answer at length.\n" },
        EDIT,
        { do: "review", text: "Review the settings page.", reply: "Nothing to report." },
        { do: "turn", text: "Now the tests" },
      ],
    },
  ),
  "directory-named-agents": repository(
    "A directory named AGENTS.md",
    { [`${ROOT_FILE}/rules.md`]: OLD, [`${REPO}/CLAUDE.md`]: "- From the fallback.\n" },
    { config: ['project_doc_fallback_filenames = ["CLAUDE.md"]'] },
  ),
  "broken-link": repository(
    "A link to nothing",
    { [ROOT_FILE]: { symlink: "docs/RULES.md" }, [`${REPO}/CLAUDE.md`]: "- From the fallback.\n" },
    { config: ['project_doc_fallback_filenames = ["CLAUDE.md"]'] },
  ),
  unreadable: repository(
    "One file that cannot be read",
    { [GLOBAL_FILE]: "- Answer briefly.\n", [ROOT_FILE]: OLD, [WEB_FILE]: { unreadable: true } },
    { cwd: `${REPO}/web` },
  ),
} as const satisfies Readonly<Record<string, ScenarioDocument>>;

export type TopicScenarioId = keyof typeof TOPIC_SCENARIOS;
