/** Messages of the person that a compaction had no room for. */
import type { CompactionReport } from "../../timeline.ts";
import type { FindingContext, Rule } from "../context.ts";
import { atStep } from "../finding.ts";
import { livingReportsOf } from "./thread.ts";

export const messageLostAtCompaction: Rule<"message-lost-at-compaction"> = {
  severity: "warning",
  *find(context) {
    for (const { step, fates, budget } of compactionsOf(context)) {
      const messages = fates.filter(({ reason }) => reason.id === "fate.overBudget").length;
      if (messages === 0 || budget === null) continue;
      yield { params: { step, messages, limit: budget.limit }, place: atStep(step), fixes: [] };
    }
  },
};

export const messageCutAtCompaction: Rule<"message-cut-at-compaction"> = {
  severity: "warning",
  *find(context) {
    for (const { step, fates } of compactionsOf(context)) {
      for (const { reason } of fates) {
        if (reason.id !== "fate.cut") continue;
        yield { params: { step, removed: reason.params.removed }, place: atStep(step), fixes: [] };
      }
    }
  },
};

function compactionsOf(context: FindingContext): CompactionReport[] {
  return livingReportsOf(context).flatMap(({ compactions }) => compactions);
}
