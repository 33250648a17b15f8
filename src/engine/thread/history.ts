/** The history of a thread: it grows at its end only; a compaction, a fork or a revert starts another one. */
import type { Item, NotModelledId } from "../simulation.ts";
import type { HistoryEntry } from "../timeline.ts";

/** Something that is not modelled and would stand in this item; `part` null: before it, as an item of its own. */
export interface EntryGap {
  readonly what: NotModelledId;
  readonly active: boolean;
  readonly part: number | null;
}

/** An item that is about to be written. */
export interface NewItem {
  readonly item: Item;
  readonly gaps: readonly EntryGap[];
}

export interface StoredEntry extends HistoryEntry {
  readonly gaps: readonly EntryGap[];
}

/** A persistent list: appending shares everything before it, so that a thousand steps keep one list. */
export class History {
  static readonly EMPTY = new History([], 0);

  readonly length: number;
  /** May be longer than this history: what follows belongs to later ones. */
  readonly #log: StoredEntry[];
  #entries: readonly StoredEntry[] | null = null;

  private constructor(log: StoredEntry[], length: number) {
    this.#log = log;
    this.length = length;
  }

  static of(entries: readonly StoredEntry[]): History {
    return entries.length === 0 ? History.EMPTY : new History([...entries], entries.length);
  }

  append(entries: readonly StoredEntry[]): History {
    if (entries.length === 0) return this;
    const isEnd = this.#log.length === this.length && this !== History.EMPTY;
    const log = isEnd ? this.#log : this.#log.slice(0, this.length);
    log.push(...entries);
    return new History(log, log.length);
  }

  get entries(): readonly StoredEntry[] {
    this.#entries ??= this.#log.length === this.length ? this.#log.slice() : this.#log.slice(0, this.length);
    return this.#entries;
  }

  /** The entry at this place from the end, 0 the last; undefined beyond the beginning. */
  fromEnd(offset: number): StoredEntry | undefined {
    return offset < this.length ? this.#log[this.length - 1 - offset] : undefined;
  }
}
