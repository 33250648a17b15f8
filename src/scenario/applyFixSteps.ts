/** Edits of the steps. Null: not possible. */
import { isBelow } from "../engine/index.ts";
import { DEFAULT_STEPS, type ScenarioDocument, type StepDocument } from "./document.ts";
import { stepFaults } from "./stepFaults.ts";

/** Another text for the message of a turn. */
export function editTurnText(document: ScenarioDocument, at: number, text: string): ScenarioDocument | null {
  const steps = document.steps ?? DEFAULT_STEPS;
  const step = steps[at];
  if (step?.do !== "turn") return null;
  return step.text === text ? document : { ...document, steps: steps.with(at, { ...step, text }) };
}

/** The document without a step. A `fork` or `revert` behind it goes on naming the turn that it named. */
export function withoutStep(document: ScenarioDocument, at: number): ScenarioDocument | null {
  const steps = document.steps ?? DEFAULT_STEPS;
  const step = steps[at];
  if (step === undefined) return null;
  const later = step.do === "turn" ? renumbered(steps, at) : steps.slice(at + 1);
  const without = { ...document, steps: [...steps.slice(0, at), ...later] };
  return stepFaults(without).next().done ? without : null;
}

/** The document with a step behind step `after`. Turns keep their numbers: it is none itself. */
export function withStep(
  document: ScenarioDocument,
  after: number,
  step: Exclude<StepDocument, { do: "turn" }>,
): ScenarioDocument | null {
  const steps = document.steps ?? DEFAULT_STEPS;
  if (steps[after] === undefined) return null;
  const added = { ...document, steps: steps.toSpliced(after + 1, 0, step) };
  return stepFaults(added).next().done ? added : null;
}

/** The steps behind a turn that goes: those that name a turn by its number count without it. */
function renumbered(steps: readonly StepDocument[], at: number): StepDocument[] {
  let turns: number[] = [];
  return steps.flatMap((step, index) => {
    const gone = turns.indexOf(at);
    const known = turns;
    if (step.do === "turn") turns = [...turns, index];
    if (step.do === "revert") turns = turns.slice(0, step.beforeTurn);
    if (step.do === "fork" && step.afterTurn !== undefined) turns = turns.slice(0, step.afterTurn + 1);
    if (index <= at) return [];
    if (gone === -1) return [step];
    if (step.do === "revert" && step.beforeTurn > gone) return [{ ...step, beforeTurn: step.beforeTurn - 1 }];
    // Back before the turn that is gone, with none behind it: there is nothing to go back from.
    if (step.do === "revert" && step.beforeTurn === gone && gone === known.length - 1) return [];
    if (step.do === "fork" && step.afterTurn !== undefined && step.afterTurn >= gone) {
      return [{ ...step, afterTurn: step.afterTurn - 1 }];
    }
    return [step];
  });
}

/** The steps with a file or directory under another path, wherever they write or remove it. */
export function withMovedPaths(document: ScenarioDocument, from: string, to: string): ScenarioDocument {
  const { steps } = document;
  if (steps === undefined) return document;
  const moved = (path: string): string => (path === from || isBelow(path, from) ? to + path.slice(from.length) : path);
  const edited = steps.map((step): StepDocument => {
    if (step.do === "turn" && step.during !== undefined) {
      return { ...step, during: step.during.map((edit) => ({ ...edit, path: moved(edit.path) })) };
    }
    return step.do === "write" || step.do === "remove" ? { ...step, path: moved(step.path) } : step;
  });
  return { ...document, steps: edited };
}
