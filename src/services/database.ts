/**
 * The person's scenarios as a database keeps them: one entry with what the list shows, and its text beside it. The rules
 * of writing stand here as pure functions; where the bytes lie is the matter of `databaseIndexed.ts` and
 * `databaseMemory.ts`.
 */

/** How a scenario came. `copy`: duplicated; `version`: it was changed in two tabs at once, and this is one of the two. */
export const ORIGINS = ["own", "example", "link", "file", "import", "copy", "version"] as const;
export type Origin = (typeof ORIGINS)[number];

/** What the list shows of a scenario, without its text. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly origin: Origin;
  /** Milliseconds since 1970, as everywhere here. */
  readonly created: number;
  readonly changed: number;
  /** Bytes of the stored text, UTF-8. */
  readonly size: number;
  readonly files: number;
  readonly steps: number;
  /** This version of the app could not read it. */
  readonly unreadable: boolean;
  /** Counts the texts that were written, from 1. */
  readonly revision: number;
  /** The page load that wrote this text. */
  readonly writer: string;
  /** When it was deleted; null when it was not. */
  readonly deleted: number | null;
}

/** A text to be written, and the entry that goes with it. */
export interface Version extends Omit<Entry, "revision" | "deleted"> {
  /** The revision from which its author went on; 0 for a new entry. */
  readonly base: number;
}

export interface StoredScenario {
  readonly entry: Entry;
  readonly text: string;
}

/**
 * `same`: this text is there already. `older`: its writer has written a later one. `conflict`: somebody else has written
 * since `base`. In all three nothing is written.
 */
export type Verdict = "written" | "same" | "older" | "conflict";

export interface PutResult {
  readonly verdict: Verdict;
  /** As it stands now. */
  readonly entry: Entry;
}

/**
 * `full`: the quota is used up. `refused`: the browser gives no database. `newer`: the database was made, or is being
 * made over, by a newer version of this app.
 */
export type DatabaseFaultKind = "full" | "refused" | "newer";

export class DatabaseFault extends Error {
  readonly why: DatabaseFaultKind;

  constructor(why: DatabaseFaultKind, cause?: unknown) {
    super(`The database is ${why}.`, { cause });
    this.why = why;
  }
}

/** Each call is whole or not at all; each may throw a `DatabaseFault`. */
export interface ScenarioDatabase {
  /** Every entry, deleted ones too, in no order. */
  list(): Promise<readonly Entry[]>;
  read(id: string): Promise<StoredScenario | null>;
  put(version: Version, text: string): Promise<PutResult>;
  /** Deletes an entry so that it can be restored (a time), or restores it (null). */
  setDeleted(id: string, deleted: number | null): Promise<void>;
  /** For good. */
  remove(ids: readonly string[]): Promise<void>;
}

/** What a text to be written meets. The last writer never wins over what it did not know. */
export function judge(stored: StoredScenario | null, version: Version, text: string): PutResult {
  if (stored === null) return { verdict: "written", entry: entryOf(version, 0) };
  const { entry } = stored;
  // Who writes a deleted scenario wants it.
  if (stored.text === text) return { verdict: "same", entry: { ...entry, deleted: null } };
  if (entry.writer === version.writer) {
    return version.changed > entry.changed
      ? { verdict: "written", entry: entryOf(version, entry.revision) }
      : { verdict: "older", entry };
  }
  return entry.revision === version.base
    ? { verdict: "written", entry: entryOf(version, entry.revision) }
    : { verdict: "conflict", entry };
}

function entryOf({ base: _, ...version }: Version, revision: number): Entry {
  return { ...version, revision: revision + 1, deleted: null };
}
