/** Undo and redo over whole scenario documents. Documents are immutable and share what did not change. */
import { HISTORY } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { EditLabel } from "./labels.ts";

export interface HistoryEntry {
  readonly label: EditLabel;
  readonly before: ScenarioDocument;
  readonly after: ScenarioDocument;
  /** Edits with the same key that follow each other without a pause are one undo step; null: never joined. */
  readonly coalesce: string | null;
  /** When the last edit of this step was made, milliseconds. */
  readonly at: number;
}

export interface History {
  /** Oldest first. */
  readonly past: readonly HistoryEntry[];
  /** Next to be redone last. */
  readonly future: readonly HistoryEntry[];
}

export const EMPTY_HISTORY: History = { past: [], future: [] };

/** Adds an edit; what could be redone is given up. Joins it to the last step where both say so. */
export function record(history: History, entry: HistoryEntry): History {
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    history.future.length === 0 &&
    entry.coalesce !== null &&
    last.coalesce === entry.coalesce &&
    last.after === entry.before &&
    entry.at - last.at <= HISTORY.pause;
  const past = joins
    ? [...history.past.slice(0, -1), { ...entry, before: last.before }]
    : trimmed([...history.past, entry]);
  return { past, future: [] };
}

/** The history after one step back and the step itself; null when there is none. */
export function stepBack(history: History): { readonly history: History; readonly entry: HistoryEntry } | null {
  const entry = history.past.at(-1);
  if (entry === undefined) return null;
  return { history: { past: history.past.slice(0, -1), future: [...history.future, entry] }, entry };
}

/** The history after one step forward and the step itself; null when there is none. */
export function stepForward(history: History): { readonly history: History; readonly entry: HistoryEntry } | null {
  const entry = history.future.at(-1);
  if (entry === undefined) return null;
  // A redone step is closed: typing that follows is a step of its own.
  const closed = { ...entry, coalesce: null };
  return { history: { past: [...history.past, closed], future: history.future.slice(0, -1) }, entry };
}

/** Drops the oldest steps beyond the limits. The last step always stays. */
function trimmed(past: readonly HistoryEntry[]): readonly HistoryEntry[] {
  let kept = 0;
  let entries = 0;
  for (let i = past.length - 1; i >= 0 && kept < HISTORY.entries; i--) {
    entries += fileCount((past[i] as HistoryEntry).before);
    if (kept > 0 && entries > HISTORY.fileEntries) break;
    kept++;
  }
  return kept === past.length ? past : past.slice(past.length - kept);
}

/** Documents share their `files` as long as no file changes, so each is counted once. */
const counts = new WeakMap<object, number>();

function fileCount({ files }: ScenarioDocument): number {
  if (files === undefined) return 0;
  let count = counts.get(files);
  if (count === undefined) {
    count = Object.keys(files).length;
    counts.set(files, count);
  }
  return count;
}
