/** From a stretch of a message to where it comes from. */
import { type Source, type Span, sliceSpan } from "../provenance.ts";
import type { ModelRequest, Part } from "../simulation.ts";

/** A stretch of one part with one source. Offsets in UTF-16 code units of the part's text. */
export interface SourcePiece {
  readonly start: number;
  readonly end: number;
  /** Narrowed to the stretch: the file bytes, the code units of Codex's text. */
  readonly source: Source;
  readonly text: string;
}

/** The sources of [start, end) of a part, in order: together they are that text. */
export function sourcesOf(part: Part, start: number, end: number): readonly SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let at = 0;
  for (const span of part.spans) {
    const from = Math.max(start, at);
    const to = Math.min(end, at + span.text.length);
    if (from < to) pieces.push(piece(span, at, from, to));
    at += span.text.length;
  }
  return pieces;
}

function piece(span: Span, at: number, start: number, end: number): SourcePiece {
  const { source, text } = sliceSpan(span, start - at, end - at);
  return { start, end, source, text };
}

/** The part at a place of a request; `item` -1 is the `instructions` field. */
export function partAt(request: ModelRequest, item: number, part: number): Part | null {
  if (item === -1) return part === 0 ? request.instructions : null;
  const message = request.items[item];
  return message?.type === "message" ? (message.parts[part] ?? null) : null;
}
