import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseScenario, type StepDocument } from "../../scenario/document.ts";
import type { Simulation } from "../simulation.ts";
import { STAND_INS } from "../texts.ts";
import { Simulator, simulate } from "./simulate.ts";

const HOME = "/home/dev/.codex";
const FILES = {
  [`${HOME}/config.toml`]: 'model = "gpt-5.5"\nmodel_auto_compact_token_limit = 6000\n',
  [`${HOME}/AGENTS.md`]: "Global",
  "/w/.git/HEAD": "ref: refs/heads/main\n",
  "/w/AGENTS.md": "Root",
  "/w/a/AGENTS.md": "Inner",
};

const turn = (text: string): StepDocument => ({ do: "turn", text });

function play(simulator: Simulator, steps: readonly StepDocument[], files: Record<string, string> = FILES): Simulation {
  return simulator.simulate(normaliseScenario({ format: 1, files, launch: { cwd: "/w" }, steps }), STAND_INS);
}

/** Everything that can be seen, without the objects that only say it when asked. */
function visible(simulation: Simulation): unknown {
  const { requests, steps, history, files, settings, error } = simulation;
  return {
    requests: requests.map(({ step, kind, items, gaps }) => ({ step, kind, items, gaps })),
    steps: steps.map((step) => ({
      step: step.step,
      requests: step.requests,
      written: step.written,
      changes: step.changes,
      compactions: step.compactions,
      history: step.history,
      tokens: step.tokens,
      moment: step.moment,
    })),
    history,
    files,
    settings,
    error,
  };
}

const anyStep: fc.Arbitrary<StepDocument> = fc.oneof(
  fc.constantFrom("one", "two", "three").map(turn),
  fc.integer({ min: 0, max: 7_000 }).map((usage): StepDocument => ({ do: "turn", text: "long", usage, during: [] })),
  fc.constantFrom("/w", "/w/a").map((cwd): StepDocument => ({ do: "cd", cwd })),
  fc.constantFrom("default", "plan").map((mode): StepDocument => ({ do: "mode", mode: mode as "plan" })),
  fc.constantFrom("A", "B").map((node): StepDocument => ({ do: "write", path: `${HOME}/AGENTS.md`, node })),
  fc.constantFrom("A", "B").map((node): StepDocument => ({ do: "write", path: "/w/AGENTS.md", node })),
  fc.constant<StepDocument>({ do: "compact" }),
  fc.constant<StepDocument>({ do: "resume" }),
  fc.constant<StepDocument>({ do: "fork" }),
);
const manySteps = fc.array(anyStep, { maxLength: 8 }).map((steps) => [turn("first"), ...steps]);

describe("a simulator that is asked again", () => {
  it("answers as a new one, whatever it has played before", () => {
    fc.assert(
      fc.property(fc.array(manySteps, { minLength: 2, maxLength: 4 }), (scenarios) => {
        const simulator = new Simulator();
        for (const steps of scenarios) {
          expect(visible(play(simulator, steps))).toEqual(visible(play(new Simulator(), steps)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the reports of the steps before an edit", () => {
    const simulator = new Simulator();
    const steps = [turn("one"), turn("two"), turn("three")];
    const before = play(simulator, steps);
    const after = play(simulator, [...steps.slice(0, 2), turn("other")]);
    expect(after.requests[1]).toBe(before.requests[1]);
    expect(after.requests[2]).not.toBe(before.requests[2]);
  });

  it("starts over when a file differs", () => {
    const simulator = new Simulator();
    play(simulator, [turn("one")]);
    const { requests } = play(simulator, [turn("one")], { ...FILES, "/w/AGENTS.md": "Other" });
    expect(JSON.stringify(requests[0]?.items)).toContain("Other");
  });

  it("takes a compaction's context back when the turn that brought it is gone", () => {
    const simulator = new Simulator();
    const steps = [turn("one"), { do: "compact" } as const, turn("two")];
    expect(play(simulator, steps).steps[1]?.compactions[0]?.rebuilt.length).toBeGreaterThan(0);
    expect(play(simulator, steps.slice(0, 2)).steps[1]?.compactions[0]?.rebuilt).toEqual([]);
  });
});

describe("what a step reports", () => {
  const simulation = (...steps: StepDocument[]): Simulation =>
    simulate(normaliseScenario({ format: 1, files: FILES, launch: { cwd: "/w" }, steps }), STAND_INS);

  it("says that an edited project file is kept as it was read", () => {
    const { steps } = simulation(turn("one"), { do: "write", path: "/w/AGENTS.md", node: "Other" }, turn("two"));
    expect(steps[1]?.changes).toMatchObject([{ because: { id: "change.keptAsRead" }, entry: null }]);
    expect(steps[2]?.changes).toEqual([]);
    expect(steps[2]?.moment.files.find(({ path }) => path === "/w/AGENTS.md")).toMatchObject({ stale: true });
  });

  it("points from a change to the entry that tells it", () => {
    const { steps } = simulation(turn("one"), { do: "cd", cwd: "/w/a" }, turn("two"));
    const report = steps[2];
    expect(report?.changes.map(({ fragment }) => fragment)).toEqual(["agentsMd", "environmentContext"]);
    for (const { entry } of report?.changes ?? []) {
      expect(report?.written.some(({ id }) => id === entry)).toBe(true);
    }
    expect(report?.changes[0]).toMatchObject({
      because: { params: { globalFile: null, files: ["/w/a/AGENTS.md"], from: "/w", to: "/w/a" } },
    });
  });

  it("gives every item of a compaction its fate, and says what was put back", () => {
    const { steps } = simulation(turn("one"), turn("<skill>x</skill>"), { do: "compact" }, turn("two"));
    const report = steps[2]?.compactions[0];
    const fates = report?.fates.map(({ kind, reason }) => `${kind} ${reason.id}`);
    expect(fates).toEqual([
      "dropped fate.developer",
      "dropped fate.pseudoUser",
      "kept fate.kept",
      "dropped fate.assistant",
      "dropped fate.pseudoUser",
      "dropped fate.assistant",
    ]);
    expect(report?.rebuilt.map(({ fragment }) => fragment)).toContain("agentsMd");
    expect(report?.after.map(({ item }) => item.type)).toEqual(["message", "compaction", "message", "message"]);
  });
});
