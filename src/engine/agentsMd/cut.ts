/** Where a file is cut, and what is lost behind the cut. */
import { decodeLossy } from "../machine/utf8.ts";
import type { Cut, LostHeading } from "../simulation.ts";

const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*?))?[ \t]*#*[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** `offset`: bytes of the file that are sent. Lines are separated by a line feed; a carriage return belongs to its line. */
export function cutAt(bytes: Uint8Array, offset: number): Cut {
  const before = decodeLossy(bytes.subarray(0, offset));
  const line = countLineFeeds(before) + 1;
  const column = before.length - before.lastIndexOf("\n");
  const lost = decodeLossy(bytes.subarray(offset));
  const lostLines = countLineFeeds(lost) + (lost.endsWith("\n") || lost === "" ? 0 : 1);
  const lostHeadings = headingsBehind(decodeLossy(bytes), line, column === 1);
  return { offset, line, column, lostBytes: bytes.length - offset, lostLines, lostHeadings };
}

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** ATX headings that begin behind the cut; those inside fenced code do not count. */
function headingsBehind(text: string, cutLine: number, atLineStart: boolean): LostHeading[] {
  const headings: LostHeading[] = [];
  let fence: string | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const opened = FENCE.exec(line)?.[1];
    if (opened !== undefined) {
      if (fence === null) fence = opened;
      else if (opened.startsWith(fence)) fence = null;
      continue;
    }
    const behind = index + 1 > cutLine || (atLineStart && index + 1 === cutLine);
    const heading = fence === null && behind ? HEADING.exec(line) : null;
    if (heading?.[1]) headings.push({ text: heading[1], line: index + 1 });
  }
  return headings;
}
