/** From a file, a configuration key or a step to where its text stands in a request. */
import { encodeUtf8 } from "../machine/utf8.ts";
import { offsetsOf } from "../machine/utf8Offsets.ts";
import { byteLength, type Source, type Span } from "../provenance.ts";
import type { FragmentId, ModelRequest, Part } from "../simulation.ts";

/** A stretch of one part of a request. */
export interface TextPlace {
  /** Index in `items`; -1: the `instructions` field. */
  readonly item: number;
  readonly part: number;
  readonly fragment: FragmentId;
  /** UTF-16 code units of the part's text. */
  readonly start: number;
  readonly end: number;
  /** The same in UTF-8 bytes of the part's text. */
  readonly startByte: number;
  readonly endByte: number;
  /** A later copy of this part of the context stands in the same request: the model is told to go by that one. */
  readonly superseded: boolean;
}

/** A file as it is looked at: its bytes, and the paths under which Codex may have read it (symlinks among them). */
export interface FileVersion {
  readonly bytes: Uint8Array;
  readonly isPath: (path: string) => boolean;
}

/** Parts of the context of which a later copy takes the place of an earlier one. */
const REPLACED: ReadonlySet<FragmentId> = new Set([
  "agentsMd",
  "environmentContext",
  "permissions",
  "collaborationMode",
  "skills",
  "developerInstructions",
  "managedInstructions",
  "multiAgentRole",
  "multiAgentMode",
]);

/**
 * Where the bytes [start, end) of a file stand in a request; a byte inside a character stands for all of it. A text that
 * was read from another version of the file counts where its beginning or its end is the same.
 */
export function placesOfFile(
  request: ModelRequest,
  file: FileVersion,
  start: number,
  end: number,
): readonly TextPlace[] {
  return placesWhere(request, (span) => {
    const { source } = span;
    return source.kind === "file" && file.isPath(source.path) ? stretchOf(span, source, file.bytes, start, end) : null;
  });
}

/** Where the texts of a configuration key stand: values of a file's line, or of a dotted key of `-c`. */
export function placesOfConfig(request: ModelRequest, path: string | null, key: string): readonly TextPlace[] {
  return placesOfSource(
    request,
    (source) =>
      source.kind === "config" && source.path === path && (source.key === key || source.key.startsWith(`${key}.`)),
  );
}

/** Where the texts stand whose source fits. */
export function placesOfSource(request: ModelRequest, fits: (source: Source) => boolean): readonly TextPlace[] {
  return placesWhere(request, ({ source, text }) => (fits(source) ? { start: 0, end: text.length } : null));
}

/** A stretch of a span, in UTF-16 code units. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

function placesWhere(request: ModelRequest, find: (span: Span) => Stretch | null): TextPlace[] {
  const places: TextPlace[] = [];
  const newer = new Set<FragmentId>();
  // From the end, so that a later copy is known when an earlier one is met.
  for (const [item, part, { fragment, spans }] of partsOf(request).reverse()) {
    const superseded = newer.has(fragment);
    places.unshift(...stretchesIn(spans, find).map((found) => ({ item, part, fragment, superseded, ...found })));
    if (REPLACED.has(fragment)) newer.add(fragment);
  }
  return places;
}

/** Every part with its place, in the order in which the model gets them. */
function partsOf({ instructions, items }: ModelRequest): (readonly [item: number, part: number, Part])[] {
  const field = instructions === null ? [] : [[-1, 0, instructions] as const];
  const messages = items.flatMap((item, index) =>
    item.type === "message" ? item.parts.map((part, at) => [index, at, part] as const) : [],
  );
  return [...field, ...messages];
}

function stretchesIn(spans: readonly Span[], find: (span: Span) => Stretch | null) {
  const found: Pick<TextPlace, "start" | "end" | "startByte" | "endByte">[] = [];
  let unit = 0;
  let byte = 0;
  for (const span of spans) {
    const stretch = find(span);
    const { text } = span;
    if (stretch !== null) {
      const startByte = byte + byteLength(text.slice(0, stretch.start));
      const endByte = startByte + byteLength(text.slice(stretch.start, stretch.end));
      found.push({ start: unit + stretch.start, end: unit + stretch.end, startByte, endByte });
    }
    unit += text.length;
    byte += byteLength(text);
  }
  return found;
}

/** The stretch of a span that bytes [start, end) of the file stand in; null when none of them do. */
function stretchOf(
  span: Span,
  source: Extract<Source, { kind: "file" }>,
  now: Uint8Array,
  start: number,
  end: number,
): Stretch | null {
  const { text, raw } = span;
  const read = raw ?? encodeUtf8(text);
  const range = rangeIn(read, source.start, now, start, end);
  if (range === null) return null;
  const offsets = offsetsOf(text, raw ?? null);
  const from = offsets.unitOf(range.start);
  const to = offsets.unitOf(range.end);
  // A character that is begun belongs to the stretch.
  return { start: from, end: offsets.byteOf(to) < range.end ? to + characterLength(text, to) : to };
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/**
 * Bytes [start, end) of the file `now` as bytes of `read`, which was read from byte `readFrom` of the file on, maybe of
 * another version: what is the same from the beginning, or to the end. Null where they differ, or nothing was read.
 */
function rangeIn(read: Uint8Array, readFrom: number, now: Uint8Array, start: number, end: number): Stretch | null {
  const head = sharedPrefix(read, now, readFrom);
  if (start < readFrom + head) {
    return notEmpty(Math.max(start, readFrom) - readFrom, Math.min(end - readFrom, head));
  }
  if (head === read.length) return null;
  const tail = sharedSuffix(read, now, Math.min(read.length - head, now.length - readFrom - head));
  const shift = now.length - read.length;
  return notEmpty(Math.max(start, now.length - tail) - shift, Math.min(end, now.length) - shift);
}

function notEmpty(start: number, end: number): Stretch | null {
  return start < end ? { start, end } : null;
}

function sharedPrefix(read: Uint8Array, now: Uint8Array, from: number): number {
  let same = 0;
  while (same < read.length && from + same < now.length && read[same] === now[from + same]) same += 1;
  return same;
}

function sharedSuffix(read: Uint8Array, now: Uint8Array, most: number): number {
  let same = 0;
  while (same < most && read[read.length - 1 - same] === now[now.length - 1 - same]) same += 1;
  return same;
}
