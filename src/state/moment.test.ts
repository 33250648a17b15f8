import { describe, expect, it } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument, type StepDocument } from "../scenario/document.ts";
import { momentAt, requestAt, START, shownStep } from "./moment.ts";

const GLOBAL = "/home/dev/.codex/AGENTS.md";

function simulationOf(...steps: StepDocument[]) {
  const document: ScenarioDocument = {
    format: 1,
    files: { "/r/.git/HEAD": "ref: refs/heads/main\n", "/r/AGENTS.md": "root", "/r/web/AGENTS.md": "web" },
    launch: { cwd: "/r" },
    steps,
  };
  return simulate(normaliseScenario(document), STAND_INS);
}

const start = () => simulationOf();
const simulation = simulationOf(
  { do: "turn", text: "one", during: [{ do: "write", path: GLOBAL, node: "global" }] },
  { do: "cd", cwd: "/r/web" },
  { do: "mode", mode: "plan" },
  { do: "turn", text: "two" },
);
const sent = (step: number | null) =>
  momentAt(simulation, step, start)
    .files.filter((file) => file.order !== null)
    .map((file) => file.path);

describe("the moment", () => {
  it("is the end where nothing is chosen, and for what lies beyond it", () => {
    expect([null, 9, 3].map((chosen) => momentAt(simulation, chosen, start).step)).toEqual([3, 3, 3]);
    expect(sent(null)).toEqual([GLOBAL, "/r/AGENTS.md", "/r/web/AGENTS.md"]);
    expect(shownStep(simulation, START)).toBe(START);
  });

  it("is that of the chosen step", () => {
    expect(sent(1)).toEqual([GLOBAL, "/r/AGENTS.md"]);
    expect(momentAt(simulation, 2, start).settings).toMatchObject({ cwd: "/r", mode: { value: "default" } });
    expect(momentAt(simulation, 3, start).settings).toMatchObject({ cwd: "/r/web", mode: { value: "plan" } });
  });

  it("is the scenario without steps at the start", () => {
    expect(sent(START)).toEqual(["/r/AGENTS.md"]);
    expect(momentAt(simulation, START, start).report).toBeNull();
  });

  it("has an error only where Codex refuses", () => {
    const broken = simulationOf(
      { do: "turn", text: "one" },
      { do: "write", path: "/home/dev/.codex/config.toml", node: "model =" },
      { do: "resume" },
      { do: "turn", text: "two" },
    );
    expect(broken.error).not.toBeNull();
    const errors = [START, 0, 1, 2, 3].map((step) => momentAt(broken, step, start).error !== null);
    expect(errors).toEqual([false, false, false, true, true]);
    expect(momentAt(broken, 3, start).step).toBe(2);
  });
});

describe("the request", () => {
  const at = (step: number, chosen: number | null) => {
    const shown = requestAt(simulation, step, chosen);
    return shown === null ? null : [shown.index, shown.within, shown.count, shown.earlier];
  };

  it("is the last one of the step, or the one that is chosen among its own", () => {
    expect(at(0, null)).toEqual([1, 1, 2, false]);
    expect(at(0, 0)).toEqual([0, 0, 2, false]);
    expect(at(0, 7)).toEqual([1, 1, 2, false]);
    expect(at(3, 1)).toEqual([2, 0, 1, false]);
  });

  it("is the last one before a step that sends none", () => {
    expect(at(1, 0)).toEqual([1, 1, 2, true]);
    expect(at(2, null)).toEqual([1, 1, 2, true]);
  });

  it("is none before the first", () => {
    expect(at(START, null)).toBeNull();
    expect(requestAt(simulationOf({ do: "cd", cwd: "/r/web" }), 0, null)).toBeNull();
  });
});
