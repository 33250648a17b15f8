/** Two requests of the same moment, part by part: which of one release belongs to which of the other. Pure. */
import type { FragmentId, HistoryEntry, Item, ModelRequest, Part, Role } from "../../engine/index.ts";
import { aligned, type PlacedPart } from "../../scenario/check/align.ts";

export const PART_STATES = ["same", "moved", "changed", "left", "right"] as const;
/** `moved`: the same text in another role or at another place; `left`, `right`: only there. */
export type PartState = (typeof PART_STATES)[number];

/** The role of the message, or the field that the part stands in. */
export type Holder = Role | "instructions";

export interface SidePart {
  readonly holder: Holder;
  readonly part: Part;
}

export interface ReleasePart {
  readonly fragment: FragmentId;
  readonly state: PartState;
  readonly left: SidePart | null;
  readonly right: SidePart | null;
  /** The order of the parts is another one, or the holder is. */
  readonly moved: boolean;
  /** UTF-8 bytes of the right one more than of the left one. */
  readonly bytes: number;
}

/** What can be compared: a request, or a history. */
export type Sent = Pick<ModelRequest, "instructions" | "items">;

export function sentOf(entries: readonly HistoryEntry[]): Sent {
  return { instructions: null, items: entries.map(({ item }) => item) };
}

export function partsOf({ instructions, items }: Sent): readonly SidePart[] {
  const field: readonly SidePart[] = instructions === null ? [] : [{ holder: "instructions", part: instructions }];
  return [...field, ...items.flatMap(partsOfItem)];
}

function partsOfItem(item: Item): readonly SidePart[] {
  return item.type === "message" ? item.parts.map((part) => ({ holder: item.role, part })) : [];
}

/** Do both hold the same parts in the same places? Quick. */
export function sameSent(left: Sent | null, right: Sent | null): boolean {
  if (left === null || right === null) return left === right;
  const [a, b] = [partsOf(left), partsOf(right)];
  return a.length === b.length && a.every((one, at) => isSame(one, b[at] as SidePart));
}

function isSame(one: SidePart, other: SidePart): boolean {
  return one.holder === other.holder && one.part.fragment === other.part.fragment && one.part.text === other.part.text;
}

/** In the order of the left one; what only the right one has stands where it has it. */
export function compareParts(left: Sent | null, right: Sent | null): readonly ReleasePart[] {
  const [a, b] = [left, right].map((sent) => (sent === null ? [] : partsOf(sent)));
  const pairs = aligned((a ?? []).map(placed), (b ?? []).map(placed)).map(
    ([mine, theirs]) => [mine?.part ?? null, theirs?.part ?? null] as const,
  );
  return joined(pairs);
}

/** Parts with words of the person or the model: one is not another one with changed words. */
const OF_THE_THREAD: ReadonlySet<FragmentId> = new Set(["prompt", "steer", "reply", "shellCommand", "skill"]);

/** Roles differ between releases: what a part is decides, and for words of the thread the words. */
function placed(side: SidePart): PlacedPart<SidePart> {
  const { fragment, text } = side.part;
  return { role: OF_THE_THREAD.has(fragment) ? text : "", fragment, part: side, begins: false };
}

function isCounterpart(one: SidePart, other: SidePart): boolean {
  const { fragment, text } = one.part;
  return fragment === other.part.fragment && (!OF_THE_THREAD.has(fragment) || text === other.part.text);
}

type Pair = readonly [SidePart | null, SidePart | null];

/** What is alone on one side and alone on the other is the same part in another order. */
function joined(pairs: readonly Pair[]): readonly ReleasePart[] {
  const spare = pairs.flatMap(([left, right]) => (left === null && right !== null ? [right] : []));
  const taken = new Set<SidePart>();
  const rows = pairs.map(([left, right]): Pair => {
    if (left === null || right !== null) return [left, right];
    const other = spare.find((one) => !taken.has(one) && isCounterpart(one, left));
    if (other === undefined) return [left, null];
    taken.add(other);
    return [left, other];
  });
  const both = new Set(pairs.filter(([left, right]) => left !== null && right !== null).map(([left]) => left));
  return rows.flatMap(([left, right]) => {
    if (left === null && (right === null || taken.has(right))) return [];
    return [rowOf(left, right, left !== null && right !== null && !both.has(left))];
  });
}

function rowOf(left: SidePart | null, right: SidePart | null, reordered: boolean): ReleasePart {
  const { fragment } = ((left ?? right) as SidePart).part;
  const bytes = (right?.part.bytes ?? 0) - (left?.part.bytes ?? 0);
  const moved = left !== null && right !== null && (reordered || left.holder !== right.holder);
  return { fragment, state: stateOf(left, right, moved), left, right, moved, bytes };
}

function stateOf(left: SidePart | null, right: SidePart | null, moved: boolean): PartState {
  if (left === null) return "right";
  if (right === null) return "left";
  if (left.part.text !== right.part.text) return "changed";
  return moved ? "moved" : "same";
}
