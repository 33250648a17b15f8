/** Instructions that an embedding host supplies for a thread. Described in a document about Codex, not measured. */
import { Refusal } from "../config/refusal.ts";
import { isBlank } from "../machine/utf8.ts";
import { byteLength } from "../provenance.ts";
import type { Launch } from "../scenario.ts";
import { sentence } from "../sentences.ts";

/** Estimated tokens of 4 bytes. */
const LIMIT_TOKENS = 10_000;

/** Blank ones are absent; more than 10,000 estimated tokens are refused outright, never cut. */
export function threadInstructions({ threadInstructions: text }: Launch): string | null | Refusal {
  if (text === null || isBlank(text)) return null;
  const tokens = Math.ceil(byteLength(text) / 4);
  if (byteLength(text) <= 4 * LIMIT_TOKENS) return text;
  return new Refusal({
    sentence: sentence("error.threadInstructionsTooLong", { tokens, limit: LIMIT_TOKENS }),
    at: { path: null, line: null, column: null, key: "threadInstructions" },
  });
}
