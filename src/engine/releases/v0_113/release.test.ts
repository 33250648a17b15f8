import { beforeAll, describe, expect, it } from "vitest";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import type { ModelRequest, Simulation } from "../../simulation.ts";
import { STAND_INS } from "../../texts.ts";
import { simulate } from "../../thread/simulate.ts";
import { loadRelease, releaseOf } from "../registry.ts";
import { pseudoUserMarker } from "./compaction.ts";

const CONFIG = "/home/dev/.codex/config.toml";
const SKILLS = ["skill-creator", "skill-installer"];
const NO_SKILLS = SKILLS.map(
  (name) => `[[skills.config]]\npath = "/home/dev/.codex/skills/.system/${name}/SKILL.md"\nenabled = false\n`,
).join("");
const GIT = { "/w/.git/HEAD": "ref: refs/heads/main\n" };

beforeAll(() => loadRelease("0.113.0"));

type Steps = ScenarioDocument["steps"];

function run(
  files: ScenarioDocument["files"],
  steps?: Steps,
  config = "",
  more: Partial<ScenarioDocument> = {},
): Simulation {
  const launch = { cwd: "/w/a", surface: "app-server", ...more.launch } as const;
  const all = { ...GIT, [CONFIG]: config + NO_SKILLS, ...files };
  return simulate(
    normaliseScenario({ format: 1, codex: "0.113.0", files: all, ...(steps === undefined ? {} : { steps }), launch }),
    STAND_INS,
  );
}

function last({ requests, error }: Simulation): ModelRequest {
  const request = requests.at(-1);
  if (request === undefined) throw new Error(`no request: ${JSON.stringify(error)}`);
  return request;
}

function shape(request: ModelRequest): string[] {
  return request.items.map((item) =>
    item.type === "message" ? `${item.role}: ${item.parts.map(({ fragment }) => fragment).join(" ")}` : item.type,
  );
}

/** The text between the INSTRUCTIONS tags of the last part; null when there is none. */
function instructions(simulation: Simulation): string | null {
  const parts = last(simulation).items.flatMap((item) => (item.type === "message" ? item.parts : []));
  const text = parts.findLast(({ fragment }) => fragment === "agentsMd")?.text;
  return text === undefined ? null : (/<INSTRUCTIONS>\n(.*)\n<\/INSTRUCTIONS>$/s.exec(text)?.[1] ?? null);
}

function verdicts(simulation: Simulation): Record<string, string> {
  return Object.fromEntries(simulation.files.map(({ path, verdict }) => [path, verdict]));
}

const turn = (text: string, more: object = {}) => ({ do: "turn" as const, text, ...more });

