/** Runs of lines that two texts have in common. */
import { byteLength } from "../../provenance.ts";

/** Lines [from, to) of a text, which another one has as well. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** UTF-8 bytes from the first to the last character. */
  readonly bytes: number;
}

/** A text by lines, without their ends: CR LF and LF make no difference. */
export class Lines {
  readonly texts: readonly string[];
  /** UTF-16 offset at which each line begins, and the end of the text. */
  readonly starts: readonly number[];

  constructor(text: string) {
    const texts: string[] = [];
    const starts: number[] = [];
    let start = 0;
    while (start < text.length) {
      const feed = text.indexOf("\n", start);
      const end = feed < 0 ? text.length : feed;
      starts.push(start);
      texts.push(text.slice(start, text.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end));
      start = end + 1;
    }
    starts.push(text.length);
    this.texts = texts;
    this.starts = starts;
  }
}

export interface Shared {
  /** Which of the texts seen before has the same lines. */
  readonly other: number;
  readonly here: Run;
  readonly there: Run;
}

interface Spot {
  readonly text: number;
  readonly line: number;
}

/** Where else the same line stands: of a line that is repeated again and again, only the first places count. */
const MAX_SPOTS = 8;

/** Finds runs that a text shares with one added before it. */
export class LineIndex {
  readonly #leastBytes: number;
  readonly #texts = new Map<number, Lines>();
  readonly #spots = new Map<string, Spot[]>();

  constructor(leastBytes: number) {
    this.#leastBytes = leastBytes;
  }

  add(id: number, lines: Lines): void {
    this.#texts.set(id, lines);
    for (const [line, text] of lines.texts.entries()) {
      if (isBlankLine(text)) continue;
      const spots = this.#spots.get(text);
      if (spots === undefined) this.#spots.set(text, [{ text: id, line }]);
      else if (spots.length < MAX_SPOTS) spots.push({ text: id, line });
    }
  }

  /** The runs of `lines` that an added text has as well, none overlapping another, each as long as can be. */
  *sharedBy(lines: Lines): Generator<Shared> {
    let line = 0;
    while (line < lines.texts.length) {
      const best = this.#longestAt(lines, line);
      if (best !== null) yield best;
      line = best?.here.to ?? line + 1;
    }
  }

  #longestAt(lines: Lines, line: number): Shared | null {
    let best: Shared | null = null;
    for (const spot of this.#spots.get(lines.texts[line] ?? "") ?? []) {
      const there = this.#texts.get(spot.text);
      if (there === undefined) continue;
      const length = commonLength(lines.texts, line, there.texts, spot.line);
      const bytes = byteLength(lines.texts.slice(line, line + length).join("\n"));
      if (bytes < this.#leastBytes || bytes <= (best?.here.bytes ?? 0)) continue;
      best = {
        other: spot.text,
        here: { from: line, to: line + length, bytes },
        there: { from: spot.line, to: spot.line + length, bytes },
      };
    }
    return best;
  }
}

/** Lines that follow one another in both; blank ones at the end do not count. */
function commonLength(here: readonly string[], from: number, there: readonly string[], thereFrom: number): number {
  let length = 0;
  while (from + length < here.length && here[from + length] === there[thereFrom + length]) length += 1;
  while (length > 0 && isBlankLine(here[from + length - 1] ?? "")) length -= 1;
  return length;
}

function isBlankLine(text: string): boolean {
  return text.length < 64 && text.trim() === "";
}
