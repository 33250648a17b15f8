import type { ReactNode } from "react";
import type { CompactionReport, StepReport } from "../../../engine/index.ts";
import { actions, useDocument } from "../../../state/app.ts";
import { insertStep, stepsOf } from "../../../state/stepEdits.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";

interface NoCompactionProps {
  readonly report: StepReport | null;
  /** The first compaction of a later step. */
  readonly next: CompactionReport | null;
}

/** Stands where no compaction has happened yet: when there will be one, and a way to make one. */
export function NoCompaction({ report, next }: NoCompactionProps): ReactNode {
  const { format } = useTranslate();
  const words = useThreadWords().compaction;
  const steps = stepsOf(useDocument());
  const add = () => {
    actions().edit({ id: "edit.step.add", params: { kind: "compact" } }, (document) =>
      insertStep(document, stepsOf(document).length, { do: "compact" }),
    );
    actions().setView({ step: steps.length, request: null });
  };
  return (
    <>
      <h1>{words.none}</h1>
      <p className="compaction-text">
        <Prose text={words.noneHint(format)} />
      </p>
      {report === null ? null : <p className="muted">{words.tokens(report.tokens.active, report.tokens.limit)}</p>}
      <p className="compaction-ways">
        {next === null ? null : (
          <button type="button" className="button-line" onClick={() => actions().setView({ step: next.step })}>
            {words.later(next.step + 1)}
          </button>
        )}
        {steps.some((step) => step.do === "turn") ? (
          <button type="button" className="button-line" data-testid={TEST_IDS.addCompaction} onClick={add}>
            {words.add}
          </button>
        ) : null}
      </p>
    </>
  );
}
