/** The `[features]` table of Codex 0.158.0. */
import {
  choice,
  each,
  either,
  FLAG,
  FLOAT,
  integer,
  type KeyType,
  list,
  map,
  type TableType,
  TEXT,
  table,
} from "./keyType.ts";

/** Every flag that Codex knows, old names included. An unknown flag must be a boolean too; it earns a warning. */
const FLAGS =
  "agent_message_board analytics_plan_history api_key_model_discovery apply_patch_freeform " +
  "apply_patch_preserve_line_endings apply_patch_streaming_events apps artifact auth_elicitation " +
  "background_paginated_rollout_migration bedrock_setup_wizard browser_use browser_use_external " +
  "browser_use_full_cdp_access chronicle code_mode_buffered_exec code_mode_interrupt code_mode_only code_mode_prewarm " +
  "codex_apps_mcp_2026_07_28 codex_git_commit codex_hooks collab collaboration_modes compaction_image_budget " +
  "computer_use concurrent_reasoning_summaries connectors content_item_kinds cwd_relative_turn_diffs daemon_auto_start " +
  "default_mode_request_user_input defer_mailbox_preemption deferred_executor deferred_tool_world_state " +
  "elevated_windows_sandbox enable_experimental_windows_sandbox enable_fanout enable_mcp_apps enable_request_compression " +
  "exec_permission_approvals executed_tool_call_metadata executor_capability_discovery " +
  "experimental_use_unified_exec_tool experimental_windows_sandbox external_agent_memory_import external_migration " +
  "fast_mode goals guardian_approval guardian_enhanced_node_repl_transcripts guardian_ext " +
  "guardian_node_repl_transcript_images guardian_reuse_parent_compaction hooks image_detail_original image_generation " +
  "image_resize_notice imagegenext in_app_browser in_app_chat in_app_dictation in_app_local_automation in_app_updates " +
  "item_ids js_repl js_repl_tools_only local_thread_store_compression local_thread_store_shared_compression " +
  "mcp_2026_07_28 mcp_oauth_refresh_coordination memories memory_tool mentions_v2 multi_agent multi_agent_mode " +
  "nonfatal_clock_read_errors omit_app_server_notification_media personality plugin_hooks plugin_sharing plugins " +
  "powershell_shell_version prefer_mxc prevent_idle_sleep psp realtime_conversation reasoning_effort_override " +
  "recommended_plugins remote_compaction_v2 remote_control remote_models remote_plugin request_permissions " +
  "request_permissions_tool request_rule resize_all_images respect_system_proxy responses_websockets " +
  "responses_websockets_v2 retain_client_developer_messages runtime_metrics search_tool secret_auth_storage " +
  "send_async_message send_message_to_user_async shell_snapshot shell_snapshot_v2 shell_tool shell_zsh_fork " +
  "skill_env_var_dependency_prompt skill_mcp_dependency_install skill_search skip_host_skill_discovery sqlite " +
  "standalone_web_search steer step_model_switching system_proxy_fallback telepathy terminal_resize_reflow " +
  "terminal_visualization_instructions tool_call_mcp_elicitation tool_search tool_search_always_defer_mcp_tools " +
  "tool_suggest transcript_v2 tui_app_server unavailable_dummy_tools unbounded_connection_retries undo unified_exec " +
  "unified_exec_tty unified_exec_zsh_fork unified_image_budget use_agent_identity use_legacy_landlock " +
  "use_linux_sandbox_bwrap use_xaa view_image web_search web_search_cached web_search_request windows_sandbox_service " +
  "workspace_dependencies workspace_owner_usage_nudge worktrees write_stdin_approval";

const I64 = integer("i64");
const USIZE = integer("usize");
const ACCESS = choice("allow deny");

function closed(keys: TableType["keys"]): TableType {
  return table(keys, { unknown: "refused" });
}

