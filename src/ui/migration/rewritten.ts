/** What was rewritten in a text, as a person reads it: lines, places to look at, words that stay. Pure. */
import type { RewrittenText, TermChange } from "../../engine/insight.ts";

/** A stretch of text; `change`: a term that was rewritten. */
export interface Piece {
  readonly text: string;
  readonly change: TermChange | null;
}

export interface TextPlace {
  /** Both count from 1; the same in the text before and, for lines, in the text after. Columns are UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

export type RewrittenLine =
  | { readonly kind: "gap" }
  | { readonly kind: "same"; readonly line: number; readonly text: string }
  | {
      readonly kind: "changed";
      readonly line: number;
      readonly before: readonly Piece[];
      readonly after: readonly Piece[];
    };

export const FLAGS = ["path", "url", "code"] as const;
/** What a rewritten word was part of: there a rewriting harms. */
export type Flag = (typeof FLAGS)[number];

export interface FlaggedPlace extends TextPlace {
  readonly flags: readonly Flag[];
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** A word with "claude" in it that stays. `joined`: part of a longer word; `link`: the release leaves links alone. */
export interface KeptWord extends TextPlace {
  readonly text: string;
  readonly why: "joined" | "link" | "import";
}

export function flagsOf({ inPath, inUrl, inCode }: TermChange): readonly Flag[] {
  const has = { path: inPath, url: inUrl, code: inCode };
  return FLAGS.filter((flag) => has[flag]);
}

/** Longer stretches without a change are shown without their middle. Characters. */
const SHORT_STRETCH = 320;
/** Pieces of one line that are shown. */
const SHORT_ROW = 120;

/** Of lines without end, what a page can show; what is left out is an ellipsis. */
export function shortened(pieces: readonly Piece[]): readonly Piece[] {
  const shown = pieces
    .slice(0, SHORT_ROW)
    .map((piece) => (piece.change === null ? { ...piece, text: shortText(piece.text) } : piece));
  return shown.length < pieces.length ? [...shown, { text: " …", change: null }] : shown;
}

export function shortText(text: string): string {
  const half = SHORT_STRETCH / 2;
  return text.length <= SHORT_STRETCH ? text : `${text.slice(0, half)} … ${text.slice(-half)}`;
}

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;

/** Terms hold no line end, so a line stays a line. */
export function rewrittenLines(before: string, { changes }: RewrittenText): RewrittenLine[] {
  const lines = new Lines(before);
  const byLine = new Map<number, TermChange[]>();
  for (const change of changes) {
    const { line } = lines.at(change.start);
    const known = byLine.get(line);
    if (known === undefined) byLine.set(line, [change]);
    else known.push(change);
  }
  const shown: RewrittenLine[] = [];
  let last = 0;
  for (const [line, changed] of byLine) {
    const from = Math.max(last + 1, line - CONTEXT);
    if (from > last + 1) shown.push({ kind: "gap" });
    for (let at = from; at < line; at++) shown.push({ kind: "same", line: at, text: lines.text(at) });
    const [start, end] = lines.range(line);
    shown.push({ kind: "changed", line, ...bothSides(before, start, end, changed) });
    last = line;
    const next = nextLine(byLine, line);
    for (let at = line + 1; at <= Math.min(line + CONTEXT, lines.count, next - 1); at++) {
      shown.push({ kind: "same", line: at, text: lines.text(at) });
      last = at;
    }
  }
  if (last > 0 && last < lines.count) shown.push({ kind: "gap" });
  return shown;
}

/** The next line within reach that has a change. */
function nextLine(byLine: ReadonlyMap<number, unknown>, line: number): number {
  for (let at = line + 1; at <= line + CONTEXT; at++) if (byLine.has(at)) return at;
  return Number.POSITIVE_INFINITY;
}

/** What a path or an address consists of. */
const IN_LINK = /[^\s"'`<>()[\]{}|,;\u3000-\u303f\uff00-\uffef]/;
/** Longer lines of code are not shown whole. Characters. */
const SHORT_LINE = 96;

/** Words with flagged terms, each once; of code that is no path or address, its line. */
export function flaggedPlaces(before: string, { changes }: RewrittenText): FlaggedPlace[] {
  const lines = new Lines(before);
  const found: FlaggedPlace[] = [];
  let done = -1;
  for (const [index, change] of changes.entries()) {
    if (change.start < done || flagsOf(change).length === 0) continue;
    const { line, column } = lines.at(change.start);
    const [start, end] = surroundings(before, change, lines.range(line));
    const inside: TermChange[] = [];
    for (let at = firstFrom(changes, index, start); (changes[at]?.start ?? end) < end; at++) {
      inside.push(changes[at] as TermChange);
    }
    const flags = FLAGS.filter((flag) => inside.some((one) => flagsOf(one).includes(flag)));
    found.push({ line, column, flags, ...bothSides(before, start, end, inside) });
    done = end;
  }
  return found;
}

/** Index of the first change that begins at or behind `start`; it is at or before `index`. */
function firstFrom(changes: readonly TermChange[], index: number, start: number): number {
  let first = index;
  while ((changes[first - 1]?.start ?? -1) >= start) first--;
  return first;
}

function surroundings(
  text: string,
  change: TermChange,
  [lineStart, lineEnd]: readonly [number, number],
): readonly [number, number] {
  const [start, end] = widened(text, change.start, change.end, IN_LINK);
  if (!change.inCode || change.inPath || change.inUrl) return [start, end - trailing(text.slice(start, end))];
  const line = text.slice(lineStart, lineEnd);
  if (line.trim().length > SHORT_LINE) return [start, end];
  return [lineStart + line.length - line.trimStart().length, lineStart + line.trimEnd().length];
}

/** Characters of a sentence behind a word. */
function trailing(word: string): number {
  let end = word.length;
  while (end > 0 && ".:!?".includes(word.charAt(end - 1))) end--;
  return word.length - end;
}

function bothSides(text: string, start: number, end: number, changes: readonly TermChange[]) {
  const before: Piece[] = [];
  const after: Piece[] = [];
  let done = start;
  const same = (to: number): void => {
    if (to === done) return;
    const piece = { text: text.slice(done, to), change: null };
    before.push(piece);
    after.push(piece);
  };
  for (const change of changes) {
    same(change.start);
    before.push({ text: change.from, change });
    after.push({ text: change.to, change });
    done = change.end;
  }
  same(end);
  return { before, after };
}

const IN_WORD = /[A-Za-z0-9_]/;
const IMPORT = /^[ \t]*(?:[-*+][ \t]+)?(@[^\s`'"()<>{}[\],;@|*=]+)[ \t]*\r?$/gm;

/** In the order of the text. */
export function keptWords(before: string, { changes }: RewrittenText): KeptWord[] {
  const lines = new Lines(before);
  const kept: KeptWord[] = [];
  let at = 0;
  let done = 0;
  for (const { index, 0: name } of before.matchAll(/claude/gi)) {
    if (index < done) continue;
    const [start, end] = widened(before, index, index + name.length, IN_WORD);
    done = end;
    while ((changes[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    if ((changes[at]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    const isTerm = /^claude(?:_?code)?$/i.test(before.slice(start, end));
    const [from, to] = isTerm ? widened(before, start, end, IN_LINK) : [start, end];
    done = to;
    const word = before.slice(from, to);
    const text = isTerm ? word.slice(0, word.length - trailing(word)) : word;
    kept.push({ text, why: isTerm ? "link" : "joined", ...lines.at(start) });
  }
  for (const match of before.matchAll(IMPORT)) {
    const text = match[1] ?? "";
    kept.push({ text, why: "import", ...lines.at(match.index + match[0].indexOf("@")) });
  }
  return kept.toSorted((one, other) => one.line - other.line || one.column - other.column);
}

/** The stretch with what touches it on both sides, as far as `belongs` fits a character. */
function widened(text: string, from: number, to: number, belongs: RegExp): readonly [number, number] {
  let [start, end] = [from, to];
  while (start > 0 && belongs.test(text.charAt(start - 1))) start--;
  while (end < text.length && belongs.test(text.charAt(end))) end++;
  return [start, end];
}

/** Lines of a text, from 1. Line ends are not part of them. */
class Lines {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.#text = text;
    this.#starts = starts;
  }

  /** A line end at the end begins no line. */
  get count(): number {
    return this.#starts.at(-1) === this.#text.length ? this.#starts.length - 1 : this.#starts.length;
  }

  at(offset: number): TextPlace {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  range(line: number): readonly [number, number] {
    const start = this.#starts[line - 1] ?? this.#text.length;
    const next = this.#starts[line];
    const end = next === undefined ? this.#text.length : next - 1;
    return [start, this.#text.charAt(end - 1) === "\r" && end > start ? end - 1 : end];
  }

  text(line: number): string {
    return this.#text.slice(...this.range(line));
  }
}
