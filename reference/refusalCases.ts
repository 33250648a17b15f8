/**
 * Faulty configurations, for the texts with which the real program refuses them. Each is laid out in the repository `/w`
 * and put to every surface.
 */
import type { JsonValue } from "../src/engine/index.ts";

export interface RefusalCase {
  readonly name: string;
  /** The user's config.toml. */
  readonly user?: string;
  /** The config.toml of the project `/w`; `trusted` adds the entry to the user's. */
  readonly project?: string;
  readonly trusted?: boolean;
  /** Further files. */
  readonly files?: { readonly [path: string]: string | { readonly base64: string } | { readonly dir: true } };
  readonly overrides?: { readonly [key: string]: JsonValue };
  readonly profile?: string;
}

const TRUST = '[projects."/w"]\ntrust_level = "trusted"\n';

function user(name: string, text: string): RefusalCase {
  return { name, user: text };
}

function project(name: string, text: string): RefusalCase {
  return { name, project: text, user: TRUST };
}

export const REFUSAL_CASES: readonly RefusalCase[] = [
  // TOML syntax
  user("bare word", 'model = "gpt-5.5"\nproject_doc_max_bytes = lots\n'),
  user("nothing behind the equals sign", "\n\n\nmodel = \n"),
  user("nothing behind the equals sign, at the end", "model ="),
  user("key alone", "model\n"),
  user("open string", 'model = "gpt\nx = 1\n'),
  user("key twice", 'model = "a"\nmodel = "b"\n'),
  user("table twice", "[tui]\nvim_mode_default = true\n\n[tui]\nvim_mode_default = true\n"),
  user("open list", 'project_doc_fallback_filenames = ["A.md"\nmodel = "x"\n'),
  user("open table header", "[projects\nx = 1\n"),
  user("two values", 'model = "a" "b"\n'),
  user("colon for equals", 'model: "a"\n'),
  user("wrong escape", 'model = "a\\q"\n'),
  user("open literal string", "model = 'gpt\n"),
  user("behind umlauts", 'x = "äöü" oops\n'),
  user("mark in the middle", "model = 'a'\n\uFEFFx = 1\n"),
  user("True", "hide_agent_reasoning = True\n"),
  user("comma missing", 'notify = ["a" "b"]\n'),
  user("leading zero", "project_doc_max_bytes = 0100\n"),
  user("table over value", 'tui = "x"\n[tui]\na = 1\n'),
  user("number without digits behind the point", "project_doc_max_bytes = 1.\n"),
  user("opening quote missing", 'model = gpt"\n'),
  user("key of dots", "a..b = 1\n"),
  user("value extended", "a = 1\n[a.b]\n"),
  user("open inline table", "tui = { vim_mode_default = true\n"),
  user("inline table with two commas", "tui = { vim_mode_default = true,, animations = true }\n"),
  user("form before values", "a = lots\nb\n"),
  user("slash in a key", "a/b = 1\n"),
  user("windows line ends", "a = 1\r\nb = lots\r\n"),
  { name: "system syntax", files: { "/etc/codex/config.toml": "a = 1\nfoo = \n" } },
  { name: "managed syntax", files: { "/etc/codex/managed_config.toml": "foo = \n" } },
  { name: "requirements syntax", files: { "/etc/codex/requirements.toml": "a = 1\nfoo = \n" } },
  project("project syntax", "foo = \n"),
  project("project syntax, bare word", 'model = "a"\nproject_doc_max_bytes = lots\n'),
  // Types
  user("string for a number", 'model = "gpt-5.5"\nproject_doc_max_bytes = "100"\n'),
  user("fraction for a number", "project_doc_max_bytes = 1.5\n"),
  user("whole fraction for a number", "project_doc_max_bytes = 2.0\n"),
  user("truth for a number", "project_doc_max_bytes = true\n"),
  user("negative number", "project_doc_max_bytes = -1\n"),
  user("list for a number", "project_doc_max_bytes = [1]\n"),
  user("table for a number", "project_doc_max_bytes = {}\n"),
  user("string for names", 'project_doc_fallback_filenames = "A.md"\n'),
  user("number among names", 'project_doc_fallback_filenames = ["A.md", 7]\n'),
  user("number for a model", "model = 5\n"),
  user("list for a model", 'model = ["a"]\n'),
  user("table for a model", "model = {a = 1}\n"),
  user("date for a flag", "hide_agent_reasoning = 2026-01-01\n"),
  user("string for a flag", 'hide_agent_reasoning = "yes"\n'),
  user("number for a flag", "[features]\nmemories = 1\n"),
  user("unknown feature as a string", '[features]\nwobble = "yes"\n'),
  user("table as a string", 'sandbox_workspace_write = "x"\n'),
  user("table as a number", "tui = 3\n"),
  user("inner type", '[sandbox_workspace_write]\nwritable_roots = "/x"\n'),
  user("inner flag", '[sandbox_workspace_write]\nnetwork_access = "yes"\n'),
  user("empty effort", 'model_reasoning_effort = ""\n'),
  user("large number", "mcp_oauth_callback_port = 70000\n"),
  user("approval unknown", 'approval_policy = "sometimes"\n'),
  user("approval number", "approval_policy = 3\n"),
  user("approval granular alone", 'approval_policy = "granular"\n'),
  user("approval granular without keys", "approval_policy = { granular = { rules = true } }\n"),
  user("approval untrusted", 'model = "x"\napproval_policy = "untrusted"\n'),
  user("sandbox unknown", 'sandbox_mode = "foo"\n'),
  user("sandbox number", "sandbox_mode = 1\n"),
  user("personality unknown", 'personality = "grumpy"\n'),
  user("reviewer unknown", 'approvals_reviewer = "nobody"\n'),
  user("provider without a name", '[model_providers.x]\nbase_url = "http://localhost"\n'),
  user("server without a way", "[mcp_servers.x]\nenabled = true\n"),
  user("server with both ways", '[mcp_servers.x]\ncommand = "a"\nurl = "http://localhost"\n'),
  user("closed table", "[features.rollout_budget]\nenabled = true\nnope = 1\n"),
  project("project type", 'project_doc_max_bytes = "100"\n'),
  project("project variant", 'sandbox_mode = "foo"\n'),
  { name: "system type", files: { "/etc/codex/config.toml": 'project_doc_max_bytes = "100"\n' } },
  { name: "managed type", files: { "/etc/codex/managed_config.toml": "model = 5\n" } },
  { name: "override type", overrides: { project_doc_max_bytes: "100" } },
  { name: "override list as a string", overrides: { project_doc_fallback_filenames: "[A.md]" } },
  // What is read early
  user("markers as a string", 'model = "a"\n\n# markers\nproject_root_markers = ".git"\n'),
  user("number among markers", 'project_root_markers = [".git", 1]\n'),
  user("trust unknown", '[projects."/w"]\ntrust_level = "maybe"\n'),
  user("trust number", '[projects."/w"]\ntrust_level = 1\n'),
  project("project markers", 'project_root_markers = ".git"\n'),
  project("project trust", '[projects."/w"]\ntrust_level = "maybe"\n'),
  { name: "override markers", overrides: { project_root_markers: ".git" } },
  { name: "system markers", files: { "/etc/codex/config.toml": "project_root_markers = 3\n" } },
  { name: "managed markers", files: { "/etc/codex/managed_config.toml": "project_root_markers = 3\n" } },
  { name: "override provider", overrides: { model_provider: "nope" } },
  { name: "override trust", overrides: { projects: { "/w": { trust_level: "maybe" } } } },
  // Files
  {
    name: "not UTF-8",
    files: { "/home/dev/.codex/config.toml": { base64: Buffer.from("ab = \xe4\n", "latin1").toString("base64") } },
  },
  {
    name: "ends inside a character",
    files: { "/home/dev/.codex/config.toml": { base64: Buffer.from("ab = '\xe2\x82", "latin1").toString("base64") } },
  },
  {
    name: "project not UTF-8",
    user: TRUST,
    files: { "/w/.codex/config.toml": { base64: Buffer.from("ab = \xff\n", "latin1").toString("base64") } },
  },
  { name: "directory", files: { "/home/dev/.codex/config.toml": { dir: true } } },
  { name: "project directory", user: TRUST, files: { "/w/.codex/config.toml": { dir: true } } },
  // Beyond types
  user("provider unknown", 'model_provider = "nope"\n'),
  user("instructions file missing", 'model_instructions_file = "nope.md"\n'),
  {
    name: "instructions file empty",
    user: 'model_instructions_file = "empty.md"\n',
    files: { "/home/dev/.codex/empty.md": "\n" },
  },
  {
    name: "instructions file a directory",
    user: 'model_instructions_file = "folder"\n',
    files: { "/home/dev/.codex/folder": { dir: true } },
  },
  {
    name: "instructions file not UTF-8",
    user: 'model_instructions_file = "bad.md"\n',
    files: { "/home/dev/.codex/bad.md": { base64: "/w==" } },
  },
  user("legacy profile", 'profile = "work"\n'),
  user("rollout budget without a limit", "[features]\nrollout_budget = true\n"),
  user("permissions without a default", '[permissions.mine.filesystem]\n"/x" = "read"\n'),
  user("default without permissions", 'default_permissions = "mine"\n'),
  user("default unknown", 'default_permissions = ":mine"\n'),
  user(
    "default not among permissions",
    'default_permissions = "other"\n[permissions.mine.filesystem]\n"/x" = "read"\n',
  ),
  {
    name: "requirements variant",
    files: { "/etc/codex/requirements.toml": 'allowed_sandbox_modes = ["read-only", "foo"]\n' },
  },
  { name: "requirements empty", files: { "/etc/codex/requirements.toml": "allowed_approval_policies = []\n" } },
  { name: "requirements type", files: { "/etc/codex/requirements.toml": "additional_developer_instructions = 5\n" } },
  { name: "profile name", profile: "../x" },
  { name: "profile syntax", profile: "work", files: { "/home/dev/.codex/work.config.toml": "foo = \n" } },
  {
    name: "profile markers",
    profile: "work",
    files: { "/home/dev/.codex/work.config.toml": "project_root_markers = 3\n" },
  },
  { name: "profile type", profile: "work", files: { "/home/dev/.codex/work.config.toml": "model = 5\n" } },
];

/** Configurations that Codex takes with a warning. */
export const WARNING_CASES: readonly RefusalCase[] = [
  user("one unknown key", "weird = 1\n"),
  user("four unknown keys", "weird = 1\n[features]\nwobble = true\n[other]\nx = 1\n[more]\n[tui]\nvimm = true\n"),
  project("keys that a project may not set", 'model_provider = "x"\nnotify = ["a"]\nweird = 1\n'),
  project("features that a project may not set", "[features]\nrespect_system_proxy = true\n[otel]\nx = 1\n"),
  {
    name: "a key in each layer",
    user: `beta = 1\nweird = 1\n${TRUST}`,
    project: "projw = 1\n",
    overrides: { zz: 1 },
    files: { "/etc/codex/config.toml": "sysw = 1\n" },
  },
  {
    name: "system and managed",
    files: { "/etc/codex/config.toml": "sysw = 1\n", "/etc/codex/managed_config.toml": "manw = 1\n" },
  },
];
