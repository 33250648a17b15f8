/** Why a request of a step is made. Pure. */
import type { ModelRequest } from "../../engine/index.ts";
import type { StepDocument } from "../../scenario/document.ts";
import type { RequestReason } from "../i18n/timeline.en.ts";

/** `requests`: those of the step, in order. */
export function requestReason(
  requests: readonly ModelRequest[],
  at: number,
  step: StepDocument | undefined,
): RequestReason {
  if (requests[at]?.kind === "compaction") return "compaction";
  const before = requests.slice(0, at);
  const samples = before.filter(({ kind }) => kind === "sample").length;
  if (samples === 0) return "message";
  if (before.at(-1)?.kind === "compaction") return "afterCompaction";
  return step?.do === "turn" && step.during === undefined && step.agents === undefined ? "steer" : "toolCall";
}
