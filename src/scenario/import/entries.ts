/** What a folder, an archive or a paste brings, before anything is decided about it. */

/** One thing by its name. Nothing is read before it is asked for. */
export interface ImportEntry {
  /** Below the folder that was brought: names separated by `/`. */
  readonly path: string;
  readonly kind: "file" | "directory" | "symlink";
  /**
   * The bytes of the file, or of the target of the symlink; null when there are more than `limit`. Rejects when it cannot
   * be read.
   */
  read(limit: number): Promise<Uint8Array | null>;
}

/** A folder with a name of its own. */
export interface Bundle {
  /** The last name of the folder. */
  readonly name: string;
  /** In pieces, so that the page lives on between them. */
  readonly entries: AsyncIterable<readonly ImportEntry[]>;
}

const BATCH = 1_000;

/** Entries that are all there, in pieces. It can be gone through more than once. */
export function inBatches(entries: readonly ImportEntry[]): Bundle["entries"] {
  return {
    async *[Symbol.asyncIterator]() {
      for (let at = 0; at < entries.length; at += BATCH) yield entries.slice(at, at + BATCH);
    },
  };
}

/** Why something that was brought is not in the scenario, or not as it was. */
export const LEFT_OUT_REASONS = [
  /** Keys, logins and other files that nobody should hand out: never read, by their name. */
  "secret",
  /** A directory of packages, caches or build products, or the inside of `.git`. */
  "skipped",
  /** Of a CODEX_HOME only what decides the request is taken. */
  "private",
  "tooLarge",
  "tooMany",
  "tooDeep",
  /** A name that no scenario can hold: not valid Unicode, NUL, too long. */
  "name",
  /** Of an archive: a name that leads out of it. */
  "outside",
  /** The same path a second time. */
  "duplicate",
  /** A file where a directory of that name stands, or the other way round. */
  "clash",
  "unreadable",
  /** Of an archive: the bytes are not those that were packed. */
  "damaged",
  "encrypted",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export interface LeftOut {
  readonly count: number;
  /** The first names, written so that they can be shown. */
  readonly samples: readonly string[];
}

const SAMPLES = 6;

/** Counts what is left out, and keeps some names of it. */
export class Tally {
  readonly #found = new Map<LeftOutReason, { count: number; samples: string[] }>();

  add(reason: LeftOutReason, path: string): void {
    const known = this.#found.get(reason);
    if (known === undefined) {
      this.#found.set(reason, { count: 1, samples: [shownName(path)] });
      return;
    }
    known.count += 1;
    if (known.samples.length < SAMPLES) known.samples.push(shownName(path));
  }

  /** In the order of `LEFT_OUT_REASONS`. */
  get all(): readonly (LeftOut & { readonly reason: LeftOutReason })[] {
    return LEFT_OUT_REASONS.flatMap((reason) => {
      const found = this.#found.get(reason);
      return found === undefined ? [] : [{ reason, ...found }];
    });
  }
}

const SHOWN_LENGTH = 120;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNSHOWABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu;

/** A name as it can stand on the page: what cannot be seen, or turns the line around, is written as its code point. */
export function shownName(name: string): string {
  const short = name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name;
  return short.replace(UNSHOWABLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}
