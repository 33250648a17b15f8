/** Where a text can be taken apart so that its first part fits. Pure. */
import { byteLength, encodeUtf8 } from "../engine/index.ts";
import { cutAt } from "../engine/insight.ts";

export interface SplitPoint {
  /** UTF-16 code units of the text that stay. */
  readonly offset: number;
  /** 1-based line with which the second part begins. */
  readonly line: number;
  /** UTF-8 bytes of the two parts. */
  readonly kept: number;
  readonly moved: number;
}

/**
 * The last heading, else the last line, in front of which at most `room` bytes lie. Null where none does, or nothing but
 * blank text would stay.
 */
export function splitPoint(text: string, room: number): SplitPoint | null {
  const headings = new Set(cutAt(encodeUtf8(text), 0).lostHeadings.map(({ line }) => line));
  const total = byteLength(text);
  let best: SplitPoint | null = null;
  let bestIsHeading = false;
  let kept = 0;
  let line = 1;
  for (let start = 0; start < text.length; line++) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    if (kept > room) break;
    const isHeading = headings.has(line);
    if (text.slice(0, start).trim() !== "" && (isHeading || !bestIsHeading)) {
      best = { offset: start, line, kept, moved: total - kept };
      bestIsHeading = isHeading;
    }
    kept += byteLength(text.slice(start, end));
    start = end;
  }
  return best;
}
