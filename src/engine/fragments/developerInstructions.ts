/** `developer_instructions`: sent as they are, without a wrapper and without trimming. */
import { type Spans, span } from "../provenance.ts";
import type { Session } from "../thread/session.ts";

/** Null when absent or empty. White space alone is sent. */
export function developerInstructionsSpans({ developerInstructions }: Session): Spans | null {
  if (developerInstructions === null || developerInstructions.value === "") return null;
  return [span(developerInstructions.value, developerInstructions.source)];
}
