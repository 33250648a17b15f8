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
  readonly #text: string;
  #starts: readonly number[] | null = null;

  constructor(text: string) {
    this.#text = text;
    this.texts = (text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text).split("\n");
  }

  /** UTF-16 offset at which a line begins; for the line behind the last one the end of the text. */
  start(line: number): number {
    this.#starts ??= startsOf(this.#text);
    return this.#starts[line] ?? this.#text.length;
  }
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
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
const MAX_SPOTS = 4;

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
    for (let line = 0; line < lines.texts.length; line++) {
      const text = lines.texts[line] ?? "";
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
    const spots = this.#spots.get(lines.texts[line] ?? "");
    if (spots === undefined) return null;
    let best: { readonly spot: Spot; readonly length: number } | null = null;
    for (const spot of spots) {
      const there = this.#texts.get(spot.text)?.texts ?? [];
      // A run that is no longer than the best one need not be walked through.
      const ahead = best?.length ?? 0;
      if (lines.texts[line + ahead] !== there[spot.line + ahead]) continue;
      const length = commonLength(lines.texts, line, there, spot.line);
      if (length > (best?.length ?? 0)) best = { spot, length };
    }
    if (best === null) return null;
    const { spot, length } = best;
    const bytes = byteLength(lines.texts.slice(line, line + length).join("\n"));
    if (bytes < this.#leastBytes) return null;
    return {
      other: spot.text,
      here: { from: line, to: line + length, bytes },
      there: { from: spot.line, to: spot.line + length, bytes },
    };
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
  return text === "" || (text.charCodeAt(0) <= SPACE && text.trim() === "");
}

const SPACE = 32;
