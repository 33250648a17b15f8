import { describe, expect, it } from "vitest";
import { LIMITS } from "./limits.ts";
import { parseScenario, parseScenarioText } from "./schema.ts";

const START = { format: 1, launch: { cwd: "/w" } };

function faults(document: unknown): unknown[] {
  const parsed = parseScenario(document);
  return parsed.ok ? [] : parsed.faults.map(({ id, params }) => [id, params]);
}

describe("defaults", () => {
  it("fills in what the author left out", () => {
    const parsed = parseScenario(START);
    expect(parsed).toMatchObject({
      ok: true,
      scenario: {
        codex: "0.158.0",
        machine: {
          os: "linux",
          home: "/home/dev",
          codexHome: "/home/dev/.codex",
          codexHomeGiven: false,
          shell: "bash",
          date: "2026-11-30",
          timezone: "Etc/UTC",
          tmpdir: null,
        },
        files: {},
        launch: { surface: "tui", cwd: "/w", mode: "default", overrides: {} },
        steps: [{ do: "turn", text: "hello", reply: "ok", usage: 100, during: null }],
      },
    });
  });

  it("says no mode for exec and app-server", () => {
    for (const surface of ["exec", "app-server"]) {
      expect(parseScenario({ ...START, launch: { cwd: "/w", surface } })).toHaveProperty("scenario.launch.mode", null);
    }
  });
});

describe("faults of the shape", () => {
  it("names unknown keys wherever they stand", () => {
    expect(faults({ ...START, extra: 1 })).toEqual([["fault.unknownKey", { where: "document", key: "extra" }]]);
    expect(faults({ ...START, machine: { cpu: 1 } })).toEqual([["fault.unknownKey", { where: "machine", key: "cpu" }]]);
    expect(faults({ ...START, steps: [{ do: "turn", text: "a", x: 1 }] })).toEqual([
      ["fault.unknownKey", { where: "steps[0]", key: "x" }],
    ]);
  });

  it("names missing keys and wrong values", () => {
    expect(faults({ format: 1 })).toEqual([["fault.missingKey", { where: "document", key: "launch" }]]);
    expect(faults({ ...START, format: 2 })).toEqual([["fault.value", { where: "format", got: "2", allowed: ["1"] }]]);
    expect(faults({ ...START, steps: [{ do: "dance" }] })).toMatchObject([["fault.value", { where: "steps[0].do" }]]);
    expect(faults({ ...START, files: { "/a": 5 } })).toMatchObject([["fault.type", { where: 'files["/a"]' }]]);
  });

  it("reports text that is no JSON", () => {
    expect(parseScenarioText("{")).toMatchObject({ ok: false, faults: [{ id: "fault.json" }] });
  });
});

