/** Which part of one side belongs to which of the other: the longest common order of what they are. */
import type { FragmentId } from "../../engine/index.ts";

/** A part of either side, with where it stands among the messages. */
export interface PlacedPart<P> {
  readonly role: string;
  readonly fragment: FragmentId | null;
  readonly part: P;
  readonly begins: boolean;
}

export type Pair<A, B> = readonly [PlacedPart<A> | null, PlacedPart<B> | null];

/** Far more parts than a request of one turn has: beyond them the parts are paired in order. */
const MOST = 300;

export function aligned<A, B>(mine: readonly PlacedPart<A>[], theirs: readonly PlacedPart<B>[]): Pair<A, B>[] {
  if (theirs.length > MOST) return inOrder(mine, theirs);
  const length = lengths(mine, theirs);
  const pairs: Pair<A, B>[] = [];
  let [i, j] = [0, 0];
  while (i < mine.length || j < theirs.length) {
    const [a, b] = [mine[i] ?? null, theirs[j] ?? null];
    if (a !== null && b !== null && isSame(a, b)) {
      pairs.push([a, b]);
      i += 1;
      j += 1;
    } else if (b === null || (a !== null && (length[i + 1]?.[j] ?? 0) >= (length[i]?.[j + 1] ?? 0))) {
      pairs.push([a, null]);
      i += 1;
    } else {
      pairs.push([null, b]);
      j += 1;
    }
  }
  return pairs;
}

function isSame(a: PlacedPart<unknown>, b: PlacedPart<unknown>): boolean {
  return a.role === b.role && a.fragment !== null && a.fragment === b.fragment;
}

/** `lengths[i][j]`: how many parts can be paired of those from i and from j on. */
function lengths(mine: readonly PlacedPart<unknown>[], theirs: readonly PlacedPart<unknown>[]): number[][] {
  const table = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  for (let i = mine.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      const [a, b] = [mine[i], theirs[j]];
      const row = table[i] as number[];
      row[j] =
        a !== undefined && b !== undefined && isSame(a, b)
          ? 1 + (table[i + 1]?.[j + 1] ?? 0)
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

function inOrder<A, B>(mine: readonly PlacedPart<A>[], theirs: readonly PlacedPart<B>[]): Pair<A, B>[] {
  const longer = Math.max(mine.length, theirs.length);
  return Array.from({ length: longer }, (_, at) => [mine[at] ?? null, theirs[at] ?? null] as const);
}
