import { describe, expect, it } from "vitest";
import { parseScenario } from "../../scenario/schema.ts";
import { type FileNode, type Simulation, STAND_INS, simulate } from "../index.ts";

const FILES = {
  "/w/.git": { dir: true },
  "/w/AGENTS.md": "W\n",
  "/v/.git": { dir: true },
  "/v/AGENTS.md": "V\n",
} as const;
const W = { id: "local", cwd: "/w" };
const V = { id: "box", cwd: "/v" };

function play(launch: object, files: Readonly<Record<string, FileNode>> = {}): Simulation {
  const document = {
    format: 1,
    files: { ...FILES, ...files },
    launch: { cwd: "/w", surface: "app-server", ...launch },
  };
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return simulate(parsed.scenario, STAND_INS);
}

function faultsOf(document: object): readonly string[] {
  const parsed = parseScenario({ format: 1, ...document });
  return parsed.ok ? [] : parsed.faults.map(({ id }) => id);
}

function instructionsOf({ requests }: Simulation): string | undefined {
  const parts = requests[0]?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  return parts.find(({ fragment }) => fragment === "agentsMd")?.text;
}

describe("environments", () => {
  it("labels the files of two contributors, and names their environment in the rows", () => {
    const simulation = play({ environments: [V, W] });
    const body = "for `box` with root /v\n\nV\n\n\nfor `local` with root /w\n\nW\n";
    expect(instructionsOf(simulation)).toBe(`# AGENTS.md instructions\n\n<INSTRUCTIONS>\n${body}\n</INSTRUCTIONS>`);
    const rows = simulation.files.map(({ path, environment, order, verdict }) => [path, environment, order, verdict]);
    expect(rows).toEqual([
      ["/v/AGENTS.md", "box", 1, "loaded"],
      ["/w/AGENTS.md", "local", 2, "loaded"],
    ]);
  });

  it("shares one budget", () => {
    const simulation = play({ environments: [W, V], overrides: { project_doc_max_bytes: 3 } });
    expect(simulation.files.map(({ path, used }) => [path, used])).toEqual([
      ["/w/AGENTS.md", 2],
      ["/v/AGENTS.md", 1],
    ]);
  });

  it("has the usual layout with the directory of the only contributor", () => {
    expect(instructionsOf(play({ environments: [{ id: "local", cwd: "/empty" }, V] }))).toMatch(
      /^# AGENTS\.md instructions for \/v\n/,
    );
  });

  it.each([
    ["zzz = 1", "key"],
    ["[[environments]]\nid = 'none'\nurl = 'ws://h'", "reserved"],
    ["[[environments]]\nid = 'a b'\nurl = 'ws://h'", "characters"],
    ["[[environments]]\nid = 'a'", "way"],
    ["default = 'a'", "default"],
  ])("refuses %j", (text, fault) => {
    const { error } = play({}, { "/home/dev/.codex/environments.toml": text });
    expect(error?.sentence).toMatchObject({ id: "error.environments", params: { fault } });
  });

  it("keeps the global file, and looks for no other, when none is selected", () => {
    const simulation = play({ environments: [] }, { "/home/dev/.codex/AGENTS.md": "G\n" });
    expect(simulation.files.map(({ path, verdict, reason }) => [path, verdict, reason.id])).toEqual([
      ["/home/dev/.codex/AGENTS.md", "global", "file.global"],
      ["/w/AGENTS.md", "off-path", "file.offPath.noEnvironment"],
      ["/v/AGENTS.md", "off-path", "file.offPath.noEnvironment"],
    ]);
  });

  it("finds faults of a selection", () => {
    const launch = { cwd: "/w", surface: "app-server" };
    expect(faultsOf({ launch: { ...launch, environments: [W, W] } })).toEqual(["fault.environmentTwice"]);
    expect(faultsOf({ launch: { ...launch, environments: [{ id: "", cwd: "w" }] } })).toEqual([
      "fault.environmentId",
      "fault.relativePath",
    ]);
    expect(faultsOf({ launch: { cwd: "/w", environments: [W] } })).toEqual(["fault.appServerOnly"]);
    expect(faultsOf({ launch: { cwd: "/w" }, steps: [{ do: "environments", environments: [] }] })).toEqual([
      "fault.appServerOnly",
    ]);
  });
});
