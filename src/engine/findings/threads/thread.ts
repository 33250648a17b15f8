/** The life of a thread up to the moment, as the thread rules look at it. */
import { isBelow } from "../../machine/path.ts";
import type { DiskStep, Scenario } from "../../scenario.ts";
import type { FragmentId, Part } from "../../simulation.ts";
import type { HistoryEntry, StepReport } from "../../timeline.ts";
import type { FindingContext } from "../context.ts";

/** The reports of the steps that are over. */
export function reportsOf({ simulation, moment }: FindingContext): readonly StepReport[] {
  return simulation.steps.slice(0, moment.step + 1);
}

/** Without the steps that a fork or a step back cut off: their messages and compactions are no part of the thread. */
export function livingReportsOf(context: FindingContext): readonly StepReport[] {
  let reports: StepReport[] = [];
  let turns: number[] = [];
  for (const report of reportsOf(context)) {
    const step = context.scenario.steps[report.step];
    if (step?.do === "turn") turns.push(report.step);
    if (step?.do === "fork" && step.afterTurn !== null) turns = turns.slice(0, step.afterTurn + 1);
    if (step?.do === "revert") turns = turns.slice(0, step.beforeTurn);
    if ((step?.do === "fork" && step.afterTurn !== null) || step?.do === "revert") {
      const last = turns.at(-1) ?? -1;
      reports = reports.filter((earlier) => earlier.step <= last);
    }
    reports.push(report);
  }
  return reports;
}

export function historyOf({ simulation, moment }: FindingContext): readonly HistoryEntry[] {
  return simulation.steps[moment.step]?.history ?? [];
}

/** One telling of a part of the context. */
export interface Copy {
  readonly entry: HistoryEntry;
  readonly part: Part;
}

/** Every telling of a part that the history holds, oldest first: the last one counts. */
export function copiesOf(history: readonly HistoryEntry[], fragment: FragmentId): Copy[] {
  return history.flatMap((entry) => {
    const parts = entry.item.type === "message" ? entry.item.parts : [];
    return parts.filter((part) => part.fragment === fragment).map((part) => ({ entry, part }));
  });
}

/** The edits on disk that a step makes, those of a tool call among them. */
export function editsOf({ steps }: Scenario, index: number): readonly DiskStep[] {
  const step = steps[index];
  if (step?.do === "write" || step?.do === "remove") return [step];
  return step?.do === "turn" ? (step.during ?? []) : [];
}

/** The last of the first `end` steps that edited this file, a directory above it or what its symlinks lead to. */
export function lastEditOf({ scenario, disk }: FindingContext, path: string, end: number): number | null {
  const places = new Set([path, disk.realPath(path) ?? path]);
  for (let index = end - 1; index >= 0; index--) {
    const touches = editsOf(scenario, index).some(
      (edit) =>
        places.has(edit.path) ||
        places.has(disk.realPath(edit.path) ?? edit.path) ||
        [...places].some((place) => isBelow(place, edit.path)),
    );
    if (touches) return index;
  }
  return null;
}
