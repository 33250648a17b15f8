/** What a person does with steps: every change goes through the write gateway, what is refused changes nothing. */
import { joinPath, modelsOf, parentOf, type Sentence } from "../../engine/index.ts";
import { releaseIn, type ScenarioDocument, type StepDocument } from "../../scenario/document.ts";
import { kindAt } from "../../scenario/filesRules.ts";
import { actions, app, shownMoment } from "../../state/app.ts";
import type { EditLabel } from "../../state/labels.ts";
import { START } from "../../state/moment.ts";
import { stepFaults } from "../../state/stepCheck.ts";
import {
  deleteStep,
  duplicateStep,
  insertStep,
  moveStep,
  newStep,
  replaceStep,
  type StepKind,
  type StepPlace,
  stepsOf,
} from "../../state/stepEdits.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";
import { announce } from "./announcement.ts";

/** Kinds that need nothing more to be said: their form does not open by itself. */
const COMPLETE: readonly StepKind[] = ["compact", "resume", "fork", "mode"];

/** The chosen step of the document, whether it was played or not; START where there is none. */
export function chosenStep(): number {
  const { document, view } = app.getState();
  const last = stepsOf(document).length - 1;
  return view.step === null ? last : Math.max(START, Math.min(view.step, last));
}

/** The last step is chosen as "the end", which stays the end when steps are added. */
export function choose(step: number): void {
  const last = stepsOf(app.getState().document).length - 1;
  actions().setView({ step: step === last ? null : step, request: null, item: null });
}

/** Makes the edit and chooses the step, or says why the scenario cannot be like that. */
function commit(label: EditLabel, next: ScenarioDocument, chosen: number): boolean {
  const { document, notices } = app.getState();
  if (next === document) return false;
  const faults = stepFaults(next);
  if (faults.length > 0) {
    actions().notify({ id: "notice.step.refused", params: { faults } }, "fault");
    return false;
  }
  for (const notice of notices) if (notice.id === "notice.step.refused") actions().dismiss(notice.number);
  actions().edit(label, () => next);
  choose(chosen);
  return true;
}

function kindOf(at: number): StepKind {
  return stepsOf(app.getState().document)[at]?.do ?? "turn";
}

/** Puts a new step behind the chosen one. */
export function add(kind: StepKind, words: TimelineStrings): void {
  const { document } = app.getState();
  const at = chosenStep() + 1;
  const step = newStep(kind, placeAt(at));
  if (!commit({ id: "edit.step.add", params: { kind } }, insertStep(document, at, step), at)) return;
  announce(words.announce.added(at + 1));
  if (!COMPLETE.includes(kind)) actions().setView({ stepForm: true });
}

function placeAt(at: number): StepPlace {
  const { document, view } = app.getState();
  const files = document.files ?? {};
  const settings = shownMoment(app.getState())?.settings ?? null;
  const cwd = settings?.cwd ?? document.launch.cwd;
  const { selected } = view;
  const kind = selected === null ? "nothing" : kindAt(files, selected);
  const file = selected !== null && kind === "file" ? selected : joinPath(cwd, "AGENTS.md");
  const directory = selected === null || kind === "nothing" ? cwd : kind === "file" ? parentOf(selected) : selected;
  return { document, at, file, directory, settings, models: modelsOf(releaseIn(document)) };
}

export function duplicate(at: number, words: TimelineStrings): void {
  const { document } = app.getState();
  const label: EditLabel = { id: "edit.step.duplicate", params: { kind: kindOf(at), number: at + 1 } };
  if (commit(label, duplicateStep(document, at), at + 1)) announce(words.announce.duplicated(at + 2));
}

export function move(from: number, to: number, words: TimelineStrings): void {
  const { document } = app.getState();
  const label: EditLabel = { id: "edit.step.move", params: { kind: kindOf(from), from: from + 1, to: to + 1 } };
  if (commit(label, moveStep(document, from, to), to)) announce(words.announce.moved(to + 1, stepsOf(document).length));
}

/** The step that takes its place is chosen then. */
export function remove(at: number, words: TimelineStrings): void {
  const { document } = app.getState();
  const label: EditLabel = { id: "edit.step.delete", params: { kind: kindOf(at), number: at + 1 } };
  const next = deleteStep(document, at);
  const chosen = Math.min(at, stepsOf(next).length - 1);
  if (!commit(label, next, chosen)) return;
  announce(words.announce.deleted(at + 1));
  actions().notify({ id: "notice.step.deleted", params: { number: at + 1 } }, "news", { undo: true });
}

/**
 * Takes over what the form says. The faults where the scenario cannot be like that; then nothing is changed. Typing in
 * one field without a pause is one undo step.
 */
export function change(at: number, step: StepDocument, field: string): readonly Sentence[] {
  const { document } = app.getState();
  const next = replaceStep(document, at, step);
  const faults = stepFaults(next);
  if (faults.length === 0) {
    const label: EditLabel = { id: "edit.step.change", params: { kind: step.do, number: at + 1 } };
    actions().edit(label, () => next, { coalesce: `step:${at}:${field}` });
  }
  return faults;
}
