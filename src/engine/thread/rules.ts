/** How a release leads a thread. */
import type { CompactionOrder } from "./compaction/compact.ts";
import type { StepRun } from "./run.ts";

export interface ThreadRules {
  /** Appends what the model has not been told yet, before a request. */
  readonly announce: (run: StepRun) => void;
  /** One compaction; false when it failed. */
  readonly compact: (run: StepRun, order: CompactionOrder) => boolean;
  /** The text by which a user message counts as one of Codex's own; null: an ordinary message. */
  readonly pseudoUserMarker: (text: string) => string | null;
}
