import { type ReactNode, useSyncExternalStore } from "react";
import type { Finding } from "../../engine/insight.ts";
import { follower } from "../../state/findings.ts";
import { TEST_IDS } from "../../testIds.ts";
import { type FileMark, fileMarks } from "./fileMarks.ts";
import { SeverityShape } from "./SeverityMark.tsx";
import { useFindingWords } from "./words.ts";

let last: { readonly findings: readonly Finding[]; readonly marks: ReadonlyMap<string, FileMark> } | null = null;

function markOf(path: string): FileMark | null {
  const findings = follower.shown?.findings;
  if (findings === undefined) return null;
  if (last?.findings !== findings) last = { findings, marks: fileMarks(findings) };
  return last.marks.get(path) ?? null;
}

interface FindingsMarkProps {
  readonly path: string;
  /** Stands where there are none. */
  readonly children: ReactNode;
}

/** The findings of a file: the shape of the worst, in the place of the file's own mark; their number on pointing. */
export function FindingsMark({ path, children }: FindingsMarkProps): ReactNode {
  const mark = useSyncExternalStore(follower.subscribe, () => markOf(path));
  const words = useFindingWords();
  if (mark === null || words === null) return children;
  const { worst, counts, total } = mark;
  const text = words.ui.counted(counts);
  return (
    <span
      className={`tree-findings severity-${worst}`}
      role="img"
      aria-label={text}
      title={text}
      data-testid={TEST_IDS.treeFindings}
      data-severity={worst}
      data-count={total}
    >
      <SeverityShape severity={worst} />
    </span>
  );
}
