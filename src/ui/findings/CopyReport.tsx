import type { ReactNode } from "react";
import { useDocument, useMoment, useSimulation } from "../../state/app.ts";
import { useShownFindings } from "../../state/findings.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { reportOf } from "../views/answer/report.ts";
import { CopyButton } from "../views/CopyButton.tsx";
import { useFindingWords } from "./words.ts";

/** Copies the answer as a short report. */
export function CopyReport(): ReactNode {
  const words = useFindingWords();
  const shown = useShownFindings();
  const translate = useTranslate();
  const document = useDocument();
  const moment = useMoment();
  const { warnings } = useSimulation();
  if (words === null || shown === null) return null;
  const { copy, copyHint } = words.ui.report;
  return (
    <span data-testid={TEST_IDS.copyReport} title={copyHint}>
      <CopyButton
        label={copy}
        text={() =>
          reportOf(
            { document, moment, findings: shown.findings, warnings, link: null },
            { catalogue: translate, findings: words, path: translate.path },
          )
        }
      />
    </span>
  );
}
