/** A person's message that opens and closes like a text of Codex's own: a compaction drops it. */
import type { TurnStep } from "../../scenario.ts";
import { pseudoUserMarker } from "../../thread/compaction/pseudoUser.ts";
import type { FindingContext, Rule } from "../context.ts";
import { atStep, type Fix, fix } from "../finding.ts";
import { livingReportsOf } from "./thread.ts";

/** What the fix puts before the message: any word makes it an ordinary one. */
const WORD = "Note:\n";

export const messageLikeFragment: Rule<"message-like-fragment"> = {
  severity: "warning",
  *find(context) {
    for (const { step } of livingReportsOf(context)) {
      const turn = context.scenario.steps[step];
      if (turn?.do !== "turn") continue;
      const marker = textsOf(turn)
        .map(markerOf(context))
        .find((found) => found !== null);
      if (marker === undefined) continue;
      yield { params: { step, marker }, place: atStep(step), fixes: ordinary(context, step, turn) };
    }
  },
};

function markerOf({ release }: Pick<FindingContext, "release">): (text: string) => string | null {
  return release.thread.pseudoUserMarker ?? pseudoUserMarker;
}

/** One text is enough: a compaction drops the whole message. */
function textsOf({ text, parts, steer }: TurnStep): string[] {
  const more = parts.flatMap((part) => ("text" in part ? [part.text] : []));
  return [text, ...more, ...(steer === null ? [] : [steer])];
}

/** Only the text of the turn itself can be edited. */
function ordinary({ release }: FindingContext, step: number, turn: TurnStep): Fix[] {
  const text = WORD + turn.text;
  const isOrdinary = textsOf({ ...turn, text }).every((one) => markerOf({ release })(one) === null);
  return isOrdinary ? [fix("edit-message", { step }, { kind: "turnText", step, text })] : [];
}