describe("faults that a shape cannot show", () => {
  it.each(["/w/../x", "/w/", "//w", "/w/./x"])("wants paths in normal form: %s", (path) => {
    expect(faults({ ...START, files: { [path]: "" } })).toEqual([["fault.pathForm", { where: "files", path }]]);
  });

  it("refuses the root as a file", () => {
    expect(faults({ ...START, files: { "/": "" } })).toContainEqual(["fault.fileAsParent", { file: "/", path: "/w" }]);
    expect(faults({ ...START, files: { "/": { dir: true } } })).toEqual([]);
  });

  it("refuses relative paths", () => {
    expect(faults({ ...START, launch: { cwd: "w" } })).toEqual([
      ["fault.relativePath", { where: "launch.cwd", path: "w" }],
    ]);
  });

  it("refuses a file as the parent of a path or of the start directory", () => {
    expect(faults({ ...START, files: { "/a": "", "/a/b/c": "" } })).toEqual([
      ["fault.fileAsParent", { file: "/a", path: "/a/b/c" }],
    ]);
    expect(faults({ ...START, files: { "/w": "" } })).toEqual([["fault.fileAsParent", { file: "/w", path: "/w" }]]);
    expect(faults({ ...START, files: { "/a": { symlink: "b" }, "/a/c": "", "/w": { dir: true } } })).toEqual([]);
  });

  it("refuses what the surface cannot say", () => {
    expect(faults({ ...START, launch: { cwd: "/w", surface: "exec", mode: "plan" } })).toEqual([
      ["fault.execMode", {}],
    ]);
    expect(faults({ ...START, launch: { cwd: "/w", mode: null } })).toEqual([["fault.tuiMode", {}]]);
    expect(faults({ ...START, launch: { cwd: "/w", baseInstructions: "" } })).toEqual([
      ["fault.appServerOnly", { key: "launch.baseInstructions" }],
    ]);
  });

  it("refuses steps that have nothing to go back to", () => {
    const turn = { do: "turn", text: "a" };
    expect(faults({ ...START, steps: [{ do: "resume" }] })).toMatchObject([
      ["fault.beforeFirstTurn", { step: "resume" }],
    ]);
    expect(faults({ ...START, steps: [turn, { do: "fork", afterTurn: 1 }] })).toMatchObject([["fault.noSuchTurn", {}]]);
    expect(
      faults({ ...START, steps: [turn, turn, { do: "fork", afterTurn: 0 }, { do: "fork", afterTurn: 1 }] }),
    ).toHaveLength(1);
  });

  it("checks base64, dates and lone surrogates", () => {
    expect(faults({ ...START, files: { "/a": { base64: "a" } } })).toMatchObject([["fault.base64", {}]]);
    expect(faults({ ...START, machine: { date: "2026-13-01" } })).toMatchObject([["fault.date", {}]]);
    expect(faults({ ...START, files: { "/a": "\ud800" } })).toMatchObject([["fault.surrogate", {}]]);
  });

  it("holds to every limit", () => {
    const name = "n".repeat(LIMITS.nameBytes);
    expect(faults({ ...START, files: { [`/${name}`]: "" } })).toEqual([]);
    expect(faults({ ...START, files: { [`/${name}n`]: "" } })).toMatchObject([["fault.limit", { unit: "bytes" }]]);
    expect(faults({ ...START, title: "t".repeat(LIMITS.title + 1) })).toMatchObject([
      ["fault.limit", { where: "title" }],
    ]);
    const steps = Array.from({ length: LIMITS.steps + 1 }, () => ({ do: "turn", text: "" }));
    expect(faults({ ...START, steps })).toMatchObject([["fault.limit", { where: "steps" }]]);
    let value: unknown = 1;
    for (let i = 0; i <= LIMITS.depth; i++) value = [value];
    expect(faults({ ...START, launch: { cwd: "/w", overrides: { a: value } } })).toMatchObject([
      ["fault.limit", { unit: "levels" }],
    ]);
  });
});