describe("the first request", () => {
  it("has the base instructions in their field, and no AGENTS.md part without any text", () => {
    const request = last(run({}));
    expect(request.instructions?.fragment).toBe("baseInstructions");
    expect(shape(request)).toEqual(["developer: permissions", "user: environmentContext", "user: prompt"]);
  });

  it("tells the mode of the first turn as a change behind the context of the start", () => {
    const simulation = run({}, undefined, "", { launch: { cwd: "/w/a", mode: "plan" } });
    expect(shape(last(simulation)).slice(1)).toEqual([
      "user: environmentContext",
      "developer: collaborationMode",
      "user: prompt",
    ]);
  });

  it("puts JS REPL, plugins, skills and the hierarchical text behind the files, in this order", () => {
    const plugin = "/home/dev/.codex/plugins/cache/market/sample/local";
    const files = {
      "/home/dev/.codex/AGENTS.md": " GLOBAL\n",
      "/w/AGENTS.md": "ROOT\n",
      [`${plugin}/.codex-plugin/plugin.json`]: '{"name":"sample"}',
      [`${plugin}/.mcp.json`]: "{}",
      "/w/.agents/skills/one/SKILL.md": "---\nname: one\ndescription: Does one.\n---\n",
    };
    const features = "[features]\njs_repl = true\nplugins = true\nchild_agents_md = true\n";
    const text = instructions(run(files, undefined, `${features}[plugins."sample@market"]\nenabled = true\n`));
    const marks = ["GLOBAL", "--- project-doc ---", "ROOT", "## JavaScript REPL", "## Plugins", "- `sample`"];
    const rest = ["## Skills", "- one: Does one. (file: /w/.agents/skills/one/SKILL.md)", "agents.hierarchical"];
    const places = [...marks, ...rest].map((part) => text?.indexOf(part) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(0);
  });

  it("takes features.plugins from the user's own file only", () => {
    const plugin = "/home/dev/.codex/plugins/cache/market/sample/local";
    const files = {
      [`${plugin}/.codex-plugin/plugin.json`]: "{}",
      [`${plugin}/skills/x/SKILL.md`]: "---\ndescription: d\n---\n",
    };
    const launch = { cwd: "/w/a", overrides: { "features.plugins": true } };
    expect(instructions(run(files, undefined, '[plugins."sample@market"]\n', { launch }))).toBeNull();
  });
});

describe("discovery", () => {
  it("takes a dangling symlink, which hides the other names and says nothing", () => {
    const simulation = run({
      "/w/a/AGENTS.override.md": { symlink: "gone" },
      "/w/a/AGENTS.md": "A",
      "/w/AGENTS.md": "R",
    });
    expect(instructions(simulation)).toBe("R");
    expect(verdicts(simulation)).toMatchObject({
      "/w/a/AGENTS.override.md": "broken-link",
      "/w/a/AGENTS.md": "hidden",
    });
    const row = simulation.files.find(({ verdict }) => verdict === "broken-link");
    expect(row?.reason.id).toBe("file.brokenLink.taken");
  });

  it("loses all project files to a symlink that leads to a directory", () => {
    const simulation = run({
      "/home/dev/.codex/AGENTS.md": "G",
      "/w/AGENTS.md": "R",
      "/w/a/AGENTS.md": { symlink: "d" },
      "/w/a/d": { dir: true },
    });
    expect(instructions(simulation)).toBe("G");
    expect(verdicts(simulation)).toMatchObject({ "/w/AGENTS.md": "disabled", "/w/a/AGENTS.md": "unreadable" });
  });

  it("accepts fallback names that are paths", () => {
    const config = 'project_doc_fallback_filenames = ["docs/X.md", "../Y.md", "/etc/Z.md"]\n';
    expect(instructions(run({ "/w/a/docs/X.md": "X" }, undefined, config))).toBe("X");
    // `/w` looks at `/Y.md`, `/w/a` at `/w/Y.md`.
    expect(instructions(run({ "/w/Y.md": "Y" }, undefined, config))).toBe("Y");
    expect(instructions(run({ "/etc/Z.md": "Z" }, undefined, config))).toBe("Z\n\nZ");
  });

  it("skips a global file that is not UTF-8", () => {
    const bad = { base64: "/w==" };
    const simulation = run({ "/home/dev/.codex/AGENTS.override.md": bad, "/home/dev/.codex/AGENTS.md": "G" });
    expect(instructions(simulation)).toBe("G");
    expect(verdicts(simulation)["/home/dev/.codex/AGENTS.override.md"]).toBe("unreadable");
  });

  it("resolves the current directory before it walks up, but names it as it is written", () => {
    const files = { "/l": { symlink: "/w/a" }, "/w/AGENTS.md": "R" };
    const simulation = run(files, undefined, "", { launch: { cwd: "/l" } });
    expect(instructions(simulation)).toBe("R");
    expect(simulation.root.path).toBe("/w");
    const text = last(simulation).items.flatMap((item) => (item.type === "message" ? item.parts : []));
    expect(text.some((part) => part.text.startsWith("# AGENTS.md instructions for /l\n"))).toBe(true);
  });

  it("loads the files of an untrusted project, and names the directory of a global file alone", () => {
    const config = '[projects."/w"]\ntrust_level = "untrusted"\n';
    expect(instructions(run({ "/w/AGENTS.md": "R" }, undefined, config))).toBe("R");
    const parts = last(run({ "/home/dev/.codex/AGENTS.md": "G" })).items.flatMap((item) =>
      item.type === "message" ? item.parts : [],
    );
    expect(parts.some(({ text }) => text.startsWith("# AGENTS.md instructions for /w/a\n"))).toBe(true);
  });
});

describe("later turns", () => {
  it("reads files once: edits and another directory change nothing but the environment", () => {
    const steps: Steps = [
      turn("one"),
      { do: "write", path: "/w/AGENTS.md", node: "NEW" },
      { do: "cd", cwd: "/w/b" },
      turn("two"),
    ];
    expect(shape(last(run({ "/w/AGENTS.md": "OLD", "/w/b/AGENTS.md": "B" }, steps))).slice(3)).toEqual([
      "assistant: reply",
      "user: environmentContext",
      "user: prompt",
    ]);
  });

  it("tells model, permissions and mode in one developer message", () => {
    const steps: Steps = [
      turn("one"),
      { do: "set", key: "model", value: "gpt-5.2" },
      { do: "set", key: "approval_policy", value: "never" },
      { do: "mode", mode: "plan" },
      turn("two"),
    ];
    expect(shape(last(run({}, steps))).at(-2)).toBe("developer: modelSwitch permissions collaborationMode");
  });

  it("says the mode again when the effort changes, but only where a mode was said", () => {
    const steps: Steps = [turn("one"), { do: "set", key: "effort", value: "high" }, turn("two")];
    const said = run({}, steps, "", { launch: { cwd: "/w/a", mode: "default" } });
    expect(shape(last(said)).at(-2)).toBe("developer: collaborationMode");
    expect(shape(last(run({}, steps))).at(-2)).toBe("assistant: reply");
  });

  it("forgets settings when the thread is resumed", () => {
    const steps: Steps = [
      turn("one"),
      { do: "set", key: "approval_policy", value: "never" },
      turn("two"),
      { do: "resume" },
      turn("three"),
    ];
    expect(shape(last(run({}, steps))).at(-2)).toBe("developer: permissions");
  });

  it("appends the whole context again to a fork, with the files as they are then", () => {
    const steps: Steps = [turn("one"), { do: "write", path: "/w/AGENTS.md", node: "NEW" }, { do: "fork" }, turn("two")];
    const simulation = run({ "/w/AGENTS.md": "OLD" }, steps);
    expect(shape(last(simulation)).slice(-3)).toEqual([
      "developer: permissions",
      "user: agentsMd environmentContext",
      "user: prompt",
    ]);
    expect(instructions(simulation)).toBe("NEW");
  });

  it("keeps what was told before the message of a turn that is taken back", () => {
    const steps: Steps = [
      turn("one"),
      { do: "set", key: "approval_policy", value: "never" },
      turn("two"),
      { do: "revert", beforeTurn: 1 },
      turn("three"),
    ];
    expect(shape(last(run({}, steps))).slice(-4)).toEqual([
      "assistant: reply",
      "developer: permissions",
      "developer: permissions",
      "user: prompt",
    ]);
  });
});

describe("compaction", () => {
  const local = 'model_provider = "l"\n[model_providers.l]\nname = "Local"\n';

  it("keeps the user's messages whatever their size, and drops what looks like one of Codex's own", () => {
    const long = "x".repeat(200_000);
    const steps: Steps = [turn(long), turn("<skill>mine</skill>"), { do: "compact" }, turn("after")];
    const simulation = run({}, steps);
    expect(shape(last(simulation))).toEqual([
      "user: prompt",
      "compaction",
      "developer: permissions",
      "user: environmentContext",
      "user: prompt",
    ]);
    expect(simulation.steps[2]?.compactions[0]?.budget).toBeNull();
  });

  it("puts the context before the last real message in the middle of a turn", () => {
    const steps: Steps = [turn("one"), turn("two", { usage: 500_000, during: [] })];
    const request = last(run({}, steps, local));
    expect(shape(request)).toEqual([
      "user: prompt",
      "developer: permissions",
      "user: environmentContext",
      "user: prompt",
      "user: summary",
    ]);
  });

  it("does not write the message of a turn whose compaction fails", () => {
    const steps: Steps = [turn("one", { usage: 500_000 }), turn("lost", { fails: "compaction" }), turn("two")];
    const texts = last(run({}, steps, local)).items.flatMap((item) =>
      item.type === "message" ? item.parts.map(({ text }) => text) : [],
    );
    expect(texts).not.toContain("lost");
  });

  it.each([
    [" <SKILL>x</SKILL>\n", "<skill>"],
    ["# agents.md instructions for x </instructions>", "# AGENTS.md instructions for "],
    ["<subagent_notification></subagent_notification>", "<subagent_notification>"],
    ["# AGENTS.md instructions </INSTRUCTIONS>", null],
    ["text <skill>x</skill>", null],
    ["<additional_context>x</additional_context>", null],
  ])("takes %j for its own: %j", (text, marker) => expect(pseudoUserMarker(text)).toBe(marker));
});

describe("configuration", () => {
  it("lays the profile over the rest, and refuses one that is missing", () => {
    const text = 'profile = "p"\nmodel = "gpt-5.1"\n[profiles.p]\nmodel = "gpt-5.2"\nproject_doc_max_bytes = 1\n';
    const { settings } = run({}, undefined, text);
    expect(settings?.model.value).toBe("gpt-5.2");
    expect(settings?.projectDocMaxBytes.value).toBe(32_768);
    expect(run({}, undefined, 'profile = "q"\n').error?.sentence.id).toBe("error.unknownProfile");
  });

  it("takes a policy that rejects by category, and untrusted as a policy", () => {
    const reject =
      "approval_policy = { reject = { sandbox_approval = true, rules = false, mcp_elicitations = true } }\n";
    expect(run({}, undefined, reject).settings?.approval.value).toMatchObject({ sandbox_approval: false, rules: true });
    expect(run({}, undefined, 'approval_policy = "untrusted"\n').settings?.approval.value).toBe("unless-trusted");
  });

  it("passes over keys that it does not know", () => {
    const simulation = run({}, undefined, "nonsense = 1\ninclude_permissions_instructions = 3\n");
    expect([simulation.error, simulation.warnings]).toEqual([null, []]);
  });

  it("writes roots in its own order, with the memories and without sorting", () => {
    const config = 'sandbox_mode = "workspace-write"\n[sandbox_workspace_write]\nwritable_roots = ["/z", "/b"]\n';
    const text = last(run({}, undefined, config)).items.flatMap((item) =>
      item.type === "message" ? item.parts : [],
    )[0]?.text;
    expect(text).toContain("The writable roots are `/z`, `/b`, `/home/dev/.codex/memories`, `/w/a`, `/tmp`.");
  });
});

it("knows its models by the longest slug that a name starts with", () => {
  const find = (name: string): string => releaseOf("0.113.0")?.models.find(name).base ?? "";
  expect(find("gpt-5.2-codex-foo")).toBe("base.gpt-5.2-codex");
  expect(find("openai/gpt-5.2")).toBe("base.gpt-5.2");
  expect(find("other")).toBe("base.gpt-5");
});
