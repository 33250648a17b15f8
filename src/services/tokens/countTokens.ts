/** Counting the tokens of a text. Pure; large: only the worker and tests import it. */
import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";
import { O200K_TOKEN_SPLIT_REGEX } from "gpt-tokenizer/encodingParams/constants";
import type { TokenCount } from "./tokenService.ts";

/**
 * Letters without a break that are encoded in one piece, UTF-16 code units: the time grows with the square of the
 * length. Longer runs are no prose; they are cut, and the count becomes an estimate.
 */
export const LONGEST_RUN = 512;

/** A file may hold the name of a special token; it is text there, as it is for the model's input. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** Tokens of a text in o200k_base. Exact where no run is longer than `longest`. */
export function countTokens(text: string, longest: number = LONGEST_RUN): TokenCount {
  if (!mayHoldLongRun(text, longest)) return { tokens: count(text, AS_TEXT), estimated: false };
  let tokens = 0;
  /** Text in front of here is counted. */
  let done = 0;
  let estimated = false;
  // The encoding joins bytes within these pieces and never across them.
  for (const { 0: piece, index } of text.matchAll(O200K_TOKEN_SPLIT_REGEX)) {
    if (piece.length <= longest) continue;
    tokens += count(text.slice(done, index), AS_TEXT);
    for (const part of cutRun(piece, longest)) tokens += count(part, AS_TEXT);
    done = index + piece.length;
    estimated = true;
  }
  return { tokens: tokens + count(text.slice(done), AS_TEXT), estimated };
}

/**
 * Whether a run may be too long: a first, cheap look. A run is blank or it is not; what is beyond ASCII may be either. A
 * piece may take the blank in front of it along.
 */
function mayHoldLongRun(text: string, longest: number): boolean {
  let blank = 0;
  let dark = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    blank = unit <= 32 || unit > 127 ? blank + 1 : 0;
    dark = unit > 32 ? dark + 1 : 0;
    if (blank >= longest || dark >= longest) return true;
  }
  return false;
}

/** Parts of at most `longest` code units; characters stay whole. */
function* cutRun(run: string, longest: number): Generator<string> {
  for (let start = 0; start < run.length; ) {
    let end = Math.min(start + longest, run.length);
    const last = run.charCodeAt(end - 1);
    if (end < run.length && last >= 0xd800 && last < 0xdc00 && end - start > 1) end -= 1;
    yield run.slice(start, end);
    start = end;
  }
}
