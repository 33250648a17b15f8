/** The three layers through which the entries of a history go at a compaction. Pure. */
import type { CompactionReport, Fate, SentenceId } from "../../../engine/index.ts";

/** Why an entry is dropped by its role or kind alone. */
export const LAYER_REASONS = [
  "fate.developer",
  "fate.assistant",
  "fate.tool",
  "fate.earlierSummary",
  "fate.notReturned",
] as const satisfies readonly SentenceId[];
export type LayerReason = (typeof LAYER_REASONS)[number];

export interface Layers {
  /** Dropped by role or kind, how many are left behind it, and how many for each reason that occurs. */
  readonly role: {
    readonly dropped: number;
    readonly left: number;
    readonly reasons: readonly (readonly [LayerReason, number])[];
  };
  /** Dropped because the text counts as one of Codex's own: by marker; the texts of hooks apart. */
  readonly own: {
    readonly dropped: number;
    readonly left: number;
    readonly markers: readonly (readonly [string, number])[];
    readonly hooks: number;
  };
  /** Of those that are left: cut, and beyond the budget. */
  readonly cut: number;
  readonly overBudget: number;
  /** Null: not yet. Places in the new history, from 1; `step`: index of the step that writes it. */
  readonly back: {
    readonly entries: number;
    readonly first: number;
    readonly last: number;
    readonly total: number;
    readonly step: number;
  } | null;
}

export function layersOf({ fates, after, rebuiltEntries }: CompactionReport): Layers {
  const reasons = LAYER_REASONS.map((id) => [id, withReason(fates, id)] as const).filter(([, count]) => count > 0);
  const byRole = reasons.reduce((sum, [, count]) => sum + count, 0);
  const markers = new Map<string, number>();
  for (const { reason } of fates) {
    if (reason.id !== "fate.pseudoUser") continue;
    const { marker } = reason.params;
    markers.set(marker, (markers.get(marker) ?? 0) + 1);
  }
  const hooks = withReason(fates, "fate.hookPrompt");
  const own = withReason(fates, "fate.pseudoUser") + hooks;
  const left = fates.length - byRole;
  const places = rebuiltEntries.map(({ id }) => after.findIndex((entry) => entry.id === id) + 1);
  const [first] = rebuiltEntries;
  return {
    role: { dropped: byRole, left, reasons },
    own: { dropped: own, left: left - own, markers: [...markers], hooks },
    cut: fates.filter(({ kind }) => kind === "cut").length,
    overBudget: withReason(fates, "fate.overBudget"),
    back:
      first === undefined
        ? null
        : {
            entries: places.length,
            first: Math.min(...places),
            last: Math.max(...places),
            total: after.length,
            step: first.step,
          },
  };
}

function withReason(fates: readonly Fate[], id: SentenceId): number {
  return fates.filter(({ reason }) => reason.id === id).length;
}