describe("steps", () => {
  const turn = (more: object) => ({ ...START, steps: [{ do: "turn", text: "a", ...more }] });
  const behindTurn = (...steps: object[]) => ({ ...START, steps: [{ do: "turn", text: "a" }, ...steps] });
  const set = (key: string, value: string) => behindTurn({ do: "set", key, value });

  it("fills in what a turn, a command and a compaction leave out", () => {
    const parsed = parseScenario(behindTurn({ do: "shell", command: "true" }, { do: "compact" }));
    expect(parsed).toMatchObject({
      ok: true,
      scenario: {
        steps: [
          { parts: [], steer: null, interrupt: false, context: null, skills: [], fails: null, agents: [] },
          { do: "shell", output: "" },
          { do: "compact", summary: "SUMMARY", fails: false },
        ],
      },
    });
  });

  it("takes everything that a turn can bring", () => {
    const all = {
      parts: [{ text: "b" }, { image: true }],
      during: [],
      steer: "c",
      interrupt: true,
      context: { "": { kind: "untrusted", value: "" }, "a <b": { kind: "application", value: "d" } },
      skills: ["/s/SKILL.md"],
      fails: "compaction",
    };
    expect(parseScenario(turn(all))).toMatchObject({ ok: true, scenario: { steps: [all] } });
  });

  it("names parts that are none", () => {
    expect(faults(turn({ parts: [{ picture: true }] }))).toMatchObject([
      ["fault.type", { where: "steps[0].parts[0]" }],
    ]);
    expect(faults(turn({ parts: ["b"] }))).toEqual([
      ["fault.type", { where: "steps[0].parts[0]", expected: '{"text"} or {"image"}', got: "b" }],
    ]);
    expect(faults(turn({ parts: [{ text: "\ud800" }] }))).toEqual([
      ["fault.surrogate", { where: "steps[0].parts[0].text" }],
    ]);
  });

  it("wants a tool call to interrupt", () => {
    expect(faults(turn({ interrupt: true, during: [] }))).toEqual([]);
    expect(faults(turn({ interrupt: true }))).toEqual([
      ["fault.needs", { where: "steps[0]", key: "interrupt", needs: "during" }],
    ]);
    expect(faults(turn({ interrupt: false, during: [] }))).toMatchObject([["fault.value", { allowed: ["true"] }]]);
  });

  it("fills in what an agent leaves out", () => {
    const inner = { name: "inner", message: "c" };
    const parsed = parseScenario(turn({ agents: [{ name: "one", message: "b", fork: 2, agents: [inner] }] }));
    const standard = { type: null, model: null, reply: "ok", waits: false, during: null };
    expect(parsed).toMatchObject({
      ok: true,
      scenario: {
        steps: [{ agents: [{ ...standard, fork: 2, agents: [{ ...standard, ...inner, fork: null, agents: [] }] }] }],
      },
    });
  });

  it("checks agents, and agents of agents", () => {
    const agent = { name: "one", message: "b" };
    expect(faults(turn({ agents: [agent], during: [] }))).toEqual([]);
    expect(faults(turn({ agents: [{ ...agent, agents: [{ ...agent, name: "Two words" }] }] }))).toEqual([
      ["fault.agentName", { where: "steps[0].agents[0].agents[0].name", name: "Two words" }],
    ]);
    expect(faults(turn({ agents: [{ ...agent, fork: 0 }] }))).toMatchObject([[expect.any(String), {}]]);
    expect(faults(turn({ agents: [{ ...agent, during: [{ do: "remove", path: "x" }] }] }))).toEqual([
      ["fault.relativePath", { where: "steps[0].agents[0].path", path: "x" }],
    ]);
    expect(faults(turn({ agents: [agent], steer: "c" }))).toEqual([
      ["fault.beside", { where: "steps[0]", key: "agents", beside: "steer" }],
    ]);
    expect(faults(turn({ agents: Array(LIMITS.agents + 1).fill(agent) }))).toEqual([
      ["fault.limit", { where: "steps[0].agents", limit: LIMITS.agents, unit: "entries" }],
    ]);
    let deep: object = agent;
    for (let depth = 0; depth < LIMITS.agentDepth; depth++) deep = { ...agent, agents: [deep] };
    expect(faults(turn({ agents: [deep] }))).toMatchObject([["fault.limit", { unit: "levels" }]]);
  });

  it("wants UTF-8 of a steer", () => {
    expect(faults(turn({ steer: "" }))).toEqual([]);
    expect(faults(turn({ steer: "\udc00" }))).toEqual([["fault.surrogate", { where: "steps[0].steer" }]]);
  });

  it("checks additional context", () => {
    const entry = { kind: "untrusted", value: "v" };
    expect(faults(turn({ context: { a: { ...entry, kind: "system" } } }))).toMatchObject([
      ["fault.value", { where: "steps[0].context.a.kind", allowed: ["untrusted", "application"] }],
    ]);
    expect(faults(turn({ context: { "\ud800": entry } }))).toMatchObject([["fault.surrogate", {}]]);
    expect(
      faults(
        JSON.parse('{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a","context":{"__proto__":5}}]}'),
      ),
    ).toEqual([["fault.contextKey", { where: "steps[0].context", key: "__proto__" }]]);
    expect(faults(turn({ context: { constructor: 5 } }))).toMatchObject([["fault.contextKey", { key: "constructor" }]]);
  });

  it("wants normal paths of skills and of edits during a turn", () => {
    expect(faults(turn({ skills: ["s/SKILL.md"] }))).toEqual([
      ["fault.relativePath", { where: "steps[0].skills[0]", path: "s/SKILL.md" }],
    ]);
    expect(faults(turn({ during: [{ do: "remove", path: "/a/" }] }))).toMatchObject([
      ["fault.pathForm", { path: "/a/" }],
    ]);
  });

  it("knows which requests can fail", () => {
    expect(faults(turn({ fails: "sample" }))).toEqual([]);
    expect(faults(turn({ fails: "both" }))).toMatchObject([
      ["fault.value", { where: "steps[0].fails", allowed: ["sample", "compaction"] }],
    ]);
    expect(faults(behindTurn({ do: "compact", fails: true }))).toEqual([]);
    expect(faults(behindTurn({ do: "compact", fails: "yes" }))).toMatchObject([
      ["fault.value", { where: "steps[1].fails" }],
    ]);
  });

  it("checks the values of settings that are chosen from a list", () => {
    expect(faults(set("network_access", "true"))).toEqual([]);
    expect(faults(set("network_access", "yes"))).toEqual([
      ["fault.value", { where: "steps[1].value", got: "yes", allowed: ["true", "false"] }],
    ]);
    expect(faults(set("personality", "none"))).toEqual([]);
    expect(faults(set("personality", "rude"))).toMatchObject([["fault.value", { got: "rude" }]]);
    expect(faults(set("effort", "whatever"))).toEqual([]);
    expect(faults(set("colour", "red"))).toMatchObject([["fault.value", { where: "steps[1].key" }]]);
  });

  it("wants normal paths of workspace roots, one a line, or none", () => {
    expect(faults(set("workspace_roots", "/a\n/b"))).toEqual([]);
    expect(faults(set("workspace_roots", ""))).toEqual([]);
    expect(faults(set("workspace_roots", "/a\nb"))).toEqual([
      ["fault.relativePath", { where: "steps[1].value", path: "b" }],
    ]);
    expect(faults(set("workspace_roots", "/a\n"))).toEqual([
      ["fault.relativePath", { where: "steps[1].value", path: "" }],
    ]);
  });

  it("wants a command that can be run", () => {
    const shell = (command: string, output = "") => ({ ...START, steps: [{ do: "shell", command, output }] });
    expect(faults(shell("true"))).toEqual([]);
    for (const command of ["", " \n", "a\0b"]) {
      expect(faults(shell(command))).toEqual([["fault.command", { where: "steps[0].command" }]]);
    }
    expect(faults(shell("true", "é".repeat(LIMITS.outputBytes / 2)))).toEqual([]);
    expect(faults(shell("true", `${"é".repeat(LIMITS.outputBytes / 2)}e`))).toEqual([
      ["fault.limit", { where: "steps[0].output", limit: LIMITS.outputBytes, unit: "bytes" }],
    ]);
  });

  it("goes back only before a turn that stands", () => {
    const back = (beforeTurn: number) => ({ do: "revert", beforeTurn });
    expect(faults({ ...START, steps: [back(0)] })).toEqual([
      ["fault.beforeFirstTurn", { where: "steps[0]", step: "revert" }],
    ]);
    expect(faults(behindTurn(back(0), { do: "resume" }, { do: "fork" }))).toEqual([]);
    expect(faults(behindTurn(back(1)))).toEqual([
      ["fault.noSuchTurn", { where: "steps[1].beforeTurn", turn: 1, turns: 1 }],
    ]);
    expect(faults(behindTurn(back(0), back(0)))).toMatchObject([
      ["fault.noSuchTurn", { where: "steps[2].beforeTurn" }],
    ]);
    expect(faults(behindTurn({ do: "revert" }))).toEqual([
      ["fault.missingKey", { where: "steps[1]", key: "beforeTurn" }],
    ]);
  });

  it("holds to the limits of a step", () => {
    const roots = Array.from({ length: LIMITS.workspaceRoots }, (_, index) => `/${index}`);
    expect(faults(set("workspace_roots", roots.join("\n")))).toEqual([]);
    expect(faults(set("workspace_roots", [...roots, "/more"].join("\n")))).toMatchObject([["fault.limit", {}]]);
    const parts = Array.from({ length: LIMITS.parts + 1 }, () => ({ image: true }));
    expect(faults(turn({ parts }))).toMatchObject([["fault.limit", { where: "steps[0].parts" }]]);
    const skills = Array.from({ length: LIMITS.skills + 1 }, () => "/s/SKILL.md");
    expect(faults(turn({ skills }))).toMatchObject([["fault.limit", { where: "steps[0].skills" }]]);
    const keys = Array.from({ length: LIMITS.contextKeys + 1 }, (_, index) => `k${index}`);
    const context = Object.fromEntries(keys.map((key) => [key, { kind: "untrusted", value: "" }]));
    expect(faults(turn({ context }))).toMatchObject([["fault.limit", { where: "steps[0].context" }]]);
  });
});
