import type { ReactNode } from "react";
import type { BudgetPicture } from "../../../state/budget.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Found, sent and lost, always together, beside the limit and what is left of it. */
export function Totals({ picture }: { readonly picture: BudgetPicture }): ReactNode {
  const words = useBudgetWords();
  const { views } = useTranslate();
  const { found, sent, lost, limit } = picture;
  const entry = (name: string, bytes: number, className = "") => (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{views.bytes(bytes)}</dd>
    </div>
  );
  return (
    <dl
      className="totals"
      aria-label={words.totals}
      data-testid={TEST_IDS.budgetTotals}
      data-found={found}
      data-sent={sent}
      data-lost={lost}
    >
      {entry(words.found, found)}
      {entry(words.sent, sent)}
      {entry(words.lost, lost, lost > 0 ? "totals-lost" : "")}
      {entry(words.limit, limit, "totals-limit")}
      {entry(words.left, Math.max(0, limit - sent))}
    </dl>
  );
}
