/** What a compaction did, for the eyes of a person. */
import { sentence } from "../../sentences.ts";
import type { FragmentId, Item } from "../../simulation.ts";
import type { CompactionReport, Rebuilt, Size } from "../../timeline.ts";
import type { StoredEntry } from "../history.ts";
import type { Kept } from "./keep.ts";
import { itemTokens } from "./tokens.ts";

type Facts = Pick<CompactionReport, "request" | "step" | "kind" | "phase" | "reason">;

export type CompactionOutcome = Facts & { readonly before: readonly StoredEntry[] } & (
    | { readonly failed: NonNullable<CompactionReport["failed"]> }
    | {
        readonly failed: null;
        readonly kept: Kept;
        readonly budget: number | null;
        readonly summary: StoredEntry;
        /** Put back at once. */
        readonly rebuilt: readonly StoredEntry[];
        /** The release reads instruction files again. */
        readonly readsAgain: boolean;
        readonly after: readonly StoredEntry[];
      }
  );

export function compactionReport(outcome: CompactionOutcome): CompactionReport {
  const { request, step, kind, phase, reason, before, failed } = outcome;
  const facts = { request, step, kind, phase, reason, failed, sizeBefore: sizeOf(before) };
  if (outcome.failed !== null) {
    return {
      ...facts,
      fates: [],
      summary: null,
      rebuilt: [],
      rebuiltEntries: [],
      after: before,
      budget: { limit: 0, used: 0 },
      sizeAfter: sizeOf(before),
      sizeRebuilt: sizeOf([]),
    };
  }
  const { kept, summary, rebuilt, budget } = outcome;
  return withRebuilt(
    {
      ...facts,
      fates: kept.fates,
      summary,
      rebuilt: [],
      rebuiltEntries: [],
      after: outcome.after,
      budget: budget === null ? null : { limit: budget, used: kept.used },
      sizeAfter: sizeOf([...kept.entries, summary]),
      sizeRebuilt: sizeOf([]),
    },
    rebuilt,
    outcome.after,
    outcome.readsAgain,
  );
}

/** The report with the context that was put back, in the history `after`. */
export function withRebuilt(
  report: CompactionReport,
  entries: readonly StoredEntry[],
  after: CompactionReport["after"],
  readsAgain: boolean,
): CompactionReport {
  return {
    ...report,
    rebuilt: entries.flatMap((entry) => piecesOf(entry, readsAgain)),
    rebuiltEntries: entries,
    after,
    sizeRebuilt: sizeOf(entries),
  };
}

function piecesOf({ item }: StoredEntry, readsAgain: boolean): Rebuilt[] {
  if (item.type !== "message") return [];
  return item.parts.map(({ fragment, bytes }) => ({
    fragment,
    bytes,
    reason: sentence(reasonOf(fragment, readsAgain), {}),
  }));
}

/** Project files come from what Codex has read before; everything else is made anew. */
function reasonOf(
  fragment: FragmentId,
  readsAgain: boolean,
): "rebuilt.agentsMd" | "rebuilt.agentsMd.once" | "rebuilt.modelSwitch" | "rebuilt.settings" {
  if (fragment === "agentsMd") return readsAgain ? "rebuilt.agentsMd" : "rebuilt.agentsMd.once";
  return fragment === "modelSwitch" ? "rebuilt.modelSwitch" : "rebuilt.settings";
}

export function sizeOf(entries: readonly { readonly item: Item }[]): Size {
  let bytes = 0;
  let tokens = 0;
  for (const { item } of entries) {
    tokens += itemTokens(item);
    if (item.type === "message") for (const part of item.parts) bytes += part.bytes;
  }
  return { items: entries.length, bytes, tokens };
}
