import { type ReactNode, useMemo, useState } from "react";
import type { Settings } from "../../../engine/index.ts";
import { applyFix } from "../../../scenario/applyFix.ts";
import { actions, useDocument } from "../../../state/app.ts";
import type { BudgetPicture } from "../../../state/budget.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import { type Choices, type Remedy, type RemedyRow, remediesOf } from "../../../state/remedies.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { RemedyResult } from "./RemedyResult.tsx";
import { RemedyText } from "./RemedyText.tsx";
import { useBudgetWords } from "./useBudgetWords.ts";
import { useOutcomes } from "./useOutcomes.ts";

interface WhatIfProps {
  readonly moment: ShownMoment & { readonly settings: Settings };
  readonly picture: BudgetPicture;
}

/** The remedies with what each would do, before it is applied. */
export function WhatIfSection({ moment, picture }: WhatIfProps): ReactNode {
  const words = useBudgetWords();
  const document = useDocument();
  const [choices, setChoices] = useState<Choices>({ deeper: null, startIn: null });
  const rows = useMemo(() => remediesOf(document, moment, picture, choices), [document, moment, picture, choices]);
  const remedies = useMemo(() => rows.filter(isRemedy), [rows]);
  const outcomes = useOutcomes(document, moment, remedies);
  return (
    <section>
      <h2>{words.whatIf}</h2>
      <p className="note what-if-note">{words.whatIfNote}</p>
      <ul className="remedies">
        {rows.map((row) => (
          <li key={row.id} className="remedy" data-testid={TEST_IDS.remedy} data-remedy={row.id}>
            <h3>{words.remedies[row.id]}</h3>
            {isRemedy(row) ? (
              <>
                <div className="remedy-text">
                  <RemedyText remedy={row} onChoose={(id, directory) => setChoices({ ...choices, [id]: directory })} />
                  <RemedyResult picture={picture} result={outcomes[row.id]} />
                </div>
                <Apply remedy={row} step={moment.step} isPossible={outcomes[row.id] !== "unchanged"} />
              </>
            ) : (
              <p className="muted">{words.none[row.why]}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isRemedy(row: RemedyRow): row is Remedy {
  return !("why" in row);
}

interface ApplyProps {
  readonly remedy: Remedy;
  readonly step: number;
  readonly isPossible: boolean;
}

function Apply({ remedy, step, isPossible }: ApplyProps): ReactNode {
  const words = useBudgetWords();
  return (
    <button
      type="button"
      className="tool-button"
      aria-label={words.applyOf(remedy.id)}
      disabled={!isPossible}
      data-testid={TEST_IDS.applyRemedy}
      onClick={() => actions().edit(remedy.label, (document) => applyFix(document, remedy, step))}
    >
      {words.apply}
    </button>
  );
}
