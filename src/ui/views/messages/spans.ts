/** Spans as the Messages view shows them: which sources there are, where a character stands, and what is left out. */
import { byteLength, encodeUtf8, type FileNode, type Part, type Source, type Span } from "../../../engine/index.ts";

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

export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** The place of a byte offset in a file's text. Lines end with "\n". */
export function placeOfByte(text: string, offset: number): Place {
  // A character has at least one byte, so no more characters than bytes lie before the offset.
  const before = new TextDecoder().decode(encodeUtf8(text.slice(0, offset)).subarray(0, offset));
  return advance({ line: 1, column: 1 }, before);
}

/** The place after `text` when it begins at `start`. */
export function advance(start: Place, text: string): Place {
  let { line, column } = start;
  let from = 0;
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", from)) {
    line += 1;
    column = 1;
    from = end + 1;
  }
  return { line, column: column + text.length - from };
}

/** Where a span begins in its file; null for a source without a place. */
export function startOf(source: Source, node: FileNode | undefined): Place | null {
  if (source.kind === "config") {
    return source.line === null ? null : { line: source.line, column: source.column ?? 1 };
  }
  if (source.kind !== "file") return null;
  if (source.start === 0 || typeof node !== "string") return { line: 1, column: 1 };
  return placeOfByte(node, source.start);
}
