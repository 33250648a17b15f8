/** The words of the list of scenarios, in English. They come with its dialog. */
import type { DatabaseFaultKind, Origin } from "../../services/database.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const origins: Record<Origin, string> = {
  own: "your own",
  example: "from an example",
  link: "from a link",
  file: "from a file",
  import: "imported",
  copy: "a copy",
  version: "version of another tab",
};

const temporary: Record<DatabaseFaultKind, string> = {
  full: "The browser's storage is full. What stands here is kept only until you close the page; save what you need as a file.",
  refused:
    "The browser gives this page no database. What stands here is kept only until you close the page; save what you need as a file.",
  newer:
    "A newer version of this app has taken over the stored scenarios. Load the page again to get that version; until then nothing is kept.",
};

/** Bytes in units of 1,000, as file managers write them. */
export function size(bytes: number): string {
  if (bytes < 1e6) return `${formatNumber(Math.max(1, Math.round(bytes / 1e3)))} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

export const libraryEn = {
  title: "Your scenarios",
  menu: "Your scenarios…",
  menuHint: "Everything you changed or opened, kept in this browser.",
  loading: "Looking…",
  close: "Close",
  search: "Search by title",
  noMatch: "No title has that.",
  empty: "Nothing here yet.",
  emptyHint:
    "A scenario comes into this list when you change it, or when you open a file, a link or a folder. An example that you only look at stays out.",
  untitled: "Untitled scenario",
  current: "open now",
  files: (files: number) => count(files, "file"),
  steps: (steps: number) => count(steps, "step"),
  size,
  origins,
  now: "just now",
  locale: "en",
  unreadable: "not readable by this version",
  unreadableHint: "It stays as it is. Save it as a file, or delete it.",
  rename: "Rename",
  newTitle: "New title",
  duplicate: "Duplicate",
  copyOf: (title: string) => `${title} (copy)`,
  save: "Save as a file",
  remove: "Delete",
  removed: (title: string) => `Deleted “${title}”.`,
  undo: "Undo",
  deleted: (deleted: number) => `Recently deleted (${formatNumber(deleted)})`,
  deletedHint: "Each can be restored for 30 days.",
  restore: "Restore",
  removeAll: "Delete all of them for good",
  removeForGood: "Delete for good",
  gone: "It is not there any more: another tab has deleted it for good.",
  failed: "The browser's storage did not take that. Nothing was changed.",
  duplicated: (title: string) => `Duplicated as “${title}”.`,
  renamed: (title: string) => `Renamed to “${title}”.`,
  restored: (title: string) => `Restored “${title}”.`,
  temporary,
  room: (scenarios: number, bytes: number) => `${count(scenarios, "scenario")}, ${size(bytes)}.`,
  quota: (used: number, quota: number) => `This page uses ${size(used)} of ${size(quota)}.`,
  lasting: (lasting: boolean): string =>
    lasting ? "The browser keeps it until you delete it." : "The browser may clear it when the disk is full.",
};

export type LibraryStrings = typeof libraryEn;
