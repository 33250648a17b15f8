/** Cuts a text out of a captured one at structural markers. A marker that is not there is an error, never an empty text. */

export class CutError extends Error {
  override readonly name = "CutError";
}

function at(text: string, index: number, marker: string): number {
  if (index >= 0) return index;
  throw new CutError(
    `${JSON.stringify(marker)} is not in the captured text that opens ${JSON.stringify(text.slice(0, 40))}`,
  );
}

/** What stands before the first `marker`. */
export function textBefore(text: string, marker: string): string {
  return text.slice(0, at(text, text.indexOf(marker), marker));
}

/** What stands behind the first `marker`. */
export function textAfter(text: string, marker: string): string {
  return text.slice(at(text, text.indexOf(marker), marker) + marker.length);
}

/** What stands behind the last `marker`. */
export function textAfterLast(text: string, marker: string): string {
  return text.slice(at(text, text.lastIndexOf(marker), marker) + marker.length);
}

/** What stands before the last `marker`. */
export function textBeforeLast(text: string, marker: string): string {
  return text.slice(0, at(text, text.lastIndexOf(marker), marker));
}

/** What stands between the first `open` and the first `close` behind it. */
export function textBetween(text: string, open: string, close: string): string {
  return textBefore(textAfter(text, open), close);
}

/** The text without a prefix and a suffix that it must have. */
export function unwrapped(text: string, prefix: string, suffix: string): string {
  if (!text.startsWith(prefix)) throw new CutError(`a captured text does not open with ${JSON.stringify(prefix)}`);
  if (!text.endsWith(suffix)) throw new CutError(`a captured text does not end with ${JSON.stringify(suffix)}`);
  return text.slice(prefix.length, text.length - suffix.length);
}
