import type { ReactNode } from "react";
import type { Budget } from "../../../engine/index.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { sourceColour } from "../sources.ts";
import type { BudgetSegment } from "./answer.ts";

interface BudgetBarProps {
  readonly budget: Budget;
  readonly segments: readonly BudgetSegment[];
}

/**
 * One bar for the budget of project instructions. While everything fits, its length is the limit; once something is
 * lost, it is all that was found, with the lost part hatched.
 */
export function BudgetBar({ budget, segments }: BudgetBarProps): ReactNode {
  const { views, path: shorten } = useTranslate();
  const words = views.answer;
  const whole = Math.max(budget.limit, budget.used + budget.lost, 1);
  const sentence =
    budget.lost > 0
      ? words.budgetLost({
          found: segments.map(({ kept, lost }) => kept + lost),
          limit: budget.limit,
          used: budget.used,
          lost: budget.lost,
        })
      : words.budgetUsed(budget.used, budget.limit);
  const width = (bytes: number) => ({ width: `${(bytes / whole) * 100}%` });
  return (
    <figure className="budget" aria-label={words.budget}>
      <div className="budget-bar" aria-hidden="true">
        {segments.map(({ path, environment, kept }, index) =>
          kept === 0 ? null : (
            <span
              key={`${path} ${environment}`}
              className="budget-kept"
              style={{ ...width(kept), background: sourceColour(index) }}
              title={words.budgetKept(shorten(path), kept)}
            />
          ),
        )}
        {segments.map(({ path, environment, lost }) =>
          lost === 0 ? null : (
            <span
              key={`${path} ${environment}`}
              className="budget-lost"
              style={width(lost)}
              title={words.budgetGone(shorten(path), lost)}
            />
          ),
        )}
      </div>
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}
