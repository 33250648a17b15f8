import { describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument, type StepDocument } from "../../scenario/document.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { explainConfigKey } from "./configLine.ts";
import { keyAt } from "./configs/keyAt.ts";
import { FindingContext } from "./context.ts";
import { endOf } from "./find.ts";

const USER = "/home/dev/.codex/config.toml";
const PROJECT = "/home/dev/acme/.codex/config.toml";
const REQUIREMENTS = "/etc/codex/requirements.toml";
const MANAGED = "/etc/codex/managed_config.toml";
const TRUST = '[projects."/home/dev/acme"]\ntrust_level = "trusted"\n';

interface More {
  readonly launch?: Partial<ScenarioDocument["launch"]>;
  readonly steps?: readonly StepDocument[];
}

/** What is said about the place of `marked` in the file. */
function explain(files: Record<string, string>, path: string, marked: string, more: More = {}): unknown {
  const document: ScenarioDocument = {
    format: 1,
    files: { "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n", ...files },
    launch: { cwd: "/home/dev/acme", ...more.launch },
    ...(more.steps === undefined ? {} : { steps: more.steps }),
  };
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const context = new FindingContext(scenario, simulation, endOf(simulation));
  const text = context.text(path) ?? "";
  expect(text).toContain(marked);
  const line = explainConfigKey(context, path, text.indexOf(marked));
  return line === null ? null : [line.says.id, line.says.params];
}

