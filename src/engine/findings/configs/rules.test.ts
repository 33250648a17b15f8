import { describe, expect, it } from "vitest";
import { applyFix } from "../../../scenario/applyFix.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { CONFIG_RULES } from "../configRules.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding } from "../finding.ts";

const USER = "/home/dev/.codex/config.toml";
const PROJECT = "/home/dev/acme/.codex/config.toml";
const TRUST = '[projects."/home/dev/acme"]\ntrust_level = "trusted"\n';

function documentWith(
  files: NonNullable<ScenarioDocument["files"]>,
  launch: Partial<ScenarioDocument["launch"]> = {},
): ScenarioDocument {
  return {
    format: 1,
    files: { "/home/dev/acme/.git/HEAD": "ref: refs/heads/main\n", ...files },
    launch: { cwd: "/home/dev/acme", ...launch },
  };
}

const user = (text: string): ScenarioDocument => documentWith({ [USER]: text });
const project = (text: string, mine = ""): ScenarioDocument =>
  documentWith({ [USER]: `${mine}${TRUST}`, [PROJECT]: text });

/** The findings of this group. */
function findingsIn(document: ScenarioDocument): Finding[] {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  return findingsOf(scenario, simulation, endOf(simulation)).filter(({ rule }) => rule in CONFIG_RULES);
}

function told(document: ScenarioDocument): unknown[] {
  return findingsIn(document).map(({ rule, params }) => [rule, params]);
}

/** The text at a finding's place, its fixes, and what the first one makes of the documents. */
function fixed(document: ScenarioDocument): { ids: string[]; after: ScenarioDocument; left: unknown[] } {
  const [finding] = findingsIn(document);
  const [first] = finding?.fixes ?? [];
  const after = first === undefined ? document : applyFix(document, first);
  return { ids: (finding?.fixes ?? []).map(({ id }) => id), after, left: told(after) };
}

function textAt(document: ScenarioDocument): string | undefined {
  const [finding] = findingsIn(document);
  const { path, range } = finding?.place ?? {};
  const text = document.files?.[path ?? ""];
  if (typeof text !== "string" || !range) return undefined;
  return text.split("\n")[range.line - 1]?.slice(range.column - 1, range.endColumn - 1);
}

