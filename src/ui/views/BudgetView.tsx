import { type ReactNode, useEffect, useMemo } from "react";
import type { Settings } from "../../engine/index.ts";
import { actions, useMoment, useRequest } from "../../state/app.ts";
import { type BudgetPicture, budgetOf } from "../../state/budget.ts";
import type { ShownMoment } from "../../state/moment.ts";
import { askForTokens } from "../../state/tokens.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { SkillBudget } from "../skills/SkillBudget.tsx";
import { useTokenWords } from "../tokens/useTokens.ts";
import { Refusal } from "./answer/Refusal.tsx";
import { BudgetScale } from "./budget/BudgetScale.tsx";
import { FilesTable } from "./budget/FilesTable.tsx";
import { Headings } from "./budget/Headings.tsx";
import { keptText } from "./budget/keptText.ts";
import { LimitControl } from "./budget/LimitControl.tsx";
import { Totals } from "./budget/Totals.tsx";
import { useBudgetWords } from "./budget/useBudgetWords.ts";
import { WhatIfSection } from "./budget/WhatIf.tsx";
import "./views.css";
import "./answer/answer.css";
import "./budget/budget.css";

/** The limit of project instructions: what it lets through, what it costs, what could be done. */
export function BudgetView(): ReactNode {
  const moment = useMoment();
  useEffect(askForTokens, []);
  const { settings, error } = moment;
  return (
    <div className="view budget-view" data-testid={TEST_IDS.budget}>
      {error !== null ? <Refusal error={error} /> : null}
      {error === null && settings !== null ? <Budget moment={moment as StartedMoment} /> : null}
    </div>
  );
}

type StartedMoment = ShownMoment & { readonly settings: Settings };

function Budget({ moment }: { readonly moment: StartedMoment }): ReactNode {
  const tokens = useTokenWords();
  const request = useRequest()?.request ?? null;
  const picture = useMemo(() => budgetOf(moment), [moment]);
  const { files, global } = picture;
  const texts = useMemo(
    () => files.map(({ report }) => keptText(report, moment.disk, request)),
    [files, moment.disk, request],
  );
  const globalText = useMemo(
    () => (global === null ? null : keptText(global, moment.disk, request)),
    [global, moment.disk, request],
  );
  return (
    <>
      <h1 data-testid={TEST_IDS.budgetHeadline}>
        <Headline picture={picture} />
      </h1>
      <Elsewhere picture={picture} />
      <figure className="budget-figure">
        {isDecidedByLimit(picture) || picture.files.length === 0 ? <BudgetScale picture={picture} /> : null}
        <Totals picture={picture} />
      </figure>
      <LimitControl limit={moment.settings.projectDocMaxBytes} found={picture.found} />
      {files.length > 0 || global !== null ? (
        <section>
          <FilesTable root={moment.searched[0] ?? null} picture={picture} texts={texts} globalText={globalText} />
          <p className="note">{tokens.note}</p>
        </section>
      ) : null}
      {isDecidedByLimit(picture) && picture.lost > 0 ? <WhatIfSection moment={moment} picture={picture} /> : null}
      {files.length > 0 ? (
        <Headings root={moment.searched[0] ?? null} files={files} texts={texts} disk={moment.disk} />
      ) : null}
      <SkillBudget />
    </>
  );
}

function isDecidedByLimit({ state }: BudgetPicture): boolean {
  return state === "open" || state === "limitZero";
}

function Headline({ picture: { state, found, lost } }: { readonly picture: BudgetPicture }): ReactNode {
  const words = useBudgetWords().headline;
  if (state !== "open") return words[state];
  return lost > 0 ? words.lost(lost, found) : words.whole(found);
}

/** Where something else than the limit keeps the files out: the rule, and the way to what can be done. */
function Elsewhere({ picture }: { readonly picture: BudgetPicture }): ReactNode {
  const words = useBudgetWords();
  const { say } = useTranslate();
  const reason = picture.files[0]?.report.reason;
  if (isDecidedByLimit(picture) || reason === undefined) return null;
  return (
    <div className="callout callout-bad">
      <p>
        <Prose text={say(reason)} /> {words.notTheLimit}
      </p>
      <button type="button" className="fix" onClick={() => actions().setView({ tab: "answer" })}>
        {words.toAnswer}
      </button>
    </div>
  );
}
