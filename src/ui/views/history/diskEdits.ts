/** What a step writes to the disk: the text of each file before and after. Pure. */
import type { FileNode } from "../../../engine/index.ts";
import type { ScenarioDocument, StepDocument } from "../../../scenario/document.ts";

export interface DiskEdit {
  readonly path: string;
  /** Null when there was no text file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The edits of one step, those during a turn among them. Links are not followed. */
export function diskEdits({ files, steps = [] }: ScenarioDocument, step: number): DiskEdit[] {
  const edits = steps[step] === undefined ? [] : editsOf(steps[step]);
  return edits.map((edit, at) => {
    const earlier = [...steps.slice(0, step).flatMap(editsOf), ...edits.slice(0, at)];
    const last = earlier.findLast(({ path }) => path === edit.path);
    return {
      path: edit.path,
      before: textOf(last === undefined ? files?.[edit.path] : last.node),
      after: textOf(edit.node),
    };
  });
}

interface Written {
  readonly path: string;
  readonly node: FileNode | undefined;
}

function editsOf(step: StepDocument): readonly Written[] {
  switch (step.do) {
    case "write":
      return [{ path: step.path, node: step.node }];
    case "remove":
      return [{ path: step.path, node: undefined }];
    case "turn":
      return (step.during ?? []).flatMap(editsOf);
    default:
      return [];
  }
}

function textOf(node: FileNode | undefined): string | null {
  return typeof node === "string" ? node : null;
}
