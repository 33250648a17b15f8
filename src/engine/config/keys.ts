/**
 * Every key of Codex 0.158.0's `config.toml` with its type, measured on the program (`ConfigToml` in
 * codex-rs/config/src/config_toml.rs).
 *
 * How Codex applies it: the types are checked once, on the merge of all layers in force, so a wrong value that a higher
 * layer replaces does no harm; `checkTypes.ts` does that. Keys that it does not know are looked for in every layer.
 */
import { FEATURES } from "./featureKeys.ts";
import {
  ACCESS,
  APP,
  APPROVAL_POLICY,
  ENABLED,
  ENABLED_BY_DEFAULT,
  HOOK_EVENTS,
  HOOK_GROUP,
  LISTABLE,
  MCP_SERVER,
  MCP_TOOL,
  MODEL_PROVIDER,
  OTEL_EXPORTER,
  PERMISSION_PROFILE,
  QUIET,
  REVIEWER,
  SESSION_PICKER,
  TEXTS,
  TOOL_APPROVAL,
  TOOL_REFERENCE,
  TOOLS,
  TUI,
  WINDOWS,
} from "./keyTables.ts";
import {
  ANY,
  choice,
  each,
  either,
  FLAG,
  integer,
  list,
  map,
  NOT_EMPTY,
  PATH,
  type TableType,
  TEXT,
  table,
} from "./keyType.ts";

const ORIGIN_POLICY = table(each(ACCESS, "access downloads uploads full_cdp_access"));

/** Keys that a legacy `[profiles.NAME]` table shares with the top level. */
const OF_PROFILES = {
  ...each(TEXT, "model service_tier model_provider oss_provider chatgpt_base_url"),
  ...each(NOT_EMPTY, "model_reasoning_effort plan_mode_reasoning_effort"),
  ...each(PATH, "model_catalog_json model_instructions_file js_repl_node_path experimental_compact_prompt_file"),
  js_repl_node_module_dirs: list(PATH),
  ...each(FLAG, "include_permissions_instructions include_apps_instructions include_environment_context"),
  ...each(FLAG, "include_collaboration_mode_instructions experimental_use_unified_exec_tool"),
  approval_policy: APPROVAL_POLICY,
  approvals_reviewer: REVIEWER,
  sandbox_mode: choice("read-only workspace-write danger-full-access"),
  model_reasoning_summary: choice("auto concise detailed none"),
  model_verbosity: choice("low medium high"),
  personality: choice("none friendly pragmatic"),
  web_search: choice("disabled cached indexed live"),
  tools: TOOLS,
  analytics: ENABLED,
  windows: WINDOWS,
  features: FEATURES,
};

