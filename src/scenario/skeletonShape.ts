/**
 * The shape of a text: how long its lines are, in characters of how many bytes, and what stands for itself. A filler of
 * that shape has the same size, lines and columns, and is cut at the same places; its words have at most three letters.
 */
import { decodeBase64, decodeLossy, encodeBase64, encodeUtf8, type FileNode, isBase64 } from "../engine/index.ts";

/**
 * n ≥ 0: a line of n ASCII characters and its line feed. n < 0: −n ASCII characters. A string stands for itself. A pair:
 * that many characters of 2, 3 or 4 bytes. `raw`: bytes that are no UTF-8, in base64.
 */
export type ShapePiece = number | string | readonly [2 | 3 | 4, number] | { readonly raw: string };

/** `seed`: other texts of the same shape have another filler, the same text the same one. */
export interface Shape {
  readonly shape: readonly ShapePiece[];
  readonly seed: number;
}

/** Letters that stand for themselves: white space of every kind, control characters, the byte order mark. */
const KEPT = /[\p{White_Space}\p{Cc}\ufeff\u180e]/u;
/** What makes a Markdown heading or a fence. */
const LEAD = /^ {0,3}(?:#{1,6}(?=[ \t])[ \t]*|`{3,}|~{3,})/;
const EDGE = /^[\p{White_Space}\ufeff]*/u;

export interface ShapeOptions {
  /** The words of Markdown headings stay. */
  readonly headings?: boolean;
  /** White space inside a line stands for itself. */
  readonly spaces?: boolean;
}

/** Pieces of a text, or of bytes that may not be UTF-8. */
export function piecesOf(content: string | Uint8Array, options: ShapeOptions = {}): ShapePiece[] {
  const writer = new PieceWriter();
  for (const part of typeof content === "string" ? [content] : validParts(content)) {
    if (typeof part === "string") addText(writer, part, options);
    else writer.raw(part);
  }
  return writer.pieces;
}

function addText(writer: PieceWriter, text: string, options: ShapeOptions): void {
  const start = EDGE.exec(text)?.[0].length ?? 0;
  writer.literal(text.slice(0, start));
  const end = Math.max(start, trimmedLength(text));
  for (const line of linesOf(text.slice(start, end))) addLine(writer, line, options);
  writer.literal(text.slice(end));
}

function trimmedLength(text: string): number {
  let end = text.length;
  while (end > 0 && /[\p{White_Space}\ufeff]/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf("\n", at);
    const end = feed < 0 ? text.length : feed + 1;
    yield text.slice(at, end);
    at = end;
  }
}

function addLine(writer: PieceWriter, line: string, { headings = false, spaces = false }: ShapeOptions): void {
  const ending = /\r?\n?$/.exec(line)?.[0] ?? "";
  const body = line.slice(0, line.length - ending.length);
  const lead = LEAD.exec(body)?.[0] ?? "";
  if (/^\p{White_Space}*$/u.test(body) || (headings && lead.includes("#"))) writer.literal(body);
  else {
    writer.literal(lead);
    for (const letter of body.slice(lead.length)) writer.letter(letter, spaces);
  }
  writer.literal(ending);
}

/** Puts pieces together: runs of the same kind are one piece, a line feed behind ASCII closes its line. */
class PieceWriter {
  readonly pieces: ShapePiece[] = [];

  literal(text: string): void {
    if (text === "") return;
    const last = this.pieces.at(-1);
    const opensLine = last === undefined || this.#endsLine(last);
    if (text.startsWith("\n") && (opensLine || (typeof last === "number" && last < 0))) {
      this.pieces.splice(this.pieces.length - (opensLine ? 0 : 1), 1, opensLine ? 0 : -(last as number));
      this.literal(text.slice(1));
    } else if (typeof last === "string") this.pieces.splice(-1, 1, last + text);
    else this.pieces.push(text);
  }

  #endsLine(piece: ShapePiece): boolean {
    return typeof piece === "number" && piece >= 0;
  }

  letter(letter: string, spaces: boolean): void {
    const isKept = KEPT.test(letter) && (spaces || (letter !== " " && letter !== "\t"));
    if (isKept) {
      this.literal(letter);
      return;
    }
    const size = utf8Size(letter);
    const last = this.pieces.at(-1);
    if (size === 1) {
      if (typeof last === "number" && last < 0) this.pieces.splice(-1, 1, last - 1);
      else this.pieces.push(-1);
    } else if (Array.isArray(last) && last[0] === size) this.pieces.splice(-1, 1, [size, last[1] + 1]);
    else this.pieces.push([size, 1]);
  }

  raw(bytes: Uint8Array): void {
    this.pieces.push({ raw: encodeBase64(bytes) });
  }
}