/** A flag that may also be written as a table with settings. */
function flagOrTable(keys: TableType["keys"]): KeyType {
  return either(FLAG, closed({ enabled: FLAG, ...keys }));
}

export const FEATURES: TableType = table(
  {
    ...each(FLAG, FLAGS),
    apps_mcp_path_override: flagOrTable({ path: TEXT }),
    code_mode: flagOrTable({
      default_exec_yield_time_ms: integer("u64"),
      experimental_show_cell_overhead: FLAG,
      tool_input_schema_max_bytes: integer("a nonzero usize"),
      ...each(list(TEXT), "excluded_tool_namespaces direct_only_tool_namespaces"),
    }),
    code_mode_host: flagOrTable({ disable_in_process_fallback: FLAG }),
    context_management: either(FLAG, closed({ experimental_mode: FLAG })),
    current_time_reminder: flagOrTable({
      reminder_interval_seconds: integer("u64"),
      clock_source: choice("system external"),
      delivery_mode: choice("any_inference after_user_or_tool_output"),
      sleep_tool: FLAG,
    }),
    guardianv2: flagOrTable({
      ...each(FLAG, "free_guardian thread_context persist_scores reuse_parent_compaction"),
      ...each(TEXT, "classifier_instructions reasoning_effort"),
      review_threshold: FLOAT,
      ...each(
        USIZE,
        "max_tool_call_lag max_action_tokens max_classifier_instruction_tokens max_parent_compaction_tokens",
      ),
      review_scope: closed(each(FLAG, "computer_use_only sandboxed_exec_commands")),
      transcript: closed({
        sources: list(choice("tool_calls tool_outputs reasoning")),
        include_images: FLAG,
        ...each(USIZE, "max_message_entry_tokens max_tool_entry_tokens max_message_transcript_tokens"),
        ...each(USIZE, "max_tool_transcript_tokens max_recent_non_user_entries"),
      }),
    }),
    multi_agent_v2: flagOrTable({
      max_concurrent_threads_per_session: USIZE,
      ...each(I64, "min_wait_timeout_ms max_wait_timeout_ms default_wait_timeout_ms"),
      ...each(FLAG, "usage_hint_enabled hide_spawn_agent_metadata expose_spawn_agent_model_overrides"),
      ...each(FLAG, "wait_agent_enabled disable_direct_message message_board_in_memory non_code_mode_only"),
      ...each(TEXT, "usage_hint_text root_agent_usage_hint_text subagent_usage_hint_text tool_namespace"),
      ...each(TEXT, "subagent_developer_instructions multi_agent_mode_hint_text"),
    }),
    network_proxy: flagOrTable({
      ...each(TEXT, "proxy_url socks_url"),
      ...each(FLAG, "enable_socks5 enable_socks5_udp allow_upstream_proxy dangerously_allow_non_loopback_proxy"),
      ...each(FLAG, "dangerously_allow_all_unix_sockets allow_local_binding credential_broker"),
      mode: choice("limited full"),
      domains: map(ACCESS),
      unix_sockets: map(ACCESS),
      credentials: map(closed({})),
    }),
    non_prefixed_mcp_tool_names: flagOrTable({ server_names: list(TEXT) }),
    rollout_budget: flagOrTable({
      limit_tokens: I64,
      reminder_at_remaining_tokens: list(I64),
      ...each(FLOAT, "sampling_token_weight prefill_token_weight"),
    }),
    sleep_tool: flagOrTable({ mode: choice("model_driven always_on") }),
    token_budget: flagOrTable({
      use_history_notes_extension: FLAG,
      ...each(I64, "reminder_threshold_tokens auto_compact_fallback_buffer_tokens"),
      ...each(TEXT, "reminder_message_template guidance_message auto_compact_fallback_prompt"),
    }),
    tool_registry: closed(each(FLAG, "error_on_tool_collisions turn_metadata_includes_tool_info")),
  },
  { others: FLAG },
);
