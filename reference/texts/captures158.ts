/** The runs of Codex 0.158.0 that show its own texts. */
import {
  CODEX_HOME,
  CONFIG,
  CWD,
  INTERRUPTED,
  LEADING,
  REVIEWED_ONCE,
  SENTINEL,
  type Setting,
  TURN,
} from "./captures.ts";

const REQUIREMENTS = "/etc/codex/requirements.toml";
const REVIEWED = { approvals_reviewer: "auto_review" };

export const CAPTURES = {
  "read-only, never, Plan mode": {
    overrides: {
      model: "gpt-5.5",
      sandbox_mode: "read-only",
      approval_policy: "never",
      "tools.update_plan": { enabled: true },
    },
    mode: "plan",
  },
  "workspace-write, never": {
    overrides: { model: "gpt-5.5", sandbox_mode: "workspace-write", approval_policy: "never" },
  },
  "danger-full-access, never": {
    overrides: { model: "gpt-5.5", sandbox_mode: "danger-full-access", approval_policy: "never" },
  },
  "on-request, auto review, Default mode": {
    overrides: { model: "gpt-5.5", sandbox_mode: "read-only", approval_policy: "on-request", ...REVIEWED },
    mode: "default",
  },
  "untrusted project, auto review": {
    overrides: {
      model: "gpt-5.5",
      sandbox_mode: "read-only",
      ...REVIEWED,
    },
    files: { [`${CODEX_HOME}/config.toml`]: `[projects."${CWD}"]\ntrust_level = "untrusted"\n` },
  },
  "on-request, both permission features": {
    overrides: {
      model: "gpt-5.5",
      sandbox_mode: "read-only",
      approval_policy: "on-request",
      "features.exec_permission_approvals": true,
      "features.request_permissions_tool": true,
    },
  },
  "granular, first category only": {
    overrides: {
      model: "gpt-5.5",
      sandbox_mode: "read-only",
      approval_policy: { granular: { sandbox_approval: true, rules: false, mcp_elicitations: false } },
    },
  },
  "unknown model, update_plan on": { overrides: { model: "unknown", "tools.update_plan": { enabled: true } } },
  "gpt-5.6-sol": { overrides: { model: "gpt-5.6-sol" } },
  "gpt-6-astra, effort ultra": { overrides: { model: "gpt-6-astra", model_reasoning_effort: "ultra" } },
  "global file edited, then removed": {
    overrides: { model: "gpt-5.5" },
    files: { [`${CODEX_HOME}/AGENTS.md`]: "first" },
    steps: [
      TURN,
      { do: "write", path: `${CODEX_HOME}/AGENTS.md`, node: SENTINEL },
      TURN,
      { do: "remove", path: `${CODEX_HOME}/AGENTS.md` },
      TURN,
    ],
  },
  "managed instructions changed, then removed": {
    overrides: { model: "gpt-5.5" },
    files: { [REQUIREMENTS]: 'additional_developer_instructions = "first"\n' },
    steps: [
      TURN,
      { do: "write", path: REQUIREMENTS, node: `additional_developer_instructions = "${SENTINEL}"\n` },
      { do: "resume" },
      TURN,
      { do: "remove", path: REQUIREMENTS },
      { do: "resume" },
      TURN,
    ],
  },
  "no room for skills": { overrides: { model: "gpt-5.5", model_context_window: 400 } },
  "skills hidden, then listed, then none": {
    overrides: { model: "gpt-5.5" },
    files: { [CONFIG]: "" },
    steps: [
      TURN,
      { do: "write", path: CONFIG, node: "[skills]\ninclude_instructions = false\n" },
      { do: "resume" },
      TURN,
      { do: "remove", path: CONFIG },
      { do: "resume" },
      TURN,
      { do: "write", path: CONFIG, node: "[skills.bundled]\nenabled = false\n" },
      { do: "resume" },
      TURN,
    ],
  },
  "gpt-5.5, interrupted": { overrides: { model: "gpt-5.5" }, steps: [INTERRUPTED, TURN] },
  "gpt-5.6-sol, interrupted": { overrides: { model: "gpt-5.6-sol" }, steps: [INTERRUPTED, TURN] },
  "gpt-5.6-sol, with an agent": { overrides: { model: "gpt-5.6-sol" }, steps: [LEADING] },
  "gpt-5.6-sol, with a failing agent": {
    overrides: { model: "gpt-5.6-sol" },
    steps: [{ ...TURN, agents: [{ name: "agent", message: "task", fails: true, waits: true }] }],
  },
  "gpt-6-astra, with an agent": { overrides: { model: "gpt-6-astra" }, steps: [LEADING] },
  "gpt-5.5, reviewed, then to no end": {
    overrides: { model: "gpt-5.5" },
    steps: [REVIEWED_ONCE, { ...REVIEWED_ONCE, reply: "" }, TURN],
  },
  "gpt-6-sol, then gpt-6-luna": {
    overrides: { model: "gpt-6-sol" },
    steps: [TURN, { do: "set", key: "model", value: "gpt-6-luna" }, TURN],
  },
  "memories, environments, rules": {
    overrides: { model: "gpt-5.5", "features.memories": true, "features.deferred_executor": true },
    files: {
      [`${CODEX_HOME}/memories/memory_summary.md`]: SENTINEL,
      [`${CODEX_HOME}/rules/own.rules`]: `prefix_rule(pattern=["${SENTINEL}"])\n`,
    },
  },
  // Without room for project documents Codex opens none, and needs no sandbox for it.
  "denied reads": {
    overrides: {
      model: "gpt-5.5",
      project_doc_max_bytes: 0,
      default_permissions: "own",
      permissions: { own: { filesystem: { ":root": "read", [`/${SENTINEL}`]: "deny" } } },
    },
  },
  "local compaction": {
    // Any provider that is not named OpenAI compacts on this side.
    overrides: { model: "gpt-5.5", model_provider: "local", "model_providers.local": { name: "Local" } },
    steps: [TURN, { do: "compact", summary: SENTINEL }, TURN],
  },
} as const satisfies Record<string, Setting>;

export type CaptureName = keyof typeof CAPTURES;
