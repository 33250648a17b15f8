/** The runs of Codex 0.113.0 that show its own texts. */
import { CODEX_HOME, CONFIG, INTERRUPTED, SENTINEL, type Setting, TURN } from "./captures.ts";

const READ_ONLY = { sandbox_mode: "read-only" };
const PLUGIN = `${CODEX_HOME}/plugins/cache/market/${SENTINEL}/local`;

export const CAPTURES = {
  "read-only, never, Plan mode": { overrides: { ...READ_ONLY, approval_policy: "never" }, mode: "plan" },
  "workspace-write, never": { overrides: { sandbox_mode: "workspace-write", approval_policy: "never" } },
  "danger-full-access, never": { overrides: { sandbox_mode: "danger-full-access", approval_policy: "never" } },
  "on-request, Default mode": { overrides: { ...READ_ONLY, approval_policy: "on-request" }, mode: "default" },
  "permission requests, questions in Default mode": {
    overrides: {
      ...READ_ONLY,
      approval_policy: "on-request",
      "features.request_permissions": true,
      "features.default_mode_request_user_input": true,
    },
    mode: "default",
  },
  untrusted: { overrides: { ...READ_ONLY, approval_policy: "untrusted" } },
  "on-failure": { overrides: { ...READ_ONLY, approval_policy: "on-failure" } },
  reject: {
    overrides: {
      ...READ_ONLY,
      approval_policy: { reject: { sandbox_approval: true, rules: false, mcp_elicitations: true } },
    },
  },
  "every section": {
    overrides: {
      "features.js_repl": true,
      "features.js_repl_tools_only": true,
      "features.child_agents_md": true,
      "features.codex_git_commit": true,
    },
    files: {
      [CONFIG]: `[features]\nplugins = true\n[plugins."${SENTINEL}@market"]\nenabled = true\n`,
      [`${PLUGIN}/.codex-plugin/plugin.json`]: `{"name": "${SENTINEL}"}`,
      [`${PLUGIN}/skills/own/SKILL.md`]: "---\nname: own\ndescription: Own.\n---\n",
    },
  },
  "personality changed": {
    overrides: { personality: "pragmatic" },
    steps: [TURN, { do: "set", key: "personality", value: "friendly" }, TURN],
  },
  "model changed": {
    overrides: { model: "gpt-5.2" },
    steps: [TURN, { do: "set", key: "model", value: "gpt-5.1" }, TURN],
  },
  interrupted: { overrides: {}, steps: [INTERRUPTED, TURN] },
  "local compaction": {
    // Any provider that is not named OpenAI compacts on this side.
    overrides: { model_provider: "local", "model_providers.local": { name: "Local" } },
    steps: [TURN, { do: "compact", summary: SENTINEL }, TURN],
  },
} as const satisfies Record<string, Setting>;

export type CaptureName = keyof typeof CAPTURES;
