/** Which keys the model of the request looks at. */
import type { ConfigRules } from "../../config/rules.ts";
import type { CodexRelease } from "../../releases/names.ts";
import type { Names } from "./keyNames.ts";
import { typeAt } from "./typed.ts";

/** `*` is any name; what is below a key counts with it. */
const MODELLED: Readonly<Record<CodexRelease, string>> = {
  "0.158.0": `
  model model_provider model_providers.*.name model_instructions_file instructions developer_instructions compact_prompt
  personality model_reasoning_effort model_context_window model_auto_compact_token_limit
  model_auto_compact_token_limit_scope model_post_turn_compact_threshold_percent
  project_doc_max_bytes project_doc_fallback_filenames project_root_markers projects.*.trust_level
  approval_policy approvals_reviewer sandbox_mode default_permissions sandbox_workspace_write
  include_permissions_instructions include_collaboration_mode_instructions include_environment_context
  permissions.*.extends permissions.*.filesystem permissions.*.workspace_roots permissions.*.network.enabled
  skills.bundled skills.config skills.include_instructions tools.update_plan features.multi_agent_v2
  features.retain_client_developer_messages features.request_permissions_tool features.exec_permission_approvals
`,
  "0.113.0": `
  model model_provider model_providers.*.name model_instructions_file developer_instructions compact_prompt
  personality model_reasoning_effort model_context_window model_auto_compact_token_limit commit_attribution profile
  project_doc_max_bytes project_doc_fallback_filenames project_root_markers projects.*.trust_level
  approval_policy sandbox_mode sandbox_workspace_write skills.config plugins
  features.js_repl features.js_repl_tools_only features.child_agents_md features.codex_git_commit features.personality
  features.request_permissions features.default_mode_request_user_input features.plugins
`,
};
/** These change the request in a way that is not written out. */
const GAPS: Readonly<Record<CodexRelease, string>> = {
  "0.158.0": `
  model_catalog_json memories mcp_servers plugins apps hooks permissions agents tools experimental_compact_prompt_file
  features.current_time_reminder features.deferred_executor features.deferred_tool_world_state features.memories
  features.shell_zsh_fork features.token_budget features.apps features.plugins features.hooks
`,
  "0.113.0": `
  model_catalog_json memories mcp_servers apps agents tools permissions default_permissions experimental_compact_prompt_file
  features.memories features.apps features.realtime_conversation
`,
};

const patterns = (text: string): readonly Names[] =>
  text
    .trim()
    .split(/\s+/)
    .map((key) => key.split("."));

const MODELLED_KEYS = { "0.158.0": patterns(MODELLED["0.158.0"]), "0.113.0": patterns(MODELLED["0.113.0"]) };
const GAP_KEYS = { "0.158.0": patterns(GAPS["0.158.0"]), "0.113.0": patterns(GAPS["0.113.0"]) };

/** `gap`: it may change what Codex sends, and this is not shown. `none`: nothing of the request depends on it. */
export function effectOf(release: CodexRelease, names: Names): "modelled" | "gap" | "none" {
  if (MODELLED_KEYS[release].some((pattern) => covers(pattern, names))) return "modelled";
  return GAP_KEYS[release].some((pattern) => covers(pattern, names)) ? "gap" : "none";
}

function covers(pattern: Names, names: Names): boolean {
  return pattern.length <= names.length && pattern.every((name, at) => name === "*" || name === names[at]);
}

/** Patterns that name no key of the release: there should be none. */
export function unknownPatterns(release: CodexRelease, { keys }: Pick<ConfigRules, "keys">): readonly string[] {
  const all = [...MODELLED_KEYS[release], ...GAP_KEYS[release]];
  return all.filter((pattern) => typeAt(pattern, keys) === null).map((names) => names.join("."));
}
