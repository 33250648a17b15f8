/** The nested tables of `config.toml`: MCP servers, model providers, hooks, permissions, the terminal interface, tools. */
import { ANY, choice, each, either, FILLED, FLAG, FLOAT, integer, list, map, PATH, TEXT, table } from "./keyType.ts";

/** Tables that Codex reads in a way which loses sight of keys it does not know. */
export const QUIET = { unknown: "silent" } as const;
/** Tables for which Codex takes an empty list. */
export const LISTABLE = { emptyList: true } as const;

export const TEXTS = list(TEXT);
export const ACCESS = choice("allow deny");
export const TOOL_APPROVAL = choice("auto prompt writes approve");
export const REVIEWER = choice("user auto_review guardian_subagent");
export const ENABLED = table({ enabled: FLAG });
/** The same where all keys have defaults. */
export const ENABLED_BY_DEFAULT = table({ enabled: FLAG }, LISTABLE);

export const APPROVAL_POLICY = choice("untrusted on-failure on-request granular never", {
  granular: table(each(FLAG, "sandbox_approval rules skill_approval request_permissions mcp_elicitations"), {
    required: ["sandbox_approval", "rules", "mcp_elicitations"],
  }),
});

export const MCP_TOOL = table(
  { approval_mode: TOOL_APPROVAL, output_token_limit: integer("a nonzero usize") },
  LISTABLE,
);
/** What only a server that is started as a command, or only one that is reached by its address, may have. */
const STDIO = ["command", "args", "env", "env_vars", "cwd", "bearer_token"];
const HTTP = [
  "url",
  "bearer_token",
  "bearer_token_env_var",
  "http_headers",
  "env_http_headers",
  "http_headers_helper",
  "oauth",
  "oauth_resource",
  "auth",
];

export const MCP_SERVER = table(
  {
    ...each(
      TEXT,
      "command cwd url bearer_token bearer_token_env_var environment_id name oauth_resource http_headers_helper",
    ),
    ...each(TEXTS, "args scopes enabled_tools disabled_tools"),
    ...each(map(TEXT), "env http_headers env_http_headers"),
    env_vars: list(
      either(TEXT, table({ name: TEXT, source: choice("local remote") }, { unknown: "refused", required: ["name"] })),
    ),
    ...each(FLAG, "enabled required supports_parallel_tool_calls"),
    ...each(FLOAT, "startup_timeout_sec tool_timeout_sec"),
    startup_timeout_ms: integer("u64"),
    startup_readiness: choice("connection catalog"),
    tool_input_schema_max_bytes: integer("a nonzero usize"),
    omit_tools_from: list(choice("code_mode deferred direct")),
    auth: choice("oauth chatgpt ema_auth"),
    oauth: table({
      ...each(TEXT, "client_id client_secret callback_url authorization_server_issuer"),
      callback_port: integer("u16"),
    }),
    default_tools_approval_mode: TOOL_APPROVAL,
    tools: map(MCP_TOOL),
  },
  { ways: [STDIO, HTTP] },
);

const AWS_COMMAND = table(
  { command: TEXT, args: TEXTS, timeout_ms: integer("a nonzero u64") },
  { required: ["command"] },
);
export const MODEL_PROVIDER = table(
  {
    ...each(TEXT, "base_url env_key env_key_instructions experimental_bearer_token model_catalog_url"),
    name: FILLED,
    wire_api: choice("responses"),
    ...each(map(TEXT), "query_params http_headers env_http_headers"),
    ...each(
      integer("u64"),
      "request_max_retries stream_max_retries stream_idle_timeout_ms websocket_connect_timeout_ms",
    ),
    ...each(FLAG, "requires_openai_auth supports_websockets supports_standalone_web_search"),
    auth: table(
      {
        command: TEXT,
        args: TEXTS,
        cwd: PATH,
        timeout_ms: integer("a nonzero u64"),
        refresh_interval_ms: integer("u64"),
      },
      { required: ["command"] },
    ),
    aws: table({ ...each(TEXT, "profile region"), auth_refresh: AWS_COMMAND, credential_export: AWS_COMMAND }),
    gateway_oauth: table(
      {
        ...each(TEXT, "authorization_url token_url client_id resource"),
        scopes: TEXTS,
        redirect_port: integer("u16"),
        delivery: map(ANY),
      },
      { unknown: "refused", required: ["authorization_url", "token_url", "client_id", "delivery"] },
    ),
  },
  { required: ["name"] },
);

