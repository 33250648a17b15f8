/** Edits of the timeline: documents with other steps, and the steps that are offered. Pure; nothing is checked here. */
import { type FileNode, isBelow, type SetKey, type Settings } from "../engine/index.ts";
import { DEFAULT_STEPS, type ScenarioDocument, type StepDocument } from "../scenario/document.ts";

export type StepKind = StepDocument["do"];

/** In the order in which they are offered. */
export const STEP_KINDS = [
  "turn",
  "write",
  "remove",
  "cd",
  "set",
  "mode",
  "trust",
  "compact",
  "resume",
  "fork",
  "revert",
  "shell",
  "review",
] as const satisfies readonly StepKind[];

/** The steps as they stand in the document; those of format 1 where it names none. */
export function stepsOf({ steps }: ScenarioDocument): readonly StepDocument[] {
  return steps ?? DEFAULT_STEPS;
}

/** The step becomes the one with this index. */
export function insertStep(document: ScenarioDocument, at: number, step: StepDocument): ScenarioDocument {
  return { ...document, steps: stepsOf(document).toSpliced(at, 0, step) };
}

export function replaceStep(document: ScenarioDocument, at: number, step: StepDocument): ScenarioDocument {
  return { ...document, steps: stepsOf(document).with(at, step) };
}

/** The copy stands behind its original. */
export function duplicateStep(document: ScenarioDocument, at: number): ScenarioDocument {
  const step = stepsOf(document)[at];
  return step === undefined ? document : insertStep(document, at + 1, structuredClone(step));
}

/** `to` is the index that the step will have. The document itself where nothing moves. */
export function moveStep(document: ScenarioDocument, from: number, to: number): ScenarioDocument {
  const steps = stepsOf(document);
  const step = steps[from];
  if (step === undefined || from === to || to < 0 || to >= steps.length) return document;
  return { ...document, steps: steps.toSpliced(from, 1).toSpliced(to, 0, step) };
}

export function deleteStep(document: ScenarioDocument, at: number): ScenarioDocument {
  return { ...document, steps: stepsOf(document).toSpliced(at, 1) };
}

/** What stands at the path just before the step: the file at the start, or what an earlier step made of it. */
export function nodeBefore(document: ScenarioDocument, at: number, path: string): FileNode | undefined {
  let node = Object.hasOwn(document.files ?? {}, path) ? document.files?.[path] : undefined;
  for (const step of stepsOf(document).slice(0, at)) {
    for (const edit of step.do === "turn" ? (step.during ?? []) : [step]) {
      if (edit.do === "write" && edit.path === path) node = edit.node;
      else if (edit.do === "remove" && holds(edit.path, path)) node = undefined;
    }
  }
  return node;
}

/** Indices of the steps that change the file at the path, or remove a directory with it. */
export function stepsThatChange(steps: readonly StepDocument[], path: string): readonly number[] {
  return steps.flatMap((step, index) => {
    const edits = step.do === "turn" ? (step.during ?? []) : [step];
    const changes = edits.some(
      (edit) => (edit.do === "write" && edit.path === path) || (edit.do === "remove" && holds(edit.path, path)),
    );
    return changes ? [index] : [];
  });
}

function holds(removed: string, path: string): boolean {
  return removed === path || isBelow(path, removed);
}

/**
 * The turns of the thread as each `fork` and `revert` finds it: for the index of such a step, the indices of the steps
 * that are turn 0, turn 1, …
 */
export function threadTurns(steps: readonly StepDocument[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  let turns: number[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.do === "turn") turns.push(index);
    if (step.do !== "fork" && step.do !== "revert") continue;
    found.set(index, turns);
    turns = turns.slice(0, step.do === "revert" ? step.beforeTurn : (step.afterTurn ?? turns.length - 1) + 1);
  }
  return found;
}

/** What a new step starts from. */
export interface StepPlace {
  /** The document before it, and the index it will have. */
  readonly document: ScenarioDocument;
  readonly at: number;
  /** The file that is open, and the directory that is selected; the file to edit where none is open. */
  readonly file: string;
  readonly directory: string;
  /** Those in force; null when the configuration cannot be read. */
  readonly settings: Settings | null;
  /** Models that can be switched to. */
  readonly models: readonly string[];
}

/** A step of this kind that makes sense at its place; the person goes on from there. */
export function newStep(kind: StepKind, place: StepPlace): StepDocument {
  const { document, at, file, settings } = place;
  switch (kind) {
    case "turn":
      return { do: "turn", text: "continue" };
    case "write":
      return { do: "write", path: file, node: nodeBefore(document, at, file) ?? "" };
    case "remove":
      return { do: "remove", path: file };
    case "cd":
      return { do: "cd", cwd: place.directory };
    case "environments":
      return { do: "environments", environments: [{ id: "local", cwd: place.directory }] };
    case "set":
      return { do: "set", key: "model", value: otherModel(place) };
    case "mode":
      return { do: "mode", mode: settings?.mode.value === "plan" ? "default" : "plan" };
    case "trust": {
      const path = settings?.trust.gitRoot ?? settings?.cwd ?? document.launch.cwd;
      return { do: "trust", path, level: settings?.trust.level === "trusted" ? "untrusted" : "trusted" };
    }
    case "revert": {
      const turns = stepsOf(document)
        .slice(0, at)
        .filter((step) => step.do === "turn").length;
      return { do: "revert", beforeTurn: Math.max(0, turns - 1) };
    }
    case "shell":
      return { do: "shell", command: "git status" };
    case "review":
      return { do: "review", text: "Review the changes." };
    case "compact":
    case "resume":
    case "fork":
      return { do: kind };
  }
}

function otherModel({ settings, models }: StepPlace): string {
  return models.find((model) => model !== settings?.model.value) ?? "";
}

/** The values that a setting can have; empty where any text may stand. */
export const SET_VALUES: Readonly<Record<SetKey, readonly string[]>> = {
  model: [],
  approval_policy: ["untrusted", "on-failure", "on-request", "never"],
  sandbox_mode: ["read-only", "workspace-write", "danger-full-access"],
  effort: [],
  personality: [],
  network_access: ["true", "false"],
  workspace_roots: [],
};
