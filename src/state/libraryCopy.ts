/**
 * The copy of the open scenario that is written at once, one for each page load: from it the next visit begins without
 * waiting for the database, and it has what the database did not get when the page was closed or killed.
 */
import { STORAGE_KEYS } from "../constants.ts";
import type { SaveResult, TextStorage } from "../services/storage.ts";
import type { OpenScenario } from "./libraryOpen.ts";

export interface CopyHead extends Readonly<OpenScenario> {
  /** The page load that wrote it. */
  readonly writer: string;
  readonly changed: number;
}

export interface Copy {
  readonly head: CopyHead;
  readonly text: string;
}

/** `kept`: the database has it, as the revision `head.base`. */
export interface FoundCopy extends Copy {
  readonly kept: boolean;
}

/** Where copies lie: `lasting` survives the tab, `tab` belongs to it and outlives only its reloads. */
export interface CopyPlaces {
  readonly lasting: TextStorage;
  readonly tab: TextStorage;
}

/** Writes the copy in one piece and points to it. A copy that has no room is removed: an old one would mislead. */
export function keepCopy({ lasting, tab }: CopyPlaces, head: CopyHead, text: string): SaveResult {
  const key = STORAGE_KEYS.copies + head.writer;
  const result = lasting.save(key, `${JSON.stringify(head)}\n${text}`);
  if (!result.ok) lasting.remove(key);
  const pointer = `${head.writer} ${head.id}`;
  lasting.save(STORAGE_KEYS.last, pointer);
  tab.save(STORAGE_KEYS.last, pointer);
  return result;
}

export function readCopy(storage: TextStorage, writer: string): FoundCopy | null {
  const stored = storage.load(STORAGE_KEYS.copies + writer);
  if (stored === null) return null;
  const end = stored.indexOf("\n");
  const [changed, revision] =
    storage
      .load(STORAGE_KEYS.kept + writer)
      ?.split(" ")
      .map(Number) ?? [];
  try {
    const head: CopyHead = JSON.parse(stored.slice(0, end));
    if (typeof head.id !== "string") return null;
    const text = stored.slice(end + 1);
    const kept = revision !== undefined && changed === head.changed;
    return { head: kept ? { ...head, base: revision } : head, text, kept };
  } catch {
    return null;
  }
}

/** What this tab showed last, or else the last of all tabs. */
export function lastOpen({ lasting, tab }: CopyPlaces): { readonly writer: string; readonly id: string } | null {
  const pointer = tab.load(STORAGE_KEYS.last) ?? lasting.load(STORAGE_KEYS.last);
  const [writer, id] = pointer?.split(" ") ?? [];
  return writer === undefined || id === undefined ? null : { writer, id };
}
