/** The instruction files that are sent, as the text rules look at them. */
import { encodeBase64 } from "../../machine/base64.ts";
import { decodeLossy, decodeStrict } from "../../machine/utf8.ts";
import type { FileNode } from "../../scenario.ts";
import type { FileReport } from "../../simulation.ts";
import type { FindingContext } from "../context.ts";
import type { TextRange } from "../finding.ts";

/** A file of which something is sent. Offsets into `text` are UTF-16 code units. */
export class SentText {
  /** Where its bytes lie: behind the symlinks of `row.path`. */
  readonly path: string;
  readonly row: FileReport;
  /** The whole file, decoded as Codex does. */
  readonly text: string;
  /** The part of `text` that is sent as whole characters ends here. */
  readonly end: number;
  readonly node: FileNode | undefined;
  readonly #context: FindingContext;
  #bytes: Uint8Array | null = null;
  #lineStarts: readonly number[] | null = null;

  constructor(context: FindingContext, row: FileReport, path: string, text: string) {
    this.path = path;
    this.row = row;
    this.text = text;
    this.node = context.disk.node(path);
    this.#context = context;
    this.end = row.cutAt === null ? text.length : decodeLossy(this.bytes.subarray(0, this.sentBytes)).length;
  }

  /** Read when first asked for: of a large file that costs as much as a rule. */
  get bytes(): Uint8Array {
    this.#bytes ??= this.#context.bytes(this.path) ?? new Uint8Array();
    return this.#bytes;
  }

  /** How many bytes of it are sent as whole characters. */
  get sentBytes(): number {
    const { cutAt } = this.row;
    return cutAt === null ? this.bytes.length : (characterAcross(this.bytes, cutAt)?.start ?? cutAt);
  }

  range(start: number, end: number): TextRange {
    const [line, column] = this.#position(start);
    const [endLine, endColumn] = this.#position(end);
    return { line, column, endLine, endColumn };
  }

  #position(offset: number): readonly [line: number, column: number] {
    this.#lineStarts ??= lineStarts(this.text);
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (this.#lineStarts[low] ?? 0) + 1];
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

const kept = new WeakMap<FindingContext, readonly SentText[]>();

/**
 * In the order in which they are sent, each file once, however many symlinks lead to it. Without files that were edited
 * after Codex had read them: what the model sees of those does not stand on the disk.
 */
export function sentTexts(context: FindingContext): readonly SentText[] {
  let texts = kept.get(context);
  if (texts === undefined) {
    texts = readSent(context);
    kept.set(context, texts);
  }
  return texts;
}

function readSent(context: FindingContext): SentText[] {
  const found = new Map<string, SentText>();
  for (const row of sentRows(context)) {
    const sent = readRow(context, row);
    if (sent !== null && !found.has(sent.path)) found.set(sent.path, sent);
  }
  return [...found.values()];
}

/** Null for what cannot be read. */
export function readRow(context: FindingContext, row: FileReport): SentText | null {
  const path = context.disk.realPath(row.path);
  const text = path === null ? null : context.text(path);
  return path === null || text === null ? null : new SentText(context, row, path, text);
}

/** The rows of files that are sent as they stand on the disk, in order. */
export function sentRows({ moment }: FindingContext): readonly FileReport[] {
  return moment.files
    .filter(({ order, stale }) => order !== null && !stale)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** A regular file with these bytes. */
export function nodeOf(bytes: Uint8Array): FileNode {
  const decoded = decodeStrict(bytes);
  return "text" in decoded ? decoded.text : { base64: encodeBase64(bytes) };
}

/** The bytes [start, end) of the character of which `at` is not the first byte; null when none stands across. */
export function characterAcross(
  bytes: Uint8Array,
  at: number,
): { readonly start: number; readonly end: number } | null {
  if (!isContinuation(bytes[at])) return null;
  let start = at - 1;
  while (at - start < 3 && isContinuation(bytes[start])) start--;
  const lead = bytes[start] ?? 0;
  const end = start + (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1);
  if (end <= at) return null;
  return "text" in decodeStrict(bytes.subarray(start, end)) ? { start, end } : null;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}
