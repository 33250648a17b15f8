import type { ReactNode } from "react";
import type { RuleId } from "../../engine/insight.ts";
import { TEST_IDS } from "../../testIds.ts";
import { openDocs } from "../docs/openDocs.ts";
import type { AllFindingWords } from "./words.ts";

interface RuleLinkProps {
  readonly rule: RuleId;
  readonly words: AllFindingWords;
  /** Stands behind a sentence, where the name would disturb. */
  readonly short?: boolean;
}

/** The name of a rule; it opens the page about it. */
export function RuleLink({ rule, words, short = false }: RuleLinkProps): ReactNode {
  const { name } = words.rules[rule];
  return (
    <button
      type="button"
      className="rule-link"
      title={words.ui.about(name)}
      aria-label={short ? words.ui.about(name) : undefined}
      data-testid={TEST_IDS.ruleLink}
      data-rule={rule}
      onClick={() => openDocs(rule)}
    >
      {short ? words.ui.why : name}
    </button>
  );
}