const OTLP = {
  endpoint: TEXT,
  headers: map(TEXT),
  tls: table(each(PATH, "ca-certificate client-certificate client-private-key")),
};
export const OTEL_EXPORTER = choice("none statsig otlp-http otlp-grpc", {
  "otlp-http": table({ ...OTLP, protocol: choice("binary json") }, { required: ["endpoint", "protocol"] }),
  "otlp-grpc": table(OTLP, { required: ["endpoint"] }),
});

export const HOOK_GROUP = table(
  {
    matcher: TEXT,
    hooks: list({
      kind: "tagged",
      tag: "type",
      tables: {
        command: table(
          {
            ...each(TEXT, "command commandWindows statusMessage"),
            timeout: integer("u64"),
            async: FLAG,
            additionalContextLimit: integer("usize"),
          },
          { ...QUIET, required: ["command"] },
        ),
        mcp_tool: table({ server: TEXT, tool: TEXT, input: map(ANY) }, { ...QUIET, required: ["server", "tool"] }),
        prompt: table({}, QUIET),
        agent: table({}, QUIET),
      },
    }),
  },
  QUIET,
);
export const HOOK_EVENTS =
  "PreToolUse PermissionRequest PostToolUse PreCompact PostCompact SessionStart SessionEnd UserPromptSubmit " +
  "SubagentStart SubagentStop Stop Interrupt";

const FILE_ACCESS = choice("read write deny none");
export const PERMISSION_PROFILE = table(
  {
    ...each(TEXT, "description extends"),
    workspace_roots: map(FLAG),
    filesystem: table(
      { glob_scan_max_depth: integer("a nonzero usize") },
      { others: either(FILE_ACCESS, map(FILE_ACCESS)), ...QUIET },
    ),
    network: table(
      {
        ...each(TEXT, "proxy_url socks_url"),
        ...each(FLAG, "enabled enable_socks5 enable_socks5_udp allow_upstream_proxy allow_local_binding"),
        ...each(FLAG, "dangerously_allow_non_loopback_proxy dangerously_allow_all_unix_sockets"),
        mode: choice("limited full"),
        domains: map(ACCESS),
        unix_sockets: map(ACCESS),
        mitm: table(
          {
            hooks: map(
              table(
                {
                  host: TEXT,
                  ...each(TEXTS, "methods path_prefixes action"),
                  ...each(map(TEXTS), "query headers"),
                  body: ANY,
                },
                { required: ["host", "methods", "path_prefixes", "action"] },
              ),
            ),
            actions: map(
              table({
                strip_request_headers: TEXTS,
                inject_request_headers: list(table(each(TEXT, "name secret_env_var secret_file prefix"))),
              }),
            ),
          },
          { unknown: "refused" },
        ),
      },
      QUIET,
    ),
  },
  QUIET,
);

export const APP = {
  ...each(FLAG, "enabled destructive_enabled open_world_enabled"),
  approvals_reviewer: REVIEWER,
  default_tools_approval_mode: TOOL_APPROVAL,
};

