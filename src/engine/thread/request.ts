/** From spans to the items of a request. */
import { bytesOf, type Spans, textOf } from "../provenance.ts";
import type { FragmentId, NotModelledId, Part, Role } from "../simulation.ts";
import type { EntryGap, NewItem } from "./history.ts";

/** A content part; null stays null, so that fragments that are switched off can be passed on. */
export function partOf(fragment: FragmentId, spans: Spans, type?: Part["type"]): Part;
export function partOf(fragment: FragmentId, spans: Spans | null, type?: Part["type"]): Part | null;
export function partOf(fragment: FragmentId, spans: Spans | null, type: Part["type"] = "input_text"): Part | null {
  if (spans === null) return null;
  return { type, fragment, spans, text: textOf(spans), bytes: bytesOf(spans) };
}

/** What a message is put together from: parts, and gaps where something that is not modelled would stand. */
export type Piece = Part | null | GapMark;

export interface GapMark {
  readonly what: NotModelledId;
  readonly active: boolean;
}

function isGap(piece: Piece): piece is GapMark {
  return piece !== null && "what" in piece;
}

/** One message without gaps. */
export function message(role: Role, ...parts: readonly Part[]): NewItem {
  return { item: { type: "message", role, parts }, gaps: [] };
}

/** Collects items in order, each with its gaps. */
export class ItemBuilder {
  readonly items: NewItem[] = [];
  /** They stand before the next item. */
  #waiting: EntryGap[] = [];

  /** One message of the parts that are there; without any, its gaps stand where it would. */
  message(role: Role, ...pieces: Piece[]): this {
    const parts = pieces.filter((piece): piece is Part => piece !== null && !isGap(piece));
    const gaps: EntryGap[] = [];
    let part = 0;
    for (const piece of pieces) {
      if (piece === null) continue;
      if (!isGap(piece)) part += 1;
      else gaps.push({ ...piece, part: parts.length > 0 ? part : null });
    }
    this.#waiting.push(...gaps.filter((gap) => gap.part === null));
    if (parts.length === 0) return this;
    this.items.push({
      item: { type: "message", role, parts },
      gaps: [...this.#waiting, ...gaps.filter((gap) => gap.part !== null)],
    });
    this.#waiting = [];
    return this;
  }

  /** Something that would be an item of its own. */
  gap(what: NotModelledId, active: boolean): this {
    this.#waiting.push({ what, active, part: null });
    return this;
  }
}
