/** What a step writes to the disk: the text of each file before and after. Pure. */
import type { FileNode } from "../../../engine/index.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import { nodeBefore, stepsOf } from "../../../state/stepEdits.ts";

export interface DiskEdit {
  readonly path: string;
  /** Null when there was no text file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The edits of one step, those during a turn among them. Links are not followed. */
export function diskEdits(document: ScenarioDocument, at: number): DiskEdit[] {
  const step = stepsOf(document)[at];
  if (step === undefined) return [];
  const found: DiskEdit[] = [];
  for (const edit of step.do === "turn" ? (step.during ?? []) : [step]) {
    if (edit.do !== "write" && edit.do !== "remove") continue;
    const { path } = edit;
    const earlier = found.findLast((one) => one.path === path);
    found.push({
      path,
      before: earlier === undefined ? textOf(nodeBefore(document, at, path)) : earlier.after,
      after: edit.do === "write" ? textOf(edit.node) : null,
    });
  }
  return found;
}

function textOf(node: FileNode | undefined): string | null {
  return typeof node === "string" ? node : null;
}
