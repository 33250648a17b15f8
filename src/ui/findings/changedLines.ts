/** The lines that an edit changes, with two around them. Quick for large texts: what is the same at both ends is skipped. */
import { type DiffLine, type LineDiff, lineDiff } from "../views/history/lineDiff.ts";

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;
/** Larger stretches are shown as a whole: removed, then added. Lines of both sides together. */
const COMPARED = 400;

export function changedLines(before: string, after: string): LineDiff {
  const [was, is] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  while (head < shorter && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  const [gone, come] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  const same = (text: string): DiffLine => ({ kind: "same", text });
  const gap = (hidden: boolean): DiffLine[] => (hidden ? [{ kind: "gap", text: "" }] : []);
  return {
    lines: [
      ...gap(head > CONTEXT),
      ...was.slice(Math.max(0, head - CONTEXT), head).map(same),
      ...middle(gone, come),
      ...was.slice(was.length - tail, was.length - tail + CONTEXT).map(same),
      ...gap(tail > CONTEXT),
    ],
    ...counted(gone, come),
  };
}

function middle(gone: readonly string[], come: readonly string[]): readonly DiffLine[] {
  if (gone.length + come.length <= COMPARED) return compared(gone, come).lines;
  return [
    ...gone.map((text): DiffLine => ({ kind: "removed", text })),
    ...come.map((text): DiffLine => ({ kind: "added", text })),
  ];
}

function counted(gone: readonly string[], come: readonly string[]): Pick<LineDiff, "added" | "removed"> {
  if (gone.length + come.length > COMPARED) return { added: come.length, removed: gone.length };
  const { added, removed } = compared(gone, come);
  return { added, removed };
}

function compared(gone: readonly string[], come: readonly string[]): LineDiff {
  const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
  return lineDiff(text(gone), text(come));
}

/** A line end at the end begins no line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
