/** Instructions an administrator sets in `/etc/codex/requirements.toml`. */
import { byteLength, mark, type Spans, span } from "../provenance.ts";
import type { Session } from "../thread/session.ts";

const OPEN = "<managed_developer_instructions>\n";
const CLOSE = "\n</managed_developer_instructions>";
/** The sentence that precedes a replacement, and the blank line behind it: it counts although it is not sent here. */
const REPLACEMENT_BYTES = 100 + 2;
/** 10,000 estimated tokens of 4 bytes. */
const LIMIT_BYTES = 40_000;

/** The longest text that is accepted, in bytes: its replacement form must stay within the limit. */
export const MANAGED_LIMIT = LIMIT_BYTES - byteLength(OPEN) - byteLength(CLOSE) - REPLACEMENT_BYTES;

/** Not trimmed; white space alone is sent, the empty text is not. */
export function managedInstructionsSpans({ managedInstructions }: Session): Spans | null {
  if (managedInstructions === null || managedInstructions.value === "") return null;
  return [mark(OPEN), span(managedInstructions.value, managedInstructions.source), mark(CLOSE)];
}