/** Bytes of one letter in UTF-8. Encoding each of millions would take seconds. */
function utf8Size(letter: string): 1 | 2 | 3 | 4 {
  const point = letter.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** Bytes as stretches of valid UTF-8 and of bytes that are none. */
function validParts(bytes: Uint8Array): (string | Uint8Array)[] {
  const text = decodeLossy(bytes);
  if (!text.includes("\ufffd")) return [text];
  const parts: (string | Uint8Array)[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = characterAt(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (at > from) parts.push(decodeLossy(bytes.subarray(from, at)));
    const start = at;
    while (at < bytes.length && characterAt(bytes, at) === 0) at += 1;
    parts.push(bytes.subarray(start, at));
    from = at;
  }
  if (from < bytes.length) parts.push(decodeLossy(bytes.subarray(from)));
  return parts;
}

/** Bytes of the valid character that begins here; 0: none does. */
function characterAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const one = bytes.subarray(at, at + length);
  const text = decodeLossy(one);
  return one.length === length && (text !== "\ufffd" || isReplacement(one)) && [...text].length === 1 ? length : 0;
}

/** U+FFFD itself, as text. */
function isReplacement(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbf && bytes[2] === 0xbd;
}

/** Signs that are no letters: of 2, 3 and 4 bytes. */
const SIGNS = { 2: "·", 3: "…", 4: "🔹" } as const;

/** The filler as a node of the scenario. */
export function fillNode(shape: Shape): FileNode {
  if (!shape.shape.some(isRaw)) return fillText(shape);
  const parts = shape.shape.map((piece, index) =>
    isRaw(piece) ? decodeBase64(piece.raw) : encodeUtf8(fillPiece(piece, shape.seed, index)),
  );
  return { base64: encodeBase64(Uint8Array.from(parts.flatMap((part) => [...part]))) };
}

/** The filler as text; raw bytes are left out. */
export function fillText({ shape, seed }: Shape): string {
  return shape.map((piece, index) => (isRaw(piece) ? "" : fillPiece(piece, seed, index))).join("");
}

type RawPiece = Extract<ShapePiece, { readonly raw: string }>;

function isRaw(piece: ShapePiece): piece is RawPiece {
  return typeof piece === "object" && "raw" in piece;
}

function fillPiece(piece: Exclude<ShapePiece, RawPiece>, seed: number, index: number): string {
  if (typeof piece === "string") return piece;
  if (typeof piece === "number") return piece < 0 ? words(-piece, seed, index) : `${words(piece, seed, index)}\n`;
  return SIGNS[piece[0]].repeat(piece[1]);
}

/** No word has more than three letters. */
const STREAM =
  "lo rem ip sum do lor sit am et con sec te tur ad ip isc ing el it sed eu mod tem por in ci di dun ut la bo re mag na ";
/** Where its words begin. */
const STARTS = [...STREAM.matchAll(/\S+/g)].map(({ index }) => index);

/** Words of together `length` letters, the last of them no space. Seed and place decide with which word they begin. */
function words(length: number, seed: number, index: number): string {
  const mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  const start = STARTS[((mixed ^ (mixed >>> 15)) >>> 0) % STARTS.length] ?? 0;
  const looped = STREAM.repeat(Math.ceil((length + start) / STREAM.length));
  return looped.slice(start, start + length).replace(/ $/, ".");
}

/** UTF-16 code units that the filler takes, about; null for what is no shape. */
export function sizeOfShape(value: unknown): number | null {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return null;
  const { shape, seed } = value as Partial<Shape>;
  if (!Array.isArray(shape) || !isCount(seed)) return null;
  let size = 0;
  for (const piece of shape as unknown[]) {
    const length = sizeOfPiece(piece);
    if (length === null) return null;
    size += length;
  }
  return size;
}

function sizeOfPiece(piece: unknown): number | null {
  if (typeof piece === "string") return piece.length;
  if (typeof piece === "number") return Number.isSafeInteger(piece) ? Math.abs(piece) + 1 : null;
  if (Array.isArray(piece)) {
    const [bytes, count] = piece as unknown[];
    return piece.length === 2 && (bytes === 2 || bytes === 3 || bytes === 4) && isCount(count) ? 2 * count : null;
  }
  const raw = (piece as { readonly raw?: unknown } | null)?.raw;
  return typeof raw === "string" && isBase64(raw) ? raw.length : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
