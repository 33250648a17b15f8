import { describe, expect, it } from "vitest";
import { type Simulation, STAND_INS, type Step, simulate } from "../src/engine/index.ts";
import { normaliseScenario, type StepDocument } from "../src/scenario/document.ts";
import { checkVerdictSpans, isSingleTurn } from "./verdictSpans.ts";

const FILES = {
  "/home/dev/.codex/AGENTS.md": " G ",
  "/w/.git/HEAD": "",
  "/w/AGENTS.md": "root",
  "/w/a/AGENTS.md": "a",
};
const TURN = { do: "turn", text: "hello" } as const;

function play(...steps: StepDocument[]): Simulation {
  return simulate(normaliseScenario({ format: 1, files: FILES, launch: { cwd: "/w" }, steps }), STAND_INS);
}

describe("verdicts behind several steps", () => {
  it("are what the instructions in force are made of", () => {
    expect(checkVerdictSpans(play(TURN, { do: "cd", cwd: "/w/a" }, TURN))).toBeNull();
    expect(checkVerdictSpans(play(TURN, { do: "write", path: "/w/AGENTS.md", node: "longer" }, TURN))).toBeNull();
  });

  it("are refused when a file, its size or its order differs", () => {
    const simulation = play(TURN, { do: "cd", cwd: "/w/a" }, TURN);
    const [global, root, inner] = simulation.files;
    if (global === undefined || root === undefined || inner === undefined) throw new Error("three files are sent");
    const say = (files: Simulation["files"]) => checkVerdictSpans({ ...simulation, files });
    expect(say([global, root])).toContain("/w/a/AGENTS.md 1");
    expect(say([global, { ...root, used: 3 }, inner])).toContain("/w/AGENTS.md 3");
    expect(say([global, { ...root, order: 3 }, { ...inner, order: 2 }])).not.toBeNull();
  });

  it("leave single turns to the texts of the files", () => {
    const steps = (...given: StepDocument[]): { readonly steps: readonly Step[] } =>
      normaliseScenario({ format: 1, launch: { cwd: "/w" }, steps: given });
    const single = (...given: StepDocument[]) => isSingleTurn(steps(...given) as Parameters<typeof isSingleTurn>[0]);
    expect([single(TURN), single(TURN, TURN), single({ ...TURN, during: [] })]).toEqual([true, false, false]);
  });
});
