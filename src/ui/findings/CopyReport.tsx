import type { ReactNode } from "react";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { app, useDocument, useMoment, useSimulation } from "../../state/app.ts";
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
        text={async () =>
          reportOf(
            { document, moment, findings: shown.findings, warnings, link: await linkTo(document) },
            { catalogue: translate, findings: words, path: translate.path },
          )
        }
      />
    </span>
  );
}

/** A link to what is shown; null when the scenario is too large for one. */
async function linkTo(document: ScenarioDocument): Promise<string | null> {
  const { linkViewOf, scenarioLink } = await import("../../state/share.ts");
  return scenarioLink(document, linkViewOf(app.getState().view));
}
