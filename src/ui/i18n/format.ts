import { baseName, isBelow, topOf } from "../../engine/index.ts";

/** How numbers, paths and names are written inside a sentence. */
export interface Format {
  /** A count with thousands separators. */
  number(value: number): string;
  /** A path; in the app the home directory is written `~`. */
  path(path: string): string;
  /** A name, key or piece of text that stands literally. */
  code(text: string): string;
}

/**
 * A whole number with thousands separators, the same in both languages: 32,768. Intl.NumberFormat writes the same, but
 * its first use takes a tenth of the time in which the answer appears.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** For plain text (the headless command, titles): paths in full, literals as they are. */
export const PLAIN: Format = { number: formatNumber, path: (path) => path, code: (text) => text };

/**
 * Marks around a literal in a sentence that is shown in the app: the Unicode isolates, invisible where a sentence is
 * shown as plain text and no part of any file name a person types. The `Prose` component makes `<code>` of them.
 */
export const LITERAL_START = "\u2068";
export const LITERAL_END = "\u2069";

function literal(text: string): string {
  return `${LITERAL_START}${text}${LITERAL_END}`;
}

/** A path with the home directory written `~`. */
export function shortenHome(path: string, home: string): string {
  if (home === topOf(home)) return path;
  if (path === home) return "~";
  return isBelow(path, home) ? `~${path.slice(home.length)}` : path;
}

/** For the app: literals are marked, paths are shortened by `shorten`. */
export function markedFormat(shorten: (path: string) => string): Format {
  return { number: formatNumber, path: (path) => literal(shorten(path)), code: literal };
}

/** The last name of a path; the path itself when it has none. */
export function lastName(path: string): string {
  return baseName(path) || path;
}
