/** Additional context of a client: what it says anew, one message a key, before the message of the user. */

import { compareBytes } from "../machine/utf8.ts";
import { mark, span } from "../provenance.ts";
import type { AdditionalContext } from "../scenario.ts";
import { cutMiddle } from "./compaction/middleCut.ts";
import { textTokens } from "./compaction/tokens.ts";
import type { NewItem } from "./history.ts";
import { message, partOf } from "./request.ts";

/** A longer value loses its middle. Tokens. */
const LIMIT = 1_000;

/**
 * Only what differs from the turn before, also when a compaction has dropped it; in the order of the keys' bytes.
 * Untrusted: a user message in `<external_KEY>`; of the application: a developer message in `<KEY>`. Nothing is escaped.
 */
export function clientContextItems(before: AdditionalContext, said: AdditionalContext, step: number): NewItem[] {
  const keys = Object.keys(said).sort(compareBytes);
  return keys.flatMap((key) => {
    const entry = said[key];
    if (entry === undefined) return [];
    const { kind, value } = entry;
    const known = before[key];
    if (known?.kind === kind && known.value === value) return [];
    const tag = kind === "untrusted" ? `external_${key}` : key;
    const own = [span(value, { kind: "step", step, field: `context.${key}` } as const)];
    const body = textTokens(value) <= LIMIT ? own : cutMiddle(own, LIMIT).spans;
    const spans = [mark(`<${tag}>`), ...body, mark(`</${tag}>`)];
    return [message(kind === "untrusted" ? "user" : "developer", partOf("additionalContext", spans))];
  });
}
