/** Earlier AGENTS.md texts that still lie in the history: sent with every request, though the last one counts. */
import type { FindingContext, Rule } from "../context.ts";
import { atStep, fix } from "../finding.ts";
import { type Copy, copiesOf, historyOf } from "./thread.ts";

export const textDoubled: Rule<"text-doubled"> = {
  severity: "info",
  *find(context) {
    const copies = copiesOf(historyOf(context), "agentsMd");
    const current = copies.pop();
    if (current === undefined || copies.length === 0) return;
    const bytes = copies.reduce((sum, { part }) => sum + part.bytes, 0);
    const later = [...copies.slice(1), current];
    const byResume = later.some((copy) => isFirstAfterResume(context, copy));
    const compact = fix("add-compaction", {}, { kind: "addStep", after: context.moment.step, step: "compact" });
    const announced = context.release.agentsMd.readsAgain;
    const params = { copies: copies.length, bytes, byResume, announced };
    yield { params, place: atStep(current.entry.step), fixes: [compact] };
  },
};

/** Was it told by the first turn of a resumed thread? */
function isFirstAfterResume({ scenario }: FindingContext, { entry }: Copy): boolean {
  const before = scenario.steps.slice(0, entry.step);
  const turn = before.findLastIndex((step) => step.do === "turn");
  return before.slice(turn + 1).some((step) => step.do === "resume");
}
