/** The history as an append-only record, and where its entries can be seen. Pure. */
import type { HistoryEntry, Item, ModelRequest, Simulation, StepReport } from "../../../engine/index.ts";
import { type PartState, partStates } from "../../../services/inForce.ts";

/** What is true of an entry at the chosen step. */
export interface RecordRow {
  readonly entry: HistoryEntry;
  /** Still in the history. */
  readonly isThere: boolean;
  /** Index of the step whose compaction left it out; null when none did. */
  readonly leftOutIn: number | null;
  /** State of each part; null for what nothing supersedes. */
  readonly states: readonly (PartState | null)[];
}

/** Every entry that was written up to this step, in the order of writing, those that were left out again among them. */
export function recordAt(steps: readonly StepReport[], step: number): RecordRow[] {
  const history = steps[step]?.history ?? [];
  const there = new Map(history.map((entry) => [entry.id, entry]));
  const all = new Map(there);
  const leftOut = new Map<number, number>();
  for (const { written, compactions } of steps.slice(0, step + 1)) {
    for (const entry of written) all.set(entry.id, entry);
    for (const { fates, step: at } of compactions) {
      for (const { entry, after } of fates) {
        all.set(entry.id, entry);
        if (after?.id !== entry.id) leftOut.set(entry.id, at);
      }
    }
  }
  const states = partStates(history);
  return [...all.values()]
    .sort((a, b) => a.id - b.id)
    .map((entry) => ({
      entry,
      isThere: there.has(entry.id),
      leftOutIn: there.has(entry.id) ? null : (leftOut.get(entry.id) ?? null),
      states: states.get(entry.id) ?? [],
    }));
}

/** Whether nothing, a part or all of an entry is superseded. */
export function supersededShare({ states }: RecordRow): "none" | "part" | "all" {
  const told = states.filter((state) => state !== null);
  const older = told.filter((state) => state === "superseded").length;
  if (older === 0) return "none";
  return older === states.length ? "all" : "part";
}

/** A place in the Messages view; numbers as in `View`. */
export interface EntryPlace {
  readonly step: number;
  /** Index among the requests of the step. */
  readonly request: number;
  /** Index in `input`. */
  readonly item: number;
}

/**
 * Where an entry is seen best: in a request of this step, the last one first, else in the next request that holds it (an
 * answer is sent with the turn after), else in the last earlier one. Null when no request holds it.
 */
export function placeOf({ steps, requests }: Simulation, step: number, id: number): EntryPlace | null {
  const inStep = (at: number): EntryPlace | null => {
    const { first, count } = steps[at]?.requests ?? { first: 0, count: 0 };
    for (let within = count - 1; within >= 0; within--) {
      const item = itemOf(requests[first + within], id);
      if (item !== null) return { step: at, request: within, item };
    }
    return null;
  };
  for (let at = step; at < steps.length; at++) {
    const place = inStep(at);
    if (place !== null) return place;
  }
  for (let at = step - 1; at >= 0; at--) {
    const place = inStep(at);
    if (place !== null) return place;
  }
  return null;
}

/** Ids grow along the history, but for what a compaction puts in between. */
function itemOf(request: ModelRequest | undefined, id: number): number | null {
  const at = request?.entries.findIndex((entry) => entry.id === id) ?? -1;
  return request === undefined || at < 0 ? null : request.prefix + at;
}

/** UTF-8 bytes of all texts; null for an item whose content is not modelled. */
export function itemBytes(item: Item): number | null {
  return "parts" in item ? item.parts.reduce((sum, part) => sum + part.bytes, 0) : null;
}

export interface WrittenSize {
  readonly bytes: number;
  /** Codex's estimate: bytes / 4, rounded up for each item. */
  readonly tokens: number;
}

export function sizeOf(entries: readonly HistoryEntry[]): WrittenSize {
  const sizes = entries.map(({ item }) => itemBytes(item) ?? 0);
  return {
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    tokens: sizes.reduce((sum, bytes) => sum + Math.ceil(bytes / 4), 0),
  };
}