describe("what a key does", () => {
  it("sets what is in force, or is replaced by a higher layer", () => {
    const files = { [USER]: `model = "x"\npersonality = "none"\n${TRUST}`, [PROJECT]: '\nmodel = "y"\n' };
    expect(explain(files, PROJECT, "model")).toEqual(["sets", { key: "model", value: '"y"' }]);
    expect(explain(files, USER, "model")).toEqual(["replaced", { key: "model", by: PROJECT, line: 2 }]);
    expect(explain(files, USER, "personality")).toEqual(["sets", { key: "personality", value: '"none"' }]);
    const launch = { overrides: { model: "z" } };
    expect(explain(files, PROJECT, "model", { launch })).toEqual(["replaced", { key: "model", by: null, line: null }]);
    expect(explain({ ...files, [MANAGED]: 'model = "m"\n' }, PROJECT, "model")).toEqual([
      "replaced",
      { key: "model", by: MANAGED, line: 1 },
    ]);
  });

  it("is replaced by a value in the place of a table around it, and by a profile", () => {
    const files = { [USER]: "[features.multi_agent_v2]\nenabled = true\n" };
    const launch = { overrides: { "features.multi_agent_v2": false } };
    expect(explain(files, USER, "enabled", { launch })).toMatchObject(["replaced", { by: null }]);
    const profile = { [USER]: 'sandbox_mode = "read-only"\ndefault_permissions = ":workspace"\n' };
    expect(explain(profile, USER, "sandbox_mode")).toEqual(["replaced", { key: "sandbox_mode", by: USER, line: 2 }]);
  });

  it("is replaced by the timeline, the client or the surface", () => {
    const steps: StepDocument[] = [
      { do: "turn", text: "a" },
      { do: "set", key: "model", value: "gpt-5.5" },
      { do: "turn", text: "b" },
    ];
    expect(explain({ [USER]: 'model = "gpt-6-sol"\n' }, USER, "model", { steps })).toEqual([
      "replaced-by-step",
      { key: "model", step: 1 },
    ]);
    const launch = { surface: "app-server", developerInstructions: "x" } as const;
    expect(explain({ [USER]: 'developer_instructions = "y"\n' }, USER, "dev", { launch })).toEqual([
      "replaced-by-launch",
      { key: "developer_instructions", parameter: "developerInstructions" },
    ]);
    const exec = { launch: { surface: "exec" } } as const;
    expect(explain({ [USER]: 'approval_policy = "on-request"\n' }, USER, "app", exec)).toEqual([
      "set-aside",
      { key: "approval_policy", because: { id: "default.approval.exec", params: {} } },
    ]);
  });

  it("is not taken over by a thread that is taken up again", () => {
    const write: StepDocument = { do: "write", path: USER, node: 'approval_policy = "never"\nmodel = "gpt-5.5"\n' };
    const steps: StepDocument[] = [{ do: "turn", text: "a" }, write, { do: "resume" }, { do: "turn", text: "b" }];
    const launch = { surface: "app-server" } as const;
    const more = { launch, steps };
    expect(explain({ [USER]: 'model = "gpt-6-sol"\n' }, USER, "approval_policy", more)).toEqual([
      "thread-keeps",
      { key: "approval_policy", used: "on-request" },
    ]);
    expect(explain({ [USER]: 'model = "gpt-6-sol"\n' }, USER, "model", more)).toEqual([
      "thread-keeps",
      { key: "model", used: "gpt-6-sol" },
    ]);
  });

  it("gives way to the administrator, whose line says so too", () => {
    const files = {
      [USER]: `approval_policy = "never"\n${TRUST}`,
      [REQUIREMENTS]:
        'allowed_approval_policies = ["on-request"]\nallowed_sandbox_modes = ["read-only", "workspace-write"]\nother = 1\n',
    };
    expect(explain(files, USER, "approval_policy")).toEqual([
      "narrowed",
      { key: "approval_policy", used: "on-request", by: REQUIREMENTS },
    ]);
    expect(explain(files, REQUIREMENTS, "allowed_approval")).toEqual([
      "requires",
      { key: "allowed_approval_policies", used: "on-request" },
    ]);
    expect(explain(files, REQUIREMENTS, "allowed_sandbox")).toEqual([
      "requires",
      { key: "allowed_sandbox_modes", used: null },
    ]);
    expect(explain(files, REQUIREMENTS, "other")).toEqual(["not-modelled", { key: "other" }]);
    const text = { [REQUIREMENTS]: 'additional_developer_instructions = "x"\n' };
    expect(explain(text, REQUIREMENTS, "additional")).toEqual([
      "sets",
      { key: "additional_developer_instructions", value: '"x"' },
    ]);
  });

  it("tells keys without an effect on the request from those that are not shown", () => {
    const files = { [USER]: 'file_opener = "none"\n[memories]\nuse_memories = true\n[tui]\ntheme = "x"\n' };
    expect(explain(files, USER, "file_opener")).toEqual(["no-effect", { key: "file_opener" }]);
    expect(explain(files, USER, "use_memories")).toEqual(["not-modelled", { key: "memories.use_memories" }]);
    expect(explain(files, USER, "theme")).toEqual(["no-effect", { key: "tui.theme" }]);
  });

  it("tells unknown keys, whole tables and keys of the top level among them", () => {
    const files = { [USER]: 'modle = "x"\n[weird.one]\na = 1\n[tui]\nmodel = "x"\n' };
    expect(explain(files, USER, "modle")).toEqual(["unknown", { key: "modle", nearest: "model", later: false }]);
    expect(explain(files, USER, "a = 1")).toEqual(["unknown", { key: "weird", nearest: null, later: false }]);
    expect(explain(files, USER, "[weird")).toEqual(["unknown", { key: "weird", nearest: null, later: false }]);
    expect(explain(files, USER, 'model = "x"\n')).toEqual(["wrong-table", { key: "tui.model", belongs: "model" }]);
    const skills = {
      [USER]: '[[skills.config]]\nname = "a"\nenabled = false\n[[skills.config]]\nnaem = "b"\nenabled = true\n',
    };
    expect(explain(skills, USER, 'name = "a"')).toEqual(["sets", { key: "skills.config.name", value: '"a"' }]);
    expect(explain(skills, USER, "naem")).toEqual([
      "unknown",
      { key: "skills.config.naem", nearest: "skills.config.name", later: false },
    ]);
  });
});

