/** Sums of token counts. Pure. */
import type { TokenCount } from "../../services/tokens/tokenService.ts";

export type Counts = readonly (TokenCount | null)[];

/** Null while one count is missing: a sum of a part would be read as the whole. */
export function sumOf(counts: Counts): TokenCount | null {
  let tokens = 0;
  let estimated = false;
  for (const count of counts) {
    if (count === null) return null;
    tokens += count.tokens;
    estimated ||= count.estimated;
  }
  return { tokens, estimated };
}

/** The former array where nothing differs, so that nothing is drawn again. */
export function unchanged(before: Counts, now: Counts): Counts {
  return before.length === now.length && before.every((count, at) => count === now[at]) ? before : now;
}
