/** Spans as the Messages view shows them: which sources there are, what is marked, and what is left out. */
import { byteLength, type Part, type Source, type Span, sliceSpan } from "../../../engine/index.ts";

/** A source that has its own underline: a file, or a value of a configuration. */
export interface NamedSource {
  readonly key: string;
  readonly source: Extract<Source, { kind: "file" | "config" }>;
  /** The text that comes from it first. */
  readonly text: string;
}

/** The key of a source that is told apart by colour; null for facts, separators and Codex's own texts. */
export function sourceKey(source: Source): string | null {
  if (source.kind === "file") return `file ${source.path}`;
  if (source.kind === "config") return `config ${source.path ?? "-c"} ${source.key}`;
  return null;
}

/** The distinct sources of parts, in the order in which they appear. */
export function namedSources(parts: readonly Part[]): readonly NamedSource[] {
  const found = new Map<string, NamedSource>();
  for (const part of parts) {
    for (const { source, text } of part.spans) {
      const key = sourceKey(source);
      if (key === null || found.has(key) || (source.kind !== "file" && source.kind !== "config")) continue;
      found.set(key, { key, source, text });
    }
  }
  return [...found.values()];
}

/** True for a part that Codex has written itself, at least in part: such parts are folded at first. */
export function hasCodexText(part: Part): boolean {
  return part.spans.some((span) => span.source.kind === "codex");
}

export interface CappedSpans {
  readonly spans: readonly Span[];
  /** UTF-8 bytes that are not shown. */
  readonly hidden: number;
}

/** The first `limit` UTF-16 code units of a text. No surrogate pair is cut. */
export function capSpans(spans: readonly Span[], limit: number): CappedSpans {
  const shown: Span[] = [];
  let left = limit;
  let hidden = 0;
  for (const span of spans) {
    if (span.text.length <= left) {
      shown.push(span);
      left -= span.text.length;
      continue;
    }
    const cut = left > 0 && isHighSurrogate(span.text.charCodeAt(left - 1)) ? left - 1 : left;
    if (cut > 0) shown.push({ ...span, text: span.text.slice(0, cut) });
    hidden += byteLength(span.text.slice(cut));
    left = 0;
  }
  return { spans: shown, hidden };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** A stretch of a part's text, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The line of one source around a UTF-16 offset of a text; null behind its end. */
export function lineAt(spans: readonly Span[], offset: number): Span | null {
  let at = 0;
  for (const span of spans) {
    const { text } = span;
    if (offset < at + text.length) {
      const inside = offset - at;
      const start = inside === 0 ? 0 : text.lastIndexOf("\n", inside - 1) + 1;
      const end = text.indexOf("\n", inside);
      return sliceSpan(span, start, end === -1 ? text.length : end + 1);
    }
    at += text.length;
  }
  return null;
}

/** A piece of a span: what is marked and what is not are pieces of their own. */
export interface TextPiece {
  readonly span: Span;
  readonly text: string;
  /** UTF-16 offset in the text of the part. */
  readonly start: number;
  readonly marked: boolean;
}

/** Cuts spans at the ends of the marked stretch. */
export function piecesOf(spans: readonly Span[], mark: Range | null): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const span of spans) {
    const end = at + span.text.length;
    const cuts = mark === null ? [] : [mark.start, mark.end].filter((cut) => cut > at && cut < end);
    for (const [from, to] of pairs([at, ...cuts, end])) {
      const marked = mark !== null && from >= mark.start && to <= mark.end;
      pieces.push({ span, text: span.text.slice(from - at, to - at), start: from, marked });
    }
    at = end;
  }
  return pieces;
}

function pairs(cuts: readonly number[]): (readonly [number, number])[] {
  return cuts.slice(1).map((cut, index) => [cuts[index] as number, cut] as const);
}
