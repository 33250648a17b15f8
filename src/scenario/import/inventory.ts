/** The names of a brought folder: checked one by one while they come in. */
import { byteLength } from "../../engine/index.ts";
import { LIMITS } from "../limits.ts";
import { type ImportEntry, Tally } from "./entries.ts";
import { contentMatters, isSecret, lastName, namesInside, skippedAbove } from "./rules.ts";

const NO_NAMES: ReadonlySet<string> = new Set();
/** Entries of a scenario that an import leaves for others: a CODEX_HOME, a HEAD. */
const SPARE = 100;
/** Entries kept free for files that matter. */
const RESERVE = LIMITS.files / 10;

/** Entries by path, none of them in the way of another one. */
export class Inventory {
  readonly entries = new Map<string, ImportEntry>();
  readonly tally = new Tally();
  /** Entries that came, those included that are left out. */
  seen = 0;
  /** Paths that differ from another one in case only. */
  readonly caseTwins: string[] = [];
  readonly #directories = new Set<string>();
  readonly #folded = new Set<string>();

  /** False when no further entries are looked at. */
  add(entry: ImportEntry): boolean {
    this.seen += 1;
    if (this.seen > LIMITS.importEntries) {
      this.tally.add("tooMany", entry.path);
      return false;
    }
    const { path } = entry;
    const fault = nameFault(path);
    if (fault !== null) this.tally.add(fault, path);
    else if (!this.#isSkipped(path)) this.#take(entry);
    return true;
  }

  /** Counts the directory into which nobody looks; it stays itself, so that its name is there. */
  #isSkipped(path: string): boolean {
    const directory = skippedAbove(path);
    if (directory === null) return false;
    if (!this.#directories.has(directory)) this.#take(directoryEntry(directory));
    return true;
  }

  #take(entry: ImportEntry): void {
    const { path, kind } = entry;
    if (kind === "directory") {
      if (this.entries.has(path) && !this.#directories.has(path)) this.tally.add("clash", path);
      else if (!this.#directories.has(path) && this.#roomFor(path) && this.#addDirectories(`${path}/x`)) {
        this.entries.set(path, entry);
        if (namesInside(path) !== "all") this.tally.add("skipped", `${path}/`);
      }
      return;
    }
    if (isSecret(path)) this.tally.add("secret", path);
    else if (this.#directories.has(path)) this.tally.add("clash", path);
    else if (this.entries.has(path)) this.tally.add("duplicate", path);
    else if (this.#roomFor(path) && this.#addDirectories(path)) this.entries.set(path, entry);
  }

  /** Where a scenario could hold no more, only what matters goes on. */
  #roomFor(path: string): boolean {
    const most = LIMITS.files - SPARE;
    const isFree = this.entries.size < most - RESERVE;
    if (isFree || (this.entries.size < most && contentMatters(path, NO_NAMES))) {
      this.#noteCase(path);
      return true;
    }
    this.tally.add("tooMany", path);
    return false;
  }

  #noteCase(path: string): void {
    const folded = path.toLowerCase();
    if (this.#folded.has(folded)) this.caseTwins.push(path);
    this.#folded.add(folded);
  }

  /** The directories above a path; false when one of them is a file. */
  #addDirectories(path: string): boolean {
    const fresh: string[] = [];
    for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
      const directory = path.slice(0, slash);
      if (this.#directories.has(directory)) break;
      const there = this.entries.get(directory);
      if (there !== undefined && there.kind !== "directory") {
        this.tally.add("clash", path);
        return false;
      }
      fresh.push(directory);
    }
    for (const directory of fresh) this.#directories.add(directory);
    return true;
  }

  /** A file, link or directory of that path. */
  has(path: string): boolean {
    return this.entries.has(path) || this.#directories.has(path);
  }

  /** Directories are listed only where nothing in them is. */
  isNeeded(entry: ImportEntry): boolean {
    return entry.kind !== "directory" || !this.#filled().has(entry.path);
  }

  #filledDirectories: Set<string> | null = null;

  #filled(): ReadonlySet<string> {
    if (this.#filledDirectories === null) {
      const filled = new Set<string>();
      for (const path of this.entries.keys()) {
        const slash = path.lastIndexOf("/");
        if (slash > 0) filled.add(path.slice(0, slash));
      }
      this.#filledDirectories = filled;
    }
    return this.#filledDirectories;
  }

  /** The directories, in no order. */
  get directories(): ReadonlySet<string> {
    return this.#directories;
  }
}

function directoryEntry(path: string): ImportEntry {
  return { path, kind: "directory", read: () => Promise.resolve(new Uint8Array()) };
}

/** Why no scenario can hold the path, or null. */
function nameFault(path: string): "name" | "tooDeep" | null {
  if (path === "" || path.includes("\0") || !path.isWellFormed()) return "name";
  const names = path.split("/");
  if (names.length > LIMITS.importDepth) return "tooDeep";
  if (names.some((name) => name === "" || name === "." || name === "..")) return "name";
  // The place it will stand at takes some bytes too.
  const tooLong = (text: string, limit: number): boolean => text.length * 3 > limit && byteLength(text) > limit;
  if (tooLong(path, LIMITS.pathBytes / 2)) return "name";
  return names.some((name) => tooLong(name, LIMITS.nameBytes)) ? "name" : null;
}

/** The directory of a path below the brought folder; "" for the top. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.length - lastName(path).length - 1));
}