describe("projects", () => {
  it("says that the config is not read, whatever stands there", () => {
    const files = { [PROJECT]: 'model = "x"\nmodle = 1\n' };
    expect(explain(files, PROJECT, "model")).toEqual(["unread", { untrusted: false }]);
    const untrusted = { ...files, [USER]: TRUST.replace('"trusted"', '"untrusted"') };
    expect(explain(untrusted, PROJECT, "modle")).toEqual(["unread", { untrusted: true }]);
    expect(explain({ [PROJECT]: "a = 1\nmodel = \n" }, PROJECT, "model")).toEqual(["unread", { untrusted: false }]);
  });

  it("says which keys a project may not set", () => {
    const files = {
      [USER]: TRUST,
      [PROJECT]: 'notify = ["x"]\nproject_root_markers = [".x"]\n[otel]\nenvironment = "x"\n',
    };
    expect(explain(files, PROJECT, "notify")).toEqual(["ignored-in-project", { key: "notify", silently: false }]);
    expect(explain(files, PROJECT, "project_root")).toMatchObject(["ignored-in-project", { silently: true }]);
    expect(explain(files, PROJECT, "environment")).toMatchObject(["ignored-in-project", { key: "otel.environment" }]);
    expect(explain({ [USER]: 'project_root_markers = [".x"]\n' }, USER, "project_root")).toMatchObject(["sets", {}]);
  });

  it("tells the trust entry that decides from those that do not", () => {
    const files = { [USER]: `${TRUST}[projects."/home/dev/other"]\ntrust_level = "untrusted"\n` };
    expect(explain(files, USER, 'trust_level = "trusted"')).toEqual([
      "trust-decides",
      { directory: "/home/dev/acme", level: "trusted" },
    ]);
    expect(explain(files, USER, 'trust_level = "untrusted"')).toEqual(["trust-idle", { directory: "/home/dev/other" }]);
    expect(explain(files, USER, '[projects."/home/dev/acme"]')).toBeNull();
  });

  it("knows the entry that decides for a project's config only", () => {
    const files = {
      [USER]: `${TRUST}[projects."/home/dev/acme/web"]\ntrust_level = "untrusted"\n`,
      [PROJECT]: 'model = "x"\n',
    };
    const launch = { cwd: "/home/dev/acme/web" };
    expect(explain(files, USER, 'trust_level = "trusted"', { launch })).toMatchObject([
      "trust-decides",
      { level: "trusted" },
    ]);
    expect(explain(files, USER, 'trust_level = "untrusted"', { launch })).toMatchObject([
      "trust-decides",
      { level: "untrusted" },
    ]);
  });
});

describe("refusals and later edits", () => {
  it("names the key at fault, and says that nothing else counts", () => {
    const files = { [USER]: 'model = "x"\nsandbox_mode = "all"\n' };
    expect(explain(files, USER, "sandbox_mode")).toMatchObject([
      "refused",
      { key: "sandbox_mode", because: { id: "error.variant" } },
    ]);
    expect(explain(files, USER, "model")).toEqual(["not-started", { path: USER, line: 2 }]);
    expect(explain({ [USER]: "a = 1\nmodel = \n" }, USER, "model")).toMatchObject(["refused", { key: "model" }]);
    expect(explain({ [USER]: "a = 1\nmodel = \n" }, USER, "a = 1")).toBeNull();
    const missing = { [USER]: '[model_providers.acme]\nbase_url = "x"\n' };
    expect(explain(missing, USER, "[model_providers.acme]")).toMatchObject(["refused", {}]);
  });

  it("knows a value that was written after Codex had read the file", () => {
    const write: StepDocument = { do: "write", path: USER, node: 'model = "gpt-5.5"\npersonality = "none"\n' };
    const files = { [USER]: 'personality = "none"\nmodel = "gpt-6-sol"\n' };
    const steps: StepDocument[] = [{ do: "turn", text: "a" }, write, { do: "turn", text: "b" }];
    expect(explain(files, USER, "model", { steps })).toEqual(["edited-late", { key: "model", step: 1 }]);
    expect(explain(files, USER, "personality", { steps })).toMatchObject(["sets", {}]);
    expect(explain(files, USER, "personality", { steps: [...steps, { do: "resume" }] })).toMatchObject(["sets", {}]);
  });
});

describe("keyAt", () => {
  const at = (text: string, marked: string): unknown => {
    const found = keyAt(text, text.indexOf(marked));
    if (found === null) return null;
    const { line, column, endColumn } = found.range;
    return [found.names.join("/"), text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1)];
  };

  it("takes every line of a value, the comment behind it, and the innermost key", () => {
    const text =
      '\ufeffa."b.c" = [\r\n  1, # one\r\n]\r\n# between\r\n[t] # head\r\n  x = { y = 1, z.w = 2 } # end\r\n';
    expect(at(text, "a.")).toEqual(["a/b.c", '"b.c"']);
    expect(at(text, "# one")).toEqual(["a/b.c", '"b.c"']);
    expect(at(text, "between")).toBeNull();
    expect(at(text, "# head")).toEqual(["t", "t"]);
    expect(at(text, "x =")).toEqual(["t/x", "x"]);
    expect(at(text, "y = 1")).toEqual(["t/x/y", "y"]);
    expect(at(text, "w = 2")).toEqual(["t/x/z/w", "w"]);
    expect(at(text, "# end")).toEqual(["t/x", "x"]);
    expect(keyAt("a = \n", 0)).toBeNull();
  });
});

describe("other files", () => {
  it("is about configuration files alone", () => {
    expect(explain({ "/home/dev/acme/config.toml": "model = 1\n" }, "/home/dev/acme/config.toml", "model")).toBeNull();
  });
});
