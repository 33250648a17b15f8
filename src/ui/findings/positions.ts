/** Where the instruction files stand in a request. Pure. */
import type { FileReport, ModelRequest } from "../../engine/index.ts";
import { placesOfSource } from "../../engine/insight.ts";

export interface Position {
  readonly path: string;
  /** Index of the message; -1: the `instructions` field. */
  readonly item: number;
  readonly part: number;
  /** Null for the `instructions` field. */
  readonly role: string | null;
  /** Bytes [from, to) of the part's text. */
  readonly from: number;
  readonly to: number;
  /** The same in UTF-16 code units. */
  readonly range: { readonly start: number; readonly end: number };
}

/** One position a row, in the order of the rows; a text that a later copy has superseded is left out. */
export function positionsOf(request: ModelRequest, rows: readonly FileReport[]): readonly Position[] {
  const taken = new Map<string, number>();
  return rows.flatMap(({ path }): Position[] => {
    const stretches = stretchesOf(request, path);
    const at = taken.get(path) ?? 0;
    taken.set(path, at + 1);
    const stretch = stretches[at];
    return stretch === undefined ? [] : [stretch];
  });
}

function stretchesOf(request: ModelRequest, path: string): Position[] {
  const places = placesOfSource(request, (source) => source.kind === "file" && source.path === path);
  const found: Position[] = [];
  for (const { item, part, start, end, startByte, endByte, superseded } of places) {
    if (superseded) continue;
    const before = found.at(-1);
    // Pieces of one text, told apart because bytes between them were no UTF-8.
    if (before?.item === item && before.part === part && before.to === startByte) {
      found[found.length - 1] = { ...before, to: endByte, range: { start: before.range.start, end } };
      continue;
    }
    const message = request.items[item];
    const role = message?.type === "message" ? message.role : null;
    found.push({ path, item, part, role, from: startByte, to: endByte, range: { start, end } });
  }
  return found;
}
