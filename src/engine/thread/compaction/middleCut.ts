/** Cutting the middle out of a text that is too long. */
import { decodeLossy, encodeUtf8 } from "../../machine/utf8.ts";
import type { Span, Spans } from "../../provenance.ts";
import { byteLength, bytesOf, mark } from "../../provenance.ts";

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
    const bytes = encodeUtf8(piece.text);
    let end = left;
    while (end > 0 && isContinuation(bytes[end])) end -= 1;
    if (end > 0) taken.push({ text: decodeLossy(bytes.subarray(0, end)), source: piece.source });
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
    const bytes = encodeUtf8(piece.text);
    let start = bytes.length - left;
    while (start < bytes.length && isContinuation(bytes[start])) start += 1;
    if (start < bytes.length) taken.unshift({ text: decodeLossy(bytes.subarray(start)), source: piece.source });
    break;
  }
  return taken;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}
