import { describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { endOf, findingsOf } from "../find.ts";
import type { Finding, RuleId } from "../finding.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const GIT = { "/w/.git/HEAD": "ref: refs/heads/main\n" };

function find<Id extends RuleId>(
  rule: Id,
  document: Omit<ScenarioDocument, "format">,
): Extract<Finding, { rule: Id }>[] {
  const scenario = normaliseScenario({ format: 1, ...document });
  const simulation = simulate(scenario, STAND_INS);
  const found = findingsOf(scenario, simulation, endOf(simulation));
  return found.filter((one): one is Extract<Finding, { rule: Id }> => one.rule === rule);
}

function fixesOf(rule: RuleId, files: ScenarioDocument["files"], more: Partial<ScenarioDocument> = {}) {
  const found = find(rule, { files: { ...GIT, ...files }, launch: { cwd: "/w" }, ...more });
  return found.map(({ fixes }) => fixes.map(({ id, edits }) => ({ id, edits })));
}

const setLimit = (path: string | null, value: number) => [
  { id: "raise-limit", edits: [{ kind: "setKey", path, key: ["project_doc_max_bytes"], value }] },
];

describe("the limit is raised where the value in force stands", () => {
  const long = { "/w/AGENTS.md": "x".repeat(40_000) };

  it("in the user's config.toml where nothing says it", () => {
    expect(fixesOf("over-budget", long)).toEqual([setLimit(CONFIG, 49_152)]);
  });

  it("in the configuration of a trusted project", () => {
    const files = {
      ...long,
      [CONFIG]: '[projects."/w"]\ntrust_level = "trusted"\n',
      "/w/.codex/config.toml": "project_doc_max_bytes = 100\n",
    };
    expect(fixesOf("over-budget", files)).toEqual([setLimit("/w/.codex/config.toml", 49_152)]);
  });

  it("in -c", () => {
    const launch = { cwd: "/w", overrides: { project_doc_max_bytes: 100 } };
    expect(fixesOf("over-budget", long, { launch })).toEqual([setLimit(null, 49_152)]);
  });

  it("so that all files fit, also one that is both global and of the project", () => {
    const files = { "/w/AGENTS.md": "x".repeat(30_000), "/w/web/AGENTS.md": "y".repeat(20_000) };
    const machine = { codexHome: "/w" };
    expect(fixesOf("over-budget", files, { machine, launch: { cwd: "/w/web" } })).toEqual([
      setLimit("/w/config.toml", 65_536),
    ]);
  });

  it("to the files' size where it was 0, at least to Codex's own limit", () => {
    const off = { [CONFIG]: "project_doc_max_bytes = 0\n" };
    expect(fixesOf("limit-zero", { ...off, "/w/AGENTS.md": "x" })).toEqual([setLimit(CONFIG, 32_768)]);
    expect(fixesOf("limit-zero", { ...off, ...long })).toEqual([setLimit(CONFIG, 49_152)]);
  });
});

describe("what hides a file is deleted", () => {
  it("with a blank file between the two", () => {
    const files = {
      [CONFIG]: 'project_doc_fallback_filenames = ["CLAUDE.md"]\n',
      "/w/AGENTS.override.md": "",
      "/w/AGENTS.md": " \n",
      "/w/CLAUDE.md": "x",
    };
    const edits = ["/w/AGENTS.override.md", "/w/AGENTS.md"].map((path) => ({ kind: "remove", path }));
    expect(fixesOf("blank-override", files)).toEqual([[{ id: "remove-file", edits }]]);
  });

  it("but nothing is said where only blank files are hidden", () => {
    expect(fixesOf("blank-override", { "/w/AGENTS.override.md": "", "/w/AGENTS.md": "" })).toEqual([]);
  });

  it("not where a step has written it", () => {
    const steps = [
      { do: "turn", text: "hello" },
      { do: "write", path: "/w/AGENTS.override.md", node: "" },
      { do: "resume" },
      { do: "turn", text: "on" },
    ] as const;
    expect(fixesOf("blank-override", { "/w/AGENTS.md": "x" }, { steps })).toEqual([[]]);
  });
});

describe("a file is moved only to where nothing is", () => {
  it("a wrong case", () => {
    const moved = [{ id: "move-file", edits: [{ kind: "move", from: "/w/agents.md", to: "/w/AGENTS.md" }] }];
    expect(fixesOf("wrong-name-case", { "/w/agents.md": "x" })).toEqual([moved]);
    expect(fixesOf("wrong-name-case", { "/w/agents.md": "x", "/w/AGENTS.md": "y" })).toEqual([[]]);
    expect(fixesOf("wrong-name-case", { "/w/agents.md": "x", "/w/AGENTS.md": { symlink: "gone" } })).toEqual([[]]);
  });

  it("a file in a folder of its own, unless its directory has one", () => {
    const folder = { "/w/.codex/AGENTS.md": "x" };
    const moved = [{ id: "move-file", edits: [{ kind: "move", from: "/w/.codex/AGENTS.md", to: "/w/AGENTS.md" }] }];
    expect(fixesOf("wrong-folder", folder)).toEqual([moved]);
    expect(fixesOf("wrong-folder", { ...folder, "/w/AGENTS.override.md": "y" })).toEqual([[]]);
  });
});

describe("a name that Codex does not read", () => {
  it("is renamed when it is a slip, and read as it is when it is another tool's", () => {
    expect(fixesOf("wrong-name", { "/w/AGENT.md": "x" })).toEqual([
      [{ id: "move-file", edits: [{ kind: "move", from: "/w/AGENT.md", to: "/w/AGENTS.md" }] }],
    ]);
    const files = { [CONFIG]: 'project_doc_fallback_filenames = ["RULES.md"]\n', "/w/GEMINI.md": "x" };
    const value = ["RULES.md", "GEMINI.md"];
    const key = ["project_doc_fallback_filenames"];
    expect(fixesOf("wrong-name", files)).toEqual([
      [
        { id: "add-fallback", edits: [{ kind: "setKey", path: CONFIG, key, value }] },
        { id: "link-file", edits: [{ kind: "write", path: "/w/AGENTS.md", node: { symlink: "GEMINI.md" } }] },
      ],
    ]);
  });

  it("is ordinary beside a file that Codex reads, unless it is meant for Codex", () => {
    const served = { "/w/AGENTS.md": "x" };
    expect(fixesOf("wrong-name", { ...served, "/w/CLAUDE.md": "y", "/w/AGENT.md": { symlink: "AGENTS.md" } })).toEqual(
      [],
    );
    expect(fixesOf("wrong-name", { ...served, "/w/AGENTS.local.md": "y" })).toEqual([[]]);
    expect(fixesOf("wrong-name", { ...served, "/w/AGENTS.overrides.md": "y" })).toEqual([
      [{ id: "move-file", edits: [{ kind: "move", from: "/w/AGENTS.overrides.md", to: "/w/AGENTS.override.md" }] }],
    ]);
  });

  it("is renamed in CODEX_HOME, where fallback names do not count", () => {
    const [found] = find("wrong-name", { files: { "/home/dev/.codex/CLAUDE.md": "x" }, launch: { cwd: "/w" } });
    expect(found?.params.global).toBe(true);
    expect(found?.fixes.map(({ id }) => id)).toEqual(["move-file"]);
  });

  it("is not told where Codex does not look", () => {
    expect(fixesOf("wrong-name", { "/w/web/CLAUDE.md": "x" })).toEqual([]);
    expect(fixesOf("wrong-name-case", { "/w/docs/agents.md": "x" })).toEqual([]);
  });
});

describe("starting elsewhere", () => {
  const files = { "/w/web/AGENTS.md": "x" };

  it("is offered while the start decides where Codex is", () => {
    expect(fixesOf("below-cwd", files)).toEqual([[{ id: "start-in", edits: [{ kind: "cwd", cwd: "/w/web" }] }]]);
    const steps = [
      { do: "turn", text: "hello" },
      { do: "cd", cwd: "/w" },
      { do: "turn", text: "on" },
    ] as const;
    expect(fixesOf("below-cwd", files, { steps })).toEqual([[]]);
  });

  it("is said of the file that would be read there", () => {
    const found = find("below-cwd", {
      files: { ...GIT, ...files, "/w/web/AGENTS.override.md": "y", "/w/api/AGENTS.md": "z" },
      launch: { cwd: "/w" },
    });
    expect(found.map(({ params }) => params.path)).toEqual(["/w/web/AGENTS.override.md", "/w/api/AGENTS.md"]);
  });

  it("is not offered for what lies outside of the project", () => {
    expect(fixesOf("off-path", { "/other/AGENTS.md": "x" })).toEqual([[]]);
  });
});

describe("trust", () => {
  const file = { "/w/AGENTS.md": "x" };

  it("is given at the entry that decides, whatever its name needs in TOML", () => {
    const cwd = '/w/a "b".c';
    const files = { ...file, [CONFIG]: `[projects.'${cwd}']\ntrust_level = "untrusted"\n` };
    const key = ["projects", cwd, "trust_level"];
    expect(fixesOf("untrusted-project", files, { launch: { cwd } })).toEqual([
      [{ id: "trust", edits: [{ kind: "setKey", path: CONFIG, key, value: "trusted" }] }],
    ]);
  });

  it("goes behind every step that has said otherwise", () => {
    const steps = [
      { do: "turn", text: "hello" },
      { do: "trust", path: "/w", level: "untrusted" },
      { do: "trust", path: "/w", level: "untrusted" },
      { do: "turn", text: "on" },
    ] as const;
    const [fixes] = fixesOf("untrusted-project", file, { steps });
    expect(fixes?.map(({ id }) => id)).toEqual(["trust"]);
    expect(fixes?.[0]?.edits.slice(0, 2)).toEqual([
      { kind: "removeStep", step: 2 },
      { kind: "removeStep", step: 1 },
    ]);
    expect(fixes?.[0]?.edits[2]).toMatchObject({ kind: "setKey", value: "trusted" });
  });
});
