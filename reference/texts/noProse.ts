/**
 * Finds Codex's own prose in other texts: runs of at least `RUN` characters of a pack's text. Letters and digits alone
 * are compared, in one case: line breaks, comment marks, quotes and escapes between the words do not hide a run.
 */

/** A run of this many characters of a pack's text is prose. */
export const RUN = 60;
/** Letters and digits that are looked up at once; windows of the pack lie side by side. */
const WINDOW = 16;
/** Letters and digits of the shortest run that surely holds a whole window. With fewer it is markup, not prose. */
const MIN_LETTERS = 2 * WINDOW - 1;
/** Base of the rolling hash, modulo 2^32. */
const BASE = 0x01000193;

export interface ProseRun {
  readonly key: string;
  /** The run as it stands in the pack's text, in characters. */
  readonly length: number;
  /** Line of the searched text, from 1. */
  readonly line: number;
}

/** The letters and digits of a text in lower case, and where each stood. */
interface Words {
  readonly text: string;
  readonly codes: Uint16Array;
  readonly offsets: Uint32Array;
}

interface Place {
  readonly key: string;
  readonly words: Words;
  readonly at: number;
}

function wordsOf(text: string): Words {
  const codes = new Uint16Array(text.length);
  const offsets = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = wordCode(text.charCodeAt(at));
    if (code === 0) continue;
    codes[length] = code;
    offsets[length] = at;
    length += 1;
  }
  return { text, codes: codes.subarray(0, length), offsets: offsets.subarray(0, length) };
}

/** 0 for what is neither letter nor digit. Beyond ASCII: everything but Latin-1 signs and general punctuation. */
function wordCode(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code + 0x20;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return code;
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x206f) ? code : 0;
}

/** `text` with the escapes of JSON and of source code undone; null when it has none. */
function unescaped(text: string): string | null {
  if (!text.includes("\\")) return null;
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[nrtbf]/g, "  ")
    .replace(/\\(.)/g, " $1");
}

/** Hash of every window of a text, by where it starts. */
function* rollingHashes(codes: Uint16Array): Generator<readonly [at: number, hash: number]> {
  let leaving = 1;
  for (let power = 0; power < WINDOW; power += 1) leaving = Math.imul(leaving, BASE);
  let hash = 0;
  for (let end = 0; end < codes.length; end += 1) {
    hash = (Math.imul(hash, BASE) + (codes[end] ?? 0)) | 0;
    const start = end - WINDOW + 1;
    if (start > 0) hash = (hash - Math.imul(leaving, codes[start - 1] ?? 0)) | 0;
    if (start >= 0) yield [start, hash];
  }
}

export class ProseIndex {
  readonly #windows = new Map<number, Place[]>();

  constructor(texts: Readonly<Record<string, string>>) {
    for (const [key, text] of Object.entries(texts)) {
      const words = wordsOf(text);
      for (const [at, hash] of rollingHashes(words.codes)) {
        if (at % WINDOW !== 0) continue;
        const places = this.#windows.get(hash);
        if (places === undefined) this.#windows.set(hash, [{ key, words, at }]);
        else places.push({ key, words, at });
      }
    }
  }

  /** Every run of the indexed texts in another text, in its order; escapes are undone when it has none as it stands. */
  runsIn(text: string): ProseRun[] {
    const runs = this.#search(text);
    const plain = runs.length > 0 ? null : unescaped(text);
    return plain === null ? runs : this.#search(plain);
  }

  #search(text: string): ProseRun[] {
    const words = wordsOf(text);
    const runs: ProseRun[] = [];
    let searched = 0;
    for (const [at, hash] of rollingHashes(words.codes)) {
      if (at < searched) continue;
      const run = longestRun(this.#windows.get(hash) ?? [], words, at);
      if (run === null) continue;
      searched = run.end;
      const offset = words.offsets[run.start] ?? 0;
      runs.push({ key: run.key, length: run.length, line: text.slice(0, offset).split("\n").length });
    }
    return runs;
  }
}

interface FoundRun {
  readonly key: string;
  readonly length: number;
  /** Letters and digits of the searched text. */
  readonly start: number;
  readonly end: number;
}

/** The longest run around a window that stands in several places; null when none is long enough. */
function longestRun(places: readonly Place[], words: Words, at: number): FoundRun | null {
  let longest: FoundRun | null = null;
  for (const place of places) {
    const run = runAround(place, words, at);
    if (run !== null && run.length > (longest?.length ?? 0)) longest = run;
  }
  return longest;
}

function runAround({ key, words: pack, at: packAt }: Place, words: Words, at: number): FoundRun | null {
  const same = (step: number) => {
    const code = words.codes[at + step];
    return code !== undefined && code === pack.codes[packAt + step];
  };
  if (!same(0)) return null;
  let [first, last] = [0, 0];
  while (same(first - 1)) first -= 1;
  while (same(last + 1)) last += 1;
  const [packFirst, packLast] = [pack.offsets[packAt + first] ?? 0, pack.offsets[packAt + last] ?? 0];
  // Blanks and marks at both ends belong to the run where the two texts have the same ones.
  const before = sameSigns(pack.text, packFirst, words.text, words.offsets[at + first] ?? 0, -1);
  const behind = sameSigns(pack.text, packLast, words.text, words.offsets[at + last] ?? 0, 1);
  const length = packLast - packFirst + 1 + before + behind;
  if (length < RUN || last - first + 1 < MIN_LETTERS) return null;
  return { key, length, start: at + first, end: at + last + 1 };
}

/** How many characters are equal in both texts, one after the other, beyond these two places. */
function sameSigns(a: string, aAt: number, b: string, bAt: number, step: 1 | -1): number {
  let count = 0;
  for (;;) {
    const [x, y] = [a[aAt + step * (count + 1)], b[bAt + step * (count + 1)]];
    if (x === undefined || x !== y) return count;
    count += 1;
  }
}
