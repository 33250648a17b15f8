/** A compaction as the view shows it: which one, its stages, and what is left of a cut message. Pure. */
import type { CompactionReport, HistoryEntry, Item, Part, Sentence, Simulation } from "../../../engine/index.ts";

export const STAGES = ["before", "kept", "rebuilt"] as const;
export type Stage = (typeof STAGES)[number];

/** The stage beside this one; the same at the ends. */
export function stageBeside(stage: Stage, by: -1 | 1): Stage {
  return STAGES[STAGES.indexOf(stage) + by] ?? stage;
}

/** Every compaction of the thread, in order. */
export function compactionsOf({ steps }: Simulation): readonly CompactionReport[] {
  return steps.flatMap(({ compactions }) => compactions);
}

/** Index of the last compaction at this step or before it; -1 when there is none. */
export function lastCompaction(compactions: readonly CompactionReport[], step: number): number {
  return compactions.findLastIndex((compaction) => compaction.step <= step);
}

export interface CutPieces {
  readonly head: string;
  /** Tokens, as the mark between says them. */
  readonly removed: number;
  readonly tail: string;
}

const CUT_MARK = /^…(\d+) tokens truncated…$/;
/** UTF-16 code units of head and tail that are shown. */
const SHOWN = 90;

/** What is left of a message whose middle was cut out; null when the text has no such mark. */
export function cutPieces(item: Item): CutPieces | null {
  if (item.type !== "message") return null;
  for (const { spans } of item.parts) {
    const at = spans.findIndex(({ text, source }) => source.kind === "separator" && CUT_MARK.test(text));
    const removed = CUT_MARK.exec(spans[at]?.text ?? "")?.[1];
    if (removed === undefined) continue;
    const textOf = (from: number, to: number) =>
      spans
        .slice(from, to)
        .map(({ text }) => text)
        .join("");
    return {
      head: beginning(textOf(0, at)),
      removed: Number(removed),
      tail: ending(textOf(at + 1, spans.length)),
    };
  }
  return null;
}

function beginning(text: string): string {
  return text.length <= SHOWN ? text : text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "");
}

function ending(text: string): string {
  return text.length <= SHOWN ? text : text.slice(-SHOWN).replace(/^[\udc00-\udfff]/, "");
}

/** Parts of one message of the rebuilt context that have the same source. */
export interface RebuiltRun {
  readonly reason: Sentence;
  readonly parts: readonly Part[];
}

/** A message of the rebuilt context. */
export interface RebuiltEntry {
  readonly entry: HistoryEntry;
  readonly runs: readonly RebuiltRun[];
}

/** The pieces by message; neighbours with the same source are told once. */
export function rebuiltEntries(report: CompactionReport): RebuiltEntry[] {
  let at = 0;
  return report.rebuiltEntries.map((entry) => {
    const parts = entry.item.type === "message" ? entry.item.parts : [];
    const reasons = report.rebuilt.slice(at, at + parts.length).map(({ reason }) => reason);
    at += parts.length;
    return { entry, runs: runsOf(parts, reasons) };
  });
}

function runsOf(parts: readonly Part[], reasons: readonly Sentence[]): RebuiltRun[] {
  const runs: { reason: Sentence; parts: Part[] }[] = [];
  for (const [index, part] of parts.entries()) {
    const reason = reasons[index];
    const last = runs.at(-1);
    if (reason === undefined) continue;
    if (last?.reason.id === reason.id) last.parts.push(part);
    else runs.push({ reason, parts: [part] });
  }
  return runs;
}

/** Places in the new history by entry id, from 1. */
export function placesAfter({ after }: CompactionReport): ReadonlyMap<number, number> {
  return new Map(after.map(({ id }, at) => [id, at + 1]));
}