describe("unknown-key", () => {
  const nearest = (text: string): unknown => {
    const [finding] = findingsIn(user(text));
    return finding?.rule === "unknown-key" ? [finding.params.key, finding.params.nearest] : finding?.rule;
  };

  it("finds what was meant: the same table, another table, another release", () => {
    expect(nearest('modle = "x"\n')).toEqual(["modle", "model"]);
    expect(nearest("network_access = true\n")).toEqual(["network_access", "sandbox_workspace_write.network_access"]);
    expect(nearest('experimental_instructions_file = "x"\n')).toEqual([
      "experimental_instructions_file",
      "model_instructions_file",
    ]);
    expect(nearest("[features]\ngoal = true\n")).toEqual(["features.goal", "features.goals"]);
    expect(nearest('[profiles.work]\nmodle = "x"\n')).toEqual(["profiles.work.modle", "profiles.work.model"]);
    expect(nearest('[projects."/a.b"]\ntrust = "trusted"\n')).toEqual([
      'projects."/a.b".trust',
      'projects."/a.b".trust_level',
    ]);
    expect(nearest("[features]\nskills = true\n")).toEqual(["features.skills", null]);
    expect(nearest('[tui.history]\npersistence = "none"\n')).toEqual(["tui.history", "history"]);
    expect(nearest("temperature = 1\n")).toEqual(["temperature", null]);
  });

  it("says nothing about tables with names of one's own", () => {
    expect(told(user('[mcp_servers.x]\ncommand = "y"\nenv = { MODLE = "z" }\n[desktop]\na = 1\n'))).toEqual([]);
  });

  it("counts a table of an unknown name once, and names a slip where Codex is silent", () => {
    expect(told(user("[weird]\na = 1\nb = 2\n"))).toEqual([
      ["unknown-key", { path: USER, key: "weird", nearest: null, later: false, warned: true }],
    ]);
    expect(nearest('[tui]\ntheem = "x"\n')).toEqual(["tui.theem", "tui.theme"]);
    expect(told(user("[tui]\nspeed = 1\n"))).toEqual([]);
  });

  it("renames, moves into the table, or takes out what is there already", () => {
    expect(fixed(user('modle = "x" # mine\n'))).toMatchObject({
      ids: ["rename-key", "remove-key"],
      after: { files: { [USER]: 'model = "x" # mine\n' } },
      left: [],
    });
    expect(fixed(user("network_access = true\n")).after.files?.[USER]).toBe(
      "[sandbox_workspace_write]\nnetwork_access = true\n",
    );
    expect(fixed(user('model = "x"\nmodle = "y"\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
    expect(fixed(user('[project."/a"]\ntrust_level = "trusted"\n')).after.files?.[USER]).toBe(
      '[projects."/a"]\ntrust_level = "trusted"\n',
    );
  });

  it("does not rename into a refusal", () => {
    expect(fixed(user('project_doc_max_byte = "many"\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
    expect(fixed(user('approval_polcy = "untrusted"\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
  });

  it("looks into -c", () => {
    const document = documentWith({}, { overrides: { "features.goal": true } });
    expect(told(document)).toEqual([
      ["unknown-key", { path: null, key: "features.goal", nearest: "features.goals", later: false, warned: true }],
    ]);
    expect(fixed(document)).toMatchObject({ after: { launch: { overrides: { "features.goals": true } } }, left: [] });
  });

  it("stands at the key, behind a byte order mark and in quotes too", () => {
    expect(textAt(user('\ufeffmodle = "x"\n'))).toBe("modle");
    expect(textAt(user("a.b = 1\n"))).toBe("a");
    expect(textAt(user('[features]\n"goal" = true\n'))).toBe('"goal"');
  });

  it("does not look into the config of a project without trust", () => {
    expect(told(documentWith({ [PROJECT]: 'modle = "x"\n' }))).toEqual([
      ["project-config-unread", { path: PROJECT, untrusted: false, keys: ["modle"] }],
    ]);
    expect(told(project('modle = "x"\n'))).toEqual([
      ["unknown-key", { path: PROJECT, key: "modle", nearest: "model", later: false, warned: true }],
    ]);
  });
});

describe("key-in-wrong-table", () => {
  it("tells a key of the top level below a header, where Codex is silent and where it refuses", () => {
    expect(told(user("[tui]\nproject_doc_max_bytes = 1\n"))).toEqual([
      ["key-in-wrong-table", { path: USER, key: "tui.project_doc_max_bytes", belongs: "project_doc_max_bytes" }],
    ]);
    const refused = user('[features]\nmodel = "x"\n');
    expect(told(refused)).toEqual([
      ["refused-start", { path: USER, key: "features.model" }],
      ["key-in-wrong-table", { path: USER, key: "features.model", belongs: "model" }],
    ]);
    expect(fixed(refused)).toMatchObject({ ids: ["move-key-to-top", "remove-key"], left: [] });
    expect(fixed(user('[projects]\nmodel = "x"\n'))).toMatchObject({
      ids: ["move-key-to-top", "remove-key"],
      left: [],
    });
  });

  it("takes it out where the top level has it already", () => {
    const document = user('model = "x"\n[projects."/a"]\nmodel = "y"\n');
    expect(fixed(document)).toMatchObject({ ids: ["remove-key"], left: [] });
  });

  it("is not about keys that the table knows, or values that the top level would not take", () => {
    expect(told(user('[profiles.work]\nmodel = "x"\n'))).toEqual([]);
    expect(told(user('[mcp_servers.x]\ncommand = "y"\nmodel = 5\n'))).toMatchObject([["unknown-key", {}]]);
  });
});

describe("project configs", () => {
  it("moves tables with what belongs together, and does not touch what the user has", () => {
    const provider = '[model_providers.acme]\nname = "Acme"\nbase_url = "http://localhost"\n';
    const document = project(`model_provider = "acme"\n${provider}`, 'model = "x"\n');
    expect(told(document)).toEqual([
      ["key-not-for-projects", { path: PROJECT, key: "model_provider" }],
      ["key-not-for-projects", { path: PROJECT, key: "model_providers" }],
    ]);
    expect(fixed(document)).toMatchObject({ ids: ["move-key-to-user"], left: [] });
    const both = project(provider, '[model_providers.acme]\nname = "Mine"\n\n');
    expect(fixed(both)).toMatchObject({ ids: ["move-key-to-user"], left: [] });
    expect(fixed(both).after.files?.[USER]).toContain('name = "Mine"\nbase_url = "http://localhost"');
    expect(fixed(project('notify = ["a"]\n', 'notify = ["b"]\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
  });

  it("takes out what would be refused in the user's config", () => {
    expect(fixed(project('profile = "work"\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
    expect(fixed(project('model_provider = "none"\n'))).toMatchObject({ ids: ["remove-key"], left: [] });
  });

  it("names a config that is not read by the entry that decides", () => {
    const untrusted = '[projects."/home/dev/acme"]\ntrust_level = "untrusted"\n';
    const document = documentWith({ [USER]: untrusted, [PROJECT]: 'model = "x"\n[tui]\ntheme = "y"\n' });
    expect(told(document)).toEqual([
      ["project-config-unread", { path: PROJECT, untrusted: true, keys: ["model", "tui"] }],
    ]);
    expect(fixed(document).after.files?.[USER]).toBe(TRUST);
    expect(fixed(document).left).toEqual([]);
  });

  it("does not offer a trust that would refuse the start, and is silent about an empty file", () => {
    expect(fixed(documentWith({ [PROJECT]: "model = 5\n" }))).toMatchObject({ ids: [] });
    expect(fixed(documentWith({ [PROJECT]: "model = \n" }))).toMatchObject({ ids: [] });
    expect(told(documentWith({ [PROJECT]: "# nothing yet\n" }))).toEqual([]);
  });

  it("is silent about markers that stand anywhere else", () => {
    expect(told(documentWith({ "/etc/codex/config.toml": 'project_root_markers = [".x"]\n' }))).toEqual([]);
  });
});

describe("refused-start", () => {
  const only = (text: string): unknown => fixed(user(text)).after.files?.[USER];

  it("keeps the value where another spelling or type would do", () => {
    expect(only('project_doc_max_bytes = "65_536"\n')).toBe("project_doc_max_bytes = 65536\n");
    expect(only("project_doc_fallback_filenames = 'A.md'\n")).toBe("project_doc_fallback_filenames = ['A.md']\n");
    expect(only('hide_agent_reasoning = "true"\n')).toBe("hide_agent_reasoning = true\n");
    expect(only('sandbox_mode = "Read-Only"\n')).toBe('sandbox_mode = "read-only"\n');
    expect(only('[model_providers.acme]\nbase_url = "x"\n')).toContain('name = "acme"');
    expect(only("[tui.keymap]\nglobl = { copy = 'c' }\n")).toBe("[tui.keymap]\nglobal = { copy = 'c' }\n");
  });

  it.each([
    'project_doc_max_bytes = "65_536"\n',
    'project_doc_fallback_filenames = "A.md"\n',
    'sandbox_mode = "nonsense"\n',
    'approval_policy = "untrusted"\n',
    'model_instructions_file = "/none.md"\n',
    'profile = "work"\n',
    'model_provider = "none"\n',
    '[model_providers.openai]\nname = "x"\n',
    "project_doc_max_bytes = -1\n",
    "[permissions.x]\n[permissions.x.network]\nenabled = true\n",
  ])("lets Codex start again: %s", (text) => {
    expect(told(user(text))).toMatchObject([["refused-start", {}]]);
    expect(fixed(user(text)).left).toEqual([]);
  });

  it("stands from the fault to the end of the line where there is no key, and offers nothing", () => {
    const document = user('a = 1\nmodel "x"\n');
    expect(textAt(document)).toBe('"x"');
    expect(fixed(document)).toMatchObject({ ids: [] });
  });

  it("takes a key out of -c", () => {
    const document = documentWith({}, { overrides: { sandbox_mode: "all", model: "x" } });
    expect(told(document)).toEqual([["refused-start", { path: null, key: "sandbox_mode" }]]);
    expect(fixed(document)).toMatchObject({ after: { launch: { overrides: { model: "x" } } }, left: [] });
  });
});

describe("values that another layer replaces", () => {
  it("names the layer that wins, and only a value that differs", () => {
    const files = { [USER]: `model = "x"\n${TRUST}`, [PROJECT]: 'model = "y"\n' };
    const overrides = { model: "z" };
    expect(told(documentWith(files, { overrides }))).toEqual([
      ["overruled-key", { path: USER, key: "model", by: null, profile: null }],
      ["overruled-key", { path: PROJECT, key: "model", by: null, profile: null }],
    ]);
    expect(told(documentWith({ ...files, [PROJECT]: 'model = "x"\n' }))).toEqual([]);
    expect(told(documentWith({ [USER]: files[USER] }, { overrides: { web_search: "live" } }))).toEqual([]);
  });

  it("calls managed policies required, other managed keys overruling", () => {
    const managed = { "/etc/codex/managed_config.toml": 'approval_policy = "never"\nmodel = "m"\n' };
    const document = documentWith({ ...managed, [USER]: 'approval_policy = "on-request"\nmodel = "x"\n' });
    expect(told(document)).toEqual([
      ["required-value", { key: "approval_policy", wanted: "on-request", used: "never" }],
      ["overruled-key", { path: USER, key: "model", by: "/etc/codex/managed_config.toml", profile: null }],
    ]);
  });

  it("points at the requirement where nobody chose the value", () => {
    const path = "/etc/codex/requirements.toml";
    const document = documentWith({ [path]: 'allowed_sandbox_modes = ["read-only"]\n', [USER]: TRUST });
    expect(told(document)).toEqual([
      ["required-value", { key: "sandbox_mode", wanted: "workspace-write", used: "read-only" }],
    ]);
    expect(textAt(document)).toBe("allowed_sandbox_modes");
    expect(fixed(document)).toMatchObject({ ids: ["set-key"], left: [] });
  });
});

describe("texts and paths", () => {
  it("counts the base instructions that are in force", () => {
    const files = {
      "/home/dev/base.md": "\n Be brief. \n",
      [USER]: 'model_instructions_file = "~/base.md"\ninstructions = "x"\n',
    };
    expect(told(documentWith(files))).toEqual([["base-replaced", { key: "model_instructions_file", bytes: 9 }]]);
    expect(fixed(documentWith(files))).toMatchObject({
      ids: ["remove-key"],
      after: { files: { [USER]: "" } },
      left: [],
    });
    const client = documentWith(files, { surface: "app-server", baseInstructions: "你好" });
    expect(told(client)).toEqual([["base-replaced", { key: "baseInstructions", bytes: 6 }]]);
  });

  it("resolves relative paths by the file, and takes what is there for what was meant", () => {
    const text = 'model_instructions_file = "prompts/base.md"\n';
    const files = { [USER]: TRUST, [PROJECT]: text, "/home/dev/acme/prompts/base.md": "Be brief.\n" };
    const [refused, relative] = findingsIn(documentWith(files));
    expect(refused?.rule).toBe("refused-start");
    expect(relative?.params).toEqual({
      path: PROJECT,
      key: "model_instructions_file",
      resolved: "/home/dev/acme/.codex/prompts/base.md",
    });
    const [first] = relative?.fixes ?? [];
    if (first === undefined) throw new Error("no fix");
    expect(told(applyFix(documentWith(files), first))).toMatchObject([["base-replaced", { bytes: 9 }]]);
  });

  it("is about paths alone, and not about -c", () => {
    expect(told(user('log_dir = "~/logs"\nsqlite_home = "/x"\nmodel = "a/b"\n'))).toEqual([]);
    expect(told(documentWith({}, { overrides: { log_dir: "logs" } }))).toEqual([]);
    expect(told(user('log_dir = "logs"\n'))).toEqual([
      ["relative-path", { path: USER, key: "log_dir", resolved: "/home/dev/.codex/logs" }],
    ]);
  });

  it("warns of managed instructions from nine tenths of the limit on", () => {
    const path = "/etc/codex/requirements.toml";
    const managed = (bytes: number): ScenarioDocument =>
      documentWith({ [path]: `additional_developer_instructions = "${"x".repeat(bytes)}"\n` });
    expect(told(managed(35_847))).toEqual([]);
    expect(told(managed(35_848))).toEqual([["managed-near-limit", { path, bytes: 35_848, limit: 39_831 }]]);
    expect(told(managed(39_832))).toMatchObject([["refused-start", {}]]);
  });
});
