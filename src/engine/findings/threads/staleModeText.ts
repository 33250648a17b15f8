/** The last mode text of the history is that of another mode than the one in force. */
import type { Mode } from "../../scenario.ts";
import type { Part } from "../../simulation.ts";
import type { FindingContext, Rule } from "../context.ts";
import { atStep } from "../finding.ts";
import { copiesOf, historyOf } from "./thread.ts";

export const staleModeText: Rule<"stale-mode-text"> = {
  severity: "warning",
  *find(context) {
    const { settings } = context.moment;
    if (settings === null || willBeToldAgain(context)) return;
    const last = copiesOf(historyOf(context), "collaborationMode").at(-1);
    const shown = last === undefined ? null : modeOf(last.part);
    const mode = settings.mode.value ?? "default";
    if (last === undefined || shown === null || shown === mode) return;
    yield { params: { shown, mode }, place: atStep(last.entry.step), fixes: [] };
  },
};

/** Behind a fork or a step back no request was sent yet: the next turn tells the mode. */
function willBeToldAgain({ scenario, moment }: FindingContext): boolean {
  const steps = scenario.steps.slice(0, moment.step + 1);
  const turn = steps.findLastIndex((step) => step.do === "turn");
  return steps.slice(turn + 1).some((step) => step.do === "fork" || step.do === "revert");
}

/** Null for the empty pair of tags, which takes a mode text back. */
function modeOf({ spans }: Part): Mode | null {
  for (const { source } of spans) {
    if (source.kind === "codex" && source.key.startsWith("mode.")) {
      return source.key.startsWith("mode.plan") ? "plan" : "default";
    }
  }
  return null;
}
