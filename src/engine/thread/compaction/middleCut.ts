/** Cutting the middle out of a text that is too long. */
import { offsetsOf } from "../../machine/utf8Offsets.ts";
import type { Span, Spans } from "../../provenance.ts";
import { byteLength, bytesOf, mark, sliceSpan } from "../../provenance.ts";

export interface MiddleCut {
  readonly spans: Spans;
  /** Tokens as the mark says them. */
  readonly removed: number;
}

/**
 * Keeps `tokens` * 4 bytes of the text, half of them from its head and half from its tail, each shrunk to a character
 * boundary, with `…N tokens truncated…` between: N is ceil((bytes - kept) / 4), whatever the boundaries cost.
 */
export function cutMiddle(spans: Spans, tokens: number): MiddleCut {
  const bytes = bytesOf(spans);
  const room = tokens * 4;
  const removed = Math.ceil((bytes - room) / 4);
  const head = Math.floor(room / 2);
  const tail = room - head;
  return {
    spans: [...takeHead(spans, head), mark(`…${removed} tokens truncated…`), ...takeTail(spans, tail)],
    removed,
  };
}

function takeHead(spans: Spans, room: number): Span[] {
  const taken: Span[] = [];
  let left = room;
  for (const piece of spans) {
    const size = byteLength(piece.text);
    if (size <= left) {
      taken.push(piece);
      left -= size;
      continue;
    }
    // Within a character its beginning: a cut one is left out.
    const end = offsetsOf(piece.text, null).unitOf(left);
    if (end > 0) taken.push(sliceSpan(piece, 0, end));
    break;
  }
  return taken;
}

function takeTail(spans: Spans, room: number): Span[] {
  const taken: Span[] = [];
  let left = room;
  for (const piece of [...spans].reverse()) {
    const size = byteLength(piece.text);
    if (size <= left) {
      taken.unshift(piece);
      left -= size;
      continue;
    }
    const offsets = offsetsOf(piece.text, null);
    const from = offsets.bytes.length - left;
    const start = offsets.unitOf(from);
    const whole = offsets.byteOf(start) < from ? nextCharacter(piece.text, start) : start;
    if (whole < piece.text.length) taken.unshift(sliceSpan(piece, whole, piece.text.length));
    break;
  }
  return taken;
}

function nextCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
