import { describe, expect, it } from "vitest";
import { typeFaults, unknownKeys } from "./checkTypes.ts";
import { type Layer, parseToml, type TableValue } from "./toml.ts";

const USER: Layer = { kind: "user", path: "/h/config.toml", directory: "/h" };

function table(text: string): TableValue {
  const parsed = parseToml(text, USER);
  if ("fault" in parsed) throw new Error(parsed.fault.detail);
  return parsed.table;
}

const faults = (text: string) => typeFaults(table(text)).map(({ value, problem }) => [value.key, problem]);
const problem = (text: string) => typeFaults(table(text))[0]?.problem.kind ?? "fine";
const unknown = (text: string) => unknownKeys(table(text)).map(({ key }) => key);

describe("types of known keys", () => {
  it("names the key, its place and what it wants", () => {
    const [fault] = typeFaults(table('model = "m"\ninclude_environment_context = 1\n'));
    expect(fault?.value).toMatchObject({ key: "include_environment_context", line: 2 });
    expect(fault?.problem).toEqual({ kind: "type", wanted: ["boolean"] });
  });

  it("reports faults in the order of the document", () => {
    expect(faults("personality = 5\ninstructions = 5\n").map(([key]) => key)).toEqual(["personality", "instructions"]);
  });

  it.each([
    ["model = 5", "type"],
    ["model = 1979-05-27", "fine"],
    ['project_doc_max_bytes = "100"', "type"],
    ["project_doc_max_bytes = 1.5", "type"],
    ["project_doc_max_bytes = 0", "fine"],
    ["project_doc_max_bytes = -1", "range"],
    ["model_context_window = -1", "fine"],
    ["mcp_oauth_callback_port = 65536", "range"],
    ["skills.max_context_tokens = 0", "range"],
    ['project_root_markers = ".git"', "type"],
    ['project_root_markers = [".git", 5]', "type"],
    ["project_root_markers = []", "fine"],
    ['sandbox_mode = "open"', "variant"],
    ['sandbox_mode = "Read-Only"', "variant"],
    ["sandbox_mode = 1", "type"],
    ['sandbox_mode = { "read-only" = {} }', "fine"],
    ['sandbox_mode = { "read-only" = "" }', "type"],
    ["sandbox_workspace_write = 5", "type"],
    ["sandbox_workspace_write = []", "fine"],
    ["sandbox_workspace_write.writable_roots = [5]", "type"],
    ['projects."/w".trust_level = "maybe"', "variant"],
    ['projects."/w" = "trusted"', "type"],
    ['[mcp_servers.a]\ncommand = "x"\nstartup_timeout_sec = 5', "fine"],
    ['[mcp_servers.a]\ncommand = "x"\nenv.A = 5', "type"],
    ['[mcp_servers.a]\ncommand = "x"\nenv_vars = ["A", { name = "B" }]', "fine"],
    ["[mcp_servers.a]\nenabled = true", "needsOneOf"],
    ['[mcp_servers.a]\ncommand = "x"\nurl = "https://x"', "unsuited"],
    ['[mcp_servers.a]\nurl = "https://x"\nargs = []', "unsuited"],
    ['[mcp_servers.a]\nurl = "https://x"\nscopes = ["s"]', "fine"],
    ['[model_providers.a]\nbase_url = "https://x"', "missing"],
    ['[model_providers.a]\nname = "A"\nwire_api = "chat"', "variant"],
    ['[model_providers.a]\nname = " "', "blank"],
    ['model_reasoning_effort = ""', "blank"],
    ['model_reasoning_effort = " "', "fine"],
    ['model = ""', "fine"],
    ["model_post_turn_compact_threshold_percent = 101", "range"],
    ["history = []", "fine"],
    ["notice = []", "type"],
    ['[[skills.config]]\nname = "a"', "missing"],
    ["[tui.keymap.global]\nzz = 'a'", "unknown"],
    ['[[hooks.Stop]]\nhooks = [{ type = "command" }]', "missing"],
    ['[[hooks.Stop]]\nhooks = [{ type = "never" }]', "variant"],
    ["tools.update_plan = true", "type"],
    ["tools.web_search = true", "fine"],
    ["agents.reviewer = 5", "type"],
  ])("%s is %s", (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it.each([
    ['approval_policy = "never"', "fine"],
    ['approval_policy = "granular"', "type"],
    ["approval_policy = { granular = { sandbox_approval = true, rules = true, mcp_elicitations = true } }", "fine"],
    ["approval_policy = { granular = { sandbox_approval = true, rules = true } }", "missing"],
    ["approval_policy = { granular = { sandbox_approval = 1, rules = true, mcp_elicitations = true } }", "type"],
    ["approval_policy = { never = {}, on-request = {} }", "type"],
  ])("%s is %s", (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it.each([
    ["features.memories = 1", "type"],
    ["features.nobody_knows = 1", "type"],
    ["features.memories = {}", "type"],
    ["features.multi_agent_v2 = true", "fine"],
    ["features.multi_agent_v2 = { enabled = true }", "fine"],
    ["features.multi_agent_v2 = { zz = 1 }", "type"],
    ["features.tool_registry = { zz = 1 }", "unknown"],
  ])("%s is %s", (text, expected) => {
    expect(problem(text)).toBe(expected);
  });
});

describe("unknown keys", () => {
  it("names them as Codex prints them, a table of an unknown name once", () => {
    expect(unknown("zz = 1\n[weird.deep]\na = 1\n[sandbox_workspace_write]\nnet = true\n")).toEqual([
      "zz",
      "weird",
      "sandbox_workspace_write.net",
    ]);
    expect(unknown('[projects."/w"]\nlevel = 1\n[[skills.config]]\nenabled = true\nzz = 1\n')).toEqual([
      "projects./w.level",
      "skills.config.0.zz",
    ]);
  });

  it("leaves the name of a choice out of the path", () => {
    const policy = "{ granular = { sandbox_approval = true, rules = true, mcp_elicitations = true, zz = true } }";
    expect(unknown(`approval_policy = ${policy}\n`)).toEqual(["approval_policy.zz"]);
  });

  it("knows the flags of features by name", () => {
    expect(unknown("[features]\nmemories = true\nchild_agents_md = true\n")).toEqual(["features.child_agents_md"]);
  });

  it.each([
    "[tui]\nzz = 1",
    "[hooks]\nzz = []",
    "[agents.role]\nzz = 1",
    "[desktop]\nzz = 1",
    "[[hooks.Stop]]\nzz = 1",
  ])("says nothing about %s", (text) => {
    expect(unknown(text)).toEqual([]);
  });
});
