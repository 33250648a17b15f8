/** What each remedy would do. Pure; runs in a worker of its own, because it plays the thread once a remedy. */
import { type FileReport, STAND_INS, type StartError } from "../../../engine/index.ts";
import { applyFix } from "../../../scenario/applyFix.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import { type BudgetPicture, budgetOf } from "../../../state/budget.ts";
import type { Remedy, RemedyId } from "../../../state/remedies.ts";
import { stepsOf } from "../../../state/stepEdits.ts";
import { type FileOutcome, whatIf } from "../../../state/whatIf.ts";

export interface Question {
  readonly document: ScenarioDocument;
  /** Index of the step that is shown; -1: the start. */
  readonly step: number;
  /** The files of that moment as they are. */
  readonly files: readonly FileReport[];
  readonly remedies: readonly Pick<Remedy, "id" | "edits">[];
}

/** `unchanged`: the edit cannot be made, or changes nothing; `failed`: a bug of the engine. */
export type Result =
  | { readonly after: BudgetPicture; readonly files: readonly FileOutcome[]; readonly error: StartError | null }
  | "unchanged"
  | "failed";

export interface Outcome {
  readonly id: RemedyId;
  readonly result: Result;
}

/** One outcome a remedy, in their order. */
export function* outcomesOf({ document, step, files, remedies }: Question): Generator<Outcome> {
  for (const { id, edits } of remedies) {
    yield { id, result: resultOf(document, applyFix(document, { edits }, step), step, files) };
  }
}

function resultOf(
  document: ScenarioDocument,
  edited: ScenarioDocument,
  step: number,
  files: readonly FileReport[],
): Result {
  if (edited === document) return "unchanged";
  // What comes later makes no difference to the moment.
  const played = { ...edited, steps: stepsOf(edited).slice(0, step + 1) };
  try {
    // Which files are sent does not depend on Codex's own texts.
    const { files: changed, error, moment } = whatIf({ files }, played, STAND_INS, step);
    return { after: budgetOf(moment), files: changed, error };
  } catch {
    return "failed";
  }
}
