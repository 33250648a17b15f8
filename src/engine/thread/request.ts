/** From spans to the items of a request. */
import { bytesOf, type Spans, textOf } from "../provenance.ts";
import type { FragmentId, Gap, Item, MessageItem, NotModelledId, Part, Role } from "../simulation.ts";

/** A content part; null stays null, so that fragments that are switched off can be passed on. */
export function partOf(fragment: FragmentId, spans: Spans | null, type: Part["type"] = "input_text"): Part | null {
  if (spans === null) return null;
  return { type, fragment, spans, text: textOf(spans), bytes: bytesOf(spans) };
}

/** What a request is put together from: parts, and gaps where something that is not modelled would stand. */
export type Piece = Part | null | GapMark;

export interface GapMark {
  readonly what: NotModelledId;
  readonly active: boolean;
}

function isGap(piece: Piece): piece is GapMark {
  return piece !== null && "what" in piece;
}

/** Collects the items of one request in order. */
export class RequestBuilder {
  readonly items: Item[] = [];
  readonly gaps: Gap[] = [];

  item(item: Item): this {
    this.items.push(item);
    return this;
  }

  /** One message of the parts that are there; without any, its gaps stand where it would. */
  message(role: Role, ...pieces: Piece[]): this {
    const parts = pieces.filter((piece): piece is Part => piece !== null && !isGap(piece));
    let part = 0;
    for (const piece of pieces) {
      if (piece === null) continue;
      if (!isGap(piece)) part += 1;
      else this.gaps.push({ ...piece, item: this.items.length, part: parts.length > 0 ? part : null });
    }
    if (parts.length > 0) this.items.push({ type: "message", role, parts } satisfies MessageItem);
    return this;
  }

  /** Something that would be an item or field of its own. */
  gap(what: NotModelledId, active: boolean): this {
    this.gaps.push({ what, active, item: this.items.length, part: null });
    return this;
  }
}