const KEY_BINDING = either(TEXT, TEXTS);
/** The contexts of `[tui.keymap]` with their actions. */
const KEYMAP = {
  global:
    "open_agents open_transcript find_transcript focus_activity open_external_editor copy clear_terminal submit queue " +
    "toggle_shortcuts toggle_vim_mode toggle_fast_mode toggle_raw_output toggle_side_conversation",
  chat:
    "toggle_voice toggle_voice_mute interrupt_turn decrease_reasoning_effort increase_reasoning_effort " +
    "previous_permission_mode next_permission_mode edit_queued_message prompt_stack_back skip_question",
  composer: "submit queue toggle_shortcuts history_search_previous history_search_next",
  editor:
    "insert_newline move_left move_right move_up move_down move_word_left move_word_right move_line_start " +
    "move_line_end delete_backward delete_forward delete_backward_word delete_forward_word kill_line_start " +
    "kill_whole_line kill_line_end yank",
  vim_normal:
    "enter_insert append_after_cursor append_line_end insert_line_start open_line_below open_line_above " +
    "enter_replace_mode move_left move_right move_up move_down move_word_forward move_word_backward move_word_end " +
    "move_line_start move_line_end find_forward find_backward till_forward till_backward jump_top jump_bottom " +
    "delete_char replace_char repeat_last_change substitute_char delete_to_line_end change_to_line_end yank_line " +
    "paste_after start_delete_operator start_yank_operator start_change_operator undo redo cancel_operator",
  vim_operator:
    "delete_line yank_line motion_left motion_right motion_up motion_down motion_word_forward motion_word_backward " +
    "motion_word_end motion_line_start motion_line_end motion_find_forward motion_find_backward motion_till_forward " +
    "motion_till_backward motion_jump_top motion_jump_bottom select_inner_text_object select_around_text_object cancel",
  vim_search: "forward backward next previous",
  vim_text_object: "word big_word parentheses brackets braces double_quote single_quote backtick cancel",
  pager:
    "scroll_up scroll_down page_up page_down half_page_up half_page_down jump_top jump_bottom close close_transcript find",
  list: "move_up move_down move_left move_right page_up page_down jump_top jump_bottom accept cancel",
  agents: "resume search new_task new_worktree rename stop archive delete hide toggle_grouping",
  approval: "open_fullscreen open_thread approve approve_for_session approve_for_prefix deny decline cancel",
};
const KEYMAP_TABLES = Object.fromEntries(
  Object.entries(KEYMAP).map(([context, actions]) => [
    context,
    // These two are read in another way than the rest.
    table(each(KEY_BINDING, actions), { unknown: /^vim_(?:normal|operator)$/.test(context) ? "warned" : "refused" }),
  ]),
);

export const SESSION_PICKER = choice("comfortable dense");
export const TUI = table(
  {
    ...each(FLAG, "animations screen_reader_detection_done show_tooltips show_server_version_notice auto_recap whimsy"),
    ...each(FLAG, "disable_paste_burst question_esc_back raw_output_mode fullscreen_transcript status_line_use_colors"),
    vim_mode_default: FLAG,
    ...each(TEXT, "theme pet"),
    ...each(TEXTS, "status_line terminal_title"),
    effects: table(each(FLAG, "starfield shimmer welcome effort progress title"), LISTABLE),
    rendering: table(each(FLAG, "lists math mermaid tables"), LISTABLE),
    copy_on_select: choice("auto always never"),
    right_click_paste: choice("auto on off"),
    pet_anchor: choice("composer screen-bottom"),
    session_picker_view: SESSION_PICKER,
    resume_cwd: choice("current session"),
    alternate_screen: choice("auto always never"),
    notifications: either(FLAG, TEXTS),
    notification_method: choice("auto osc9 bel"),
    notification_condition: choice("unfocused always"),
    model_availability_nux: map(integer("u32")),
    terminal_resize_reflow_max_rows: integer("usize"),
    keymap: table(KEYMAP_TABLES, { unknown: "refused", ...LISTABLE }),
  },
  QUIET,
);

export const TOOLS = table({
  web_search: either(
    FLAG,
    table(
      {
        context_size: choice("low medium high"),
        allowed_domains: TEXTS,
        location: table(each(TEXT, "country region city timezone"), QUIET),
      },
      QUIET,
    ),
  ),
  update_plan: ENABLED_BY_DEFAULT,
  experimental_request_user_input: ENABLED_BY_DEFAULT,
});
export const WINDOWS = table({ sandbox: choice("elevated unelevated mxc") });
export const TOOL_REFERENCE = table({ id: TEXT, type: choice("connector plugin") }, { required: ["type", "id"] });
