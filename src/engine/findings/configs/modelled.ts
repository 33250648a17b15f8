/** Which keys the model of the request looks at. */

import type { Names } from "./keyNames.ts";
import { typeAt } from "./typed.ts";

/** `*` is any name; what is below a key counts with it. */
const MODELLED = `
  model model_provider model_providers.*.name model_instructions_file instructions developer_instructions compact_prompt
  personality model_reasoning_effort model_context_window model_auto_compact_token_limit
  model_auto_compact_token_limit_scope model_post_turn_compact_threshold_percent
  project_doc_max_bytes project_doc_fallback_filenames project_root_markers projects.*.trust_level
  approval_policy approvals_reviewer sandbox_mode default_permissions sandbox_workspace_write
  include_permissions_instructions include_collaboration_mode_instructions include_environment_context
  skills.bundled skills.config skills.include_instructions tools.update_plan features.multi_agent_v2
  features.retain_client_developer_messages features.request_permissions_tool features.exec_permission_approvals
`;
/** These change the request in a way that is not written out. */
const GAPS = `
  model_catalog_json memories mcp_servers plugins apps hooks permissions agents tools experimental_compact_prompt_file
  features.current_time_reminder features.deferred_executor features.deferred_tool_world_state features.memories
  features.shell_zsh_fork features.token_budget features.apps features.plugins features.hooks
`;

const patterns = (text: string): readonly Names[] =>
  text
    .trim()
    .split(/\s+/)
    .map((key) => key.split("."));

const MODELLED_KEYS = patterns(MODELLED);
const GAP_KEYS = patterns(GAPS);

/** `gap`: it may change what Codex sends, and this is not shown. `none`: nothing of the request depends on it. */
export function effectOf(names: Names): "modelled" | "gap" | "none" {
  if (MODELLED_KEYS.some((pattern) => covers(pattern, names))) return "modelled";
  return GAP_KEYS.some((pattern) => covers(pattern, names)) ? "gap" : "none";
}

function covers(pattern: Names, names: Names): boolean {
  return pattern.length <= names.length && pattern.every((name, at) => name === "*" || name === names[at]);
}

/** Every pattern names a key that Codex knows. */
export function unknownPatterns(): readonly string[] {
  return [...MODELLED_KEYS, ...GAP_KEYS].filter((pattern) => typeAt(pattern) === null).map((names) => names.join("."));
}
