import { describe, expect, it } from "vitest";
import type { ScenarioDocument, StepDocument } from "../scenario/document.ts";
import { parseScenario } from "../scenario/schema.ts";
import { stepFaults } from "./stepCheck.ts";
import {
  deleteStep,
  duplicateStep,
  insertStep,
  moveStep,
  newStep,
  nodeBefore,
  replaceStep,
  STEP_KINDS,
  type StepPlace,
  stepsOf,
  stepsThatChange,
  threadTurns,
} from "./stepEdits.ts";

const FILE = "/r/AGENTS.md";

function documentOf(...steps: StepDocument[]): ScenarioDocument {
  return { format: 1, files: { [FILE]: "start" }, launch: { cwd: "/r" }, steps };
}

const turn = (text: string): StepDocument => ({ do: "turn", text });
const texts = (document: ScenarioDocument) =>
  stepsOf(document).map((step) => (step.do === "turn" ? step.text : step.do));
const ABC = documentOf(turn("a"), turn("b"), turn("c"));

describe("edits of the row", () => {
  it("writes out the steps that a document does not name", () => {
    const silent: ScenarioDocument = { format: 1, launch: { cwd: "/r" } };
    expect(texts(silent)).toEqual(["hello"]);
    expect(texts(insertStep(silent, 1, { do: "compact" }))).toEqual(["hello", "compact"]);
    expect(deleteStep(silent, 0).steps).toEqual([]);
  });

  it("puts, replaces, copies and takes out steps and leaves the others the objects that they were", () => {
    expect(texts(insertStep(ABC, 0, turn("x")))).toEqual(["x", "a", "b", "c"]);
    expect(texts(replaceStep(ABC, 1, turn("x")))).toEqual(["a", "x", "c"]);
    expect(texts(deleteStep(ABC, 1))).toEqual(["a", "c"]);
    const copied = duplicateStep(ABC, 1);
    expect(texts(copied)).toEqual(["a", "b", "b", "c"]);
    expect(copied.steps?.[2]).not.toBe(copied.steps?.[1]);
    expect(copied.steps?.[3]).toBe(ABC.steps?.[2]);
    expect(duplicateStep(ABC, 7)).toBe(ABC);
  });

  it.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 2, ["a", "c", "b"]],
  ])("moves step %i to %i", (from, to, expected) => {
    expect(texts(moveStep(ABC, from, to))).toEqual(expected);
  });

  it.each([
    [1, 1],
    [0, -1],
    [2, 3],
    [5, 0],
  ])("moves nothing from %i to %i", (from, to) => {
    expect(moveStep(ABC, from, to)).toBe(ABC);
  });
});

describe("faults of the row", () => {
  it("finds what the format refuses, in the words of the format", () => {
    const resumed = documentOf(turn("a"), { do: "resume" });
    expect(stepFaults(resumed)).toEqual([]);
    expect(stepFaults(moveStep(resumed, 1, 0)).map(({ id }) => id)).toEqual(["fault.beforeFirstTurn"]);
    const forked = documentOf(turn("a"), turn("b"), { do: "fork", afterTurn: 1 });
    expect(stepFaults(forked)).toEqual([]);
    expect(stepFaults(deleteStep(forked, 0)).map(({ id }) => id)).toEqual(["fault.noSuchTurn"]);
    expect(stepFaults(documentOf({ do: "cd", cwd: "web" })).map(({ id }) => id)).toEqual(["fault.relativePath"]);
  });

  it("leaves faults elsewhere alone", () => {
    expect(stepFaults({ ...ABC, launch: { cwd: "nowhere" } })).toEqual([]);
  });
});

describe("the files that steps change", () => {
  const document = documentOf(
    { do: "write", path: FILE, node: "second" },
    { do: "turn", text: "t", during: [{ do: "write", path: FILE, node: "third" }] },
    { do: "remove", path: "/r" },
    { do: "write", path: "/r/other.md", node: "" },
  );

  it("knows what stands at a path before each step", () => {
    expect([0, 1, 2, 3].map((at) => nodeBefore(document, at, FILE))).toEqual(["start", "second", "third", undefined]);
    expect(nodeBefore(document, 0, "constructor")).toBeUndefined();
  });

  it("names the steps, those included that remove a directory above", () => {
    expect(stepsThatChange(stepsOf(document), FILE)).toEqual([0, 1, 2]);
    expect(stepsThatChange(stepsOf(document), "/r/else.md")).toEqual([2]);
    expect(stepsThatChange(stepsOf(document), "/rr/AGENTS.md")).toEqual([]);
  });
});

describe("turns of the thread", () => {
  it("counts from the fork or revert on those turns alone that are left", () => {
    const steps: StepDocument[] = [
      turn("0"),
      turn("1"),
      { do: "fork", afterTurn: 0 },
      turn("2"),
      { do: "fork" },
      turn("3"),
      { do: "revert", beforeTurn: 1 },
      { do: "fork" },
    ];
    expect([...threadTurns(steps)]).toEqual([
      [2, [0, 1]],
      [4, [0, 3]],
      [6, [0, 3, 5]],
      [7, [0]],
    ]);
  });
});

describe("a new step", () => {
  const place: StepPlace = {
    document: documentOf(turn("a"), { do: "write", path: FILE, node: "later" }),
    at: 2,
    file: FILE,
    directory: "/r/web",
    settings: null,
    models: ["one", "two"],
  };

  it.each(STEP_KINDS)("of kind %s is one that the scenario can hold", (kind) => {
    const step = newStep(kind, place);
    expect(step.do).toBe(kind);
    const parsed = parseScenario(insertStep(place.document, place.at, step));
    expect(parsed.ok ? [] : parsed.faults).toEqual([]);
  });

  it("edits the open file as it is by then, and goes to the selected directory", () => {
    expect(newStep("write", place)).toEqual({ do: "write", path: FILE, node: "later" });
    expect(newStep("write", { ...place, at: 1 })).toEqual({ do: "write", path: FILE, node: "start" });
    expect(newStep("cd", place)).toEqual({ do: "cd", cwd: "/r/web" });
  });
});
