/** What differs between two texts, line by line. Pure. */
import { structuredPatch } from "diff";

export interface DiffLine {
  /** `gap`: lines between two changes that are not shown. */
  readonly kind: "same" | "added" | "removed" | "gap";
  readonly text: string;
}

export interface LineDiff {
  readonly lines: readonly DiffLine[];
  readonly added: number;
  readonly removed: number;
}

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;

/** A text that is not there is an empty one. Line ends at the end of the texts do not count. */
export function lineDiff(before: string | null, after: string | null): LineDiff {
  const { hunks } = structuredPatch("", "", ended(before), ended(after), "", "", { context: CONTEXT });
  const lines = hunks.flatMap((hunk, index): DiffLine[] => [
    ...(index > 0 || hunk.oldStart > 1 ? [{ kind: "gap", text: "" } as const] : []),
    ...hunk.lines.filter((line) => !line.startsWith("\\")).map(lineOf),
  ]);
  const count = (kind: DiffLine["kind"]): number => lines.filter((line) => line.kind === kind).length;
  return { lines, added: count("added"), removed: count("removed") };
}

function ended(text: string | null): string {
  return text === null || text === "" || text.endsWith("\n") ? (text ?? "") : `${text}\n`;
}

const KINDS: Readonly<Record<string, DiffLine["kind"]>> = { "+": "added", "-": "removed" };

function lineOf(line: string): DiffLine {
  return { kind: KINDS[line.charAt(0)] ?? "same", text: line.slice(1) };
}
