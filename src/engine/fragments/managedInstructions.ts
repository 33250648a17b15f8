/** Instructions an administrator sets in `/etc/codex/requirements.toml`. */
import { byteLength, mark, type Spans, span } from "../provenance.ts";
import { codexText } from "../texts.ts";
import type { Session } from "../thread/session.ts";

const OPEN = "<managed_developer_instructions>\n";
const CLOSE = "\n</managed_developer_instructions>";
/** The sentence that precedes a replacement, and the blank line behind it: it counts although it is not sent here. */
const REPLACEMENT_BYTES = 100 + 2;
/** 10,000 estimated tokens of 4 bytes. */
const LIMIT_BYTES = 40_000;

/** The longest text that is accepted, in bytes: its replacement form must stay within the limit. */
export const MANAGED_LIMIT = LIMIT_BYTES - byteLength(OPEN) - byteLength(CLOSE) - REPLACEMENT_BYTES;

/** What changed across a resume: a replacement, or the note that nothing is left. From nothing it is the plain form. */
export function managedUpdateSpans(session: Session, before: string | null): Spans | null {
  const plain = managedInstructionsSpans(session);
  if (plain === null) return [mark(OPEN), codexText(session.texts, "managed.gone"), mark(CLOSE)];
  if (before === null) return plain;
  return [mark(OPEN), codexText(session.texts, "managed.replaced"), mark("\n\n"), ...plain.slice(1)];
}

/** Not trimmed; white space alone is sent, the empty text is not. */
export function managedInstructionsSpans({ managedInstructions }: Session): Spans | null {
  if (managedInstructions === null || managedInstructions.value === "") return null;
  return [mark(OPEN), span(managedInstructions.value, managedInstructions.source), mark(CLOSE)];
}