export const KNOWN_KEYS: TableType = table({
  ...OF_PROFILES,
  ...each(TEXT, "review_model default_permissions instructions developer_instructions compact_prompt profile"),
  ...each(TEXT, "mcp_oauth_callback_url apps_mcp_product_sku openai_base_url experimental_realtime_ws_base_url"),
  ...each(TEXT, "experimental_realtime_webrtc_call_base_url experimental_realtime_ws_model"),
  ...each(TEXT, "experimental_realtime_ws_backend_prompt experimental_realtime_ws_startup_context"),
  ...each(TEXT, "experimental_realtime_start_instructions experimental_thread_store_endpoint"),
  ...each(PATH, "sqlite_home log_dir"),
  ...each(FLAG, "allow_login_shell allow_symlinked_codex_home hide_agent_reasoning show_raw_agent_reasoning"),
  ...each(FLAG, "suppress_unstable_features_warning check_for_update_on_startup disable_paste_burst"),
  ...each(TEXTS, "notify project_doc_fallback_filenames project_root_markers"),
  ...each(integer("i64"), "model_context_window model_auto_compact_token_limit"),
  ...each(integer("usize"), "project_doc_max_bytes tool_output_token_limit"),
  ...each(integer("u64"), "background_terminal_max_timeout mcp_optional_startup_grace_ms thread_unload_delay_secs"),
  mcp_oauth_callback_port: integer("u16"),
  model_post_turn_compact_threshold_percent: integer("percent"),
  model_auto_compact_token_limit_scope: choice("total body_after_prefix"),
  forced_login_method: choice("chatgpt api"),
  forced_chatgpt_workspace_id: either(TEXT, TEXTS),
  cli_auth_credentials_store: choice("file keyring auto ephemeral"),
  mcp_oauth_credentials_store: choice("auto file keyring"),
  file_opener: choice("vscode vscode-insiders windsurf cursor none"),

  agents: table(
    {
      enabled: FLAG,
      ...each(integer("a nonzero usize"), "max_threads max_concurrent_threads_per_session"),
      max_depth: integer("i32"),
      job_max_runtime_seconds: integer("u64"),
      interrupt_message: FLAG,
      default_subagent_model: TEXT,
      default_subagent_reasoning_effort: NOT_EMPTY,
    },
    { others: table({ description: TEXT, config_file: PATH, nickname_candidates: TEXTS }, QUIET) },
  ),
  apps: table(
    { _default: table(APP, LISTABLE) },
    {
      others: table(
        {
          ...APP,
          default_tools_enabled: FLAG,
          tools: map(table({ enabled: FLAG, approval_mode: TOOL_APPROVAL }, { ...QUIET, ...LISTABLE })),
        },
        { ...QUIET, ...LISTABLE },
      ),
    },
  ),
  audio: table(each(TEXT, "microphone speaker")),
  auto_review: table(each(TEXT, "policy extra_policy experimental_policy_template")),
  browser_use: table({
    allow_history_access: FLAG,
    default_origin_policy: ORIGIN_POLICY,
    origins: map(ORIGIN_POLICY),
  }),
  cloud: table({ skills: ENABLED }),
  computer_use: table({
    default_app_access: ACCESS,
    macos: table({ bundle_ids: map(ACCESS) }),
    windows: table({
      aumids: map(ACCESS),
      exes: list(
        table(
          { ...each(TEXT, "publisher_name product_name binary_name"), access: ACCESS },
          { required: ["publisher_name", "product_name", "access"] },
        ),
      ),
    }),
  }),
  desktop: map(ANY),
  experimental_thread_store: {
    kind: "tagged",
    tag: "type",
    tables: { local: table({}, QUIET), in_memory: table({ id: TEXT }, { ...QUIET, required: ["id"] }) },
  },
  feedback: ENABLED,
  ghost_snapshot: table({
    ...each(integer("i64"), "ignore_large_untracked_files ignore_untracked_files_over_bytes"),
    ...each(integer("i64"), "ignore_large_untracked_dirs large_untracked_dir_warning_threshold"),
    disable_warnings: FLAG,
  }),
  goals: table({ max_goal_token_budget: integer("a nonzero u64") }),
  history: table({ persistence: choice("save-all none"), max_bytes: integer("usize") }, LISTABLE),
  hooks: table(
    {
      ...each(list(HOOK_GROUP), HOOK_EVENTS),
      state: map(table({ enabled: FLAG, trusted_hash: TEXT }, LISTABLE)),
    },
    QUIET,
  ),
  marketplaces: map(
    table(
      {
        ...each(TEXT, "last_updated last_revision source ref"),
        source_type: choice("git local"),
        sparse_paths: TEXTS,
      },
      LISTABLE,
    ),
  ),
  mcp_enterprise_managed_auth: table(
    { idp: table(each(TEXT, "issuer client_id"), { unknown: "refused", required: ["issuer", "client_id"] }) },
    { unknown: "refused", required: ["idp"] },
  ),
  mcp_servers: map(MCP_SERVER),
  memories: table({
    version: choice("v1 v2"),
    ...each(FLAG, "dual_write disable_on_external_context no_memories_if_mcp_or_web_search generate_memories"),
    ...each(FLAG, "use_memories dedicated_tools"),
    ...each(integer("usize"), "max_raw_memories_for_consolidation max_rollouts_per_startup"),
    ...each(integer("i64"), "max_unused_days max_rollout_age_days min_rollout_idle_hours"),
    min_rate_limit_remaining_percent: integer("i64"),
    ...each(TEXT, "extract_model consolidation_model"),
  }),
  model_providers: map(MODEL_PROVIDER),
  notice: table({
    ...each(FLAG, "hide_full_access_warning hide_world_writable_warning fast_default_opt_out"),
    ...each(FLAG, "hide_rate_limit_model_nudge hide_gpt5_1_migration_prompt hide_gpt-5.1-codex-max_migration_prompt"),
    model_migrations: map(TEXT),
    external_config_migration_prompts: table({
      home: FLAG,
      projects: map(FLAG),
      home_last_prompted_at: integer("i64"),
      project_last_prompted_at: map(integer("i64")),
    }),
  }),
  orchestrator: table({ skills: ENABLED, mcp: ENABLED }),
  otel: table({
    ...each(FLAG, "log_user_prompt log_agent_responses log_guardian_assessments"),
    environment: TEXT,
    ...each(OTEL_EXPORTER, "exporter trace_exporter metrics_exporter"),
    span_attributes: map(TEXT),
    tracestate: map(map(TEXT)),
    tool_result: table({ max_bytes: integer("usize") }, LISTABLE),
  }),
  permissions: map(PERMISSION_PROFILE),
  plugins: map(
    table(
      {
        enabled: FLAG,
        mcp_servers: map(
          table(
            {
              enabled: FLAG,
              default_tools_approval_mode: TOOL_APPROVAL,
              ...each(TEXTS, "enabled_tools disabled_tools"),
              tools: map(MCP_TOOL),
              ema_auth: table(
                { ...each(TEXT, "url client_id authorization_server_issuer resource"), scopes: TEXTS },
                { unknown: "refused", required: ["url", "client_id", "authorization_server_issuer", "resource"] },
              ),
            },
            LISTABLE,
          ),
        ),
      },
      LISTABLE,
    ),
  ),
  profiles: map(table({ ...OF_PROFILES, tui: table({ session_picker_view: SESSION_PICKER }) })),
  projects: map(table({ trust_level: choice("trusted untrusted") })),
  realtime: table({
    version: choice("v1 v2 v3"),
    type: choice("conversational transcription"),
    transport: choice("webrtc websocket"),
    voice: choice(
      "alloy arbor ash ballad breeze cedar coral cove echo ember juniper maple marin sage shimmer sol spruce vale verse",
    ),
  }),
  responses_api_metadata: map(TEXT),
  sandbox_workspace_write: table(
    {
      writable_roots: list(PATH),
      ...each(FLAG, "network_access exclude_tmpdir_env_var exclude_slash_tmp"),
    },
    LISTABLE,
  ),
  shell_environment_policy: table({
    inherit: choice("core all none"),
    ...each(FLAG, "ignore_default_excludes experimental_use_profile"),
    ...each(TEXTS, "exclude include_only"),
    set: map(TEXT),
    filters: map(choice("include exclude")),
  }),
  skills: table(
    {
      bundled: ENABLED_BY_DEFAULT,
      include_instructions: FLAG,
      max_context_tokens: integer("a nonzero usize"),
      config: list(table({ path: PATH, name: TEXT, enabled: FLAG }, { required: ["enabled"] })),
    },
    LISTABLE,
  ),
  tool_suggest: table({ discoverables: list(TOOL_REFERENCE), disabled_tools: list(TOOL_REFERENCE) }, LISTABLE),
  tui: TUI,
});
