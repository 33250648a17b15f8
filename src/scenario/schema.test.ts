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
