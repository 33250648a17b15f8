/** The stretch of a text around the first difference, on one line: what cannot be seen gets a sign. Pure. */
import type { FirstDifference } from "../../scenario/check/compare.ts";

/** UTF-16 code units on either side. */
const BEFORE = 40;
const BEHIND = 60;

const SIGNS: Readonly<Record<string, string>> = { "\n": "⏎", "\r": "␍", "\t": "␉", "\0": "␀", "\u00a0": "⍽" };
const END = "∎";

/** `from`: what begins with the first difference; the sign of the end where the text ends there. */
export function excerpt(
  text: string,
  { line, column }: Pick<FirstDifference, "line" | "column">,
): { readonly before: string; readonly from: string } {
  let at = 0;
  for (let passed = 1; passed < line; passed++) at = text.indexOf("\n", at) + 1;
  at += column - 1;
  const start = Math.max(0, at - BEFORE);
  const end = Math.min(text.length, at + BEHIND);
  return {
    before: (start > 0 ? "…" : "") + signed(text.slice(start, at)),
    from: signed(text.slice(at, end)) + (end < text.length ? "…" : END),
  };
}

function signed(text: string): string {
  return text.replace(/[\n\r\t\0\u00a0]/g, (character) => SIGNS[character] ?? character);
}
