/** The findings of the open file, worded for Monaco. */
import { useMemo } from "react";
import type { Severity } from "../../engine/insight.ts";
import { useDocument, useMomentOrNull } from "../../state/app.ts";
import { useShownFindings } from "../../state/findings.ts";
import { stepsOf, stepsThatChange } from "../../state/stepEdits.ts";
import type { Position } from "../editor/textEdits.ts";
import { findingMessage } from "../i18n/findingMessage.ts";
import { fixLabel } from "../i18n/fixLabel.ts";
import { type Format, formatNumber } from "../i18n/format.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { applyShown } from "./applyShown.ts";
import { editorMarks } from "./editorMarks.ts";
import { useFindingWords } from "./words.ts";

export interface FindingMarker {
  /** `hint`: worth knowing about the file as a whole. */
  readonly severity: Severity | "hint";
  readonly rule: string;
  readonly message: string;
  readonly start: Position;
  readonly end: Position;
  readonly fixes: readonly { readonly label: string; readonly apply: () => void }[];
}

const NONE: readonly FindingMarker[] = [];

export function useEditorMarks(path: string, text: string): readonly FindingMarker[] {
  const shown = useShownFindings();
  const words = useFindingWords();
  const moment = useMomentOrNull();
  const document = useDocument();
  const { path: shorten } = useTranslate();
  const step = moment?.step ?? 0;
  return useMemo(() => {
    if (shown === null || words === null) return NONE;
    const format: Format = { number: formatNumber, path: shorten, code: (literal) => literal };
    const written = stepsThatChange(stepsOf(document), path).some((index) => index <= step);
    return editorMarks(shown.findings, path, text, !written).map(({ finding, start, end, whole }) => ({
      severity: whole && finding.severity === "info" ? "hint" : finding.severity,
      rule: finding.rule,
      message: findingMessage(finding, words.rules, format),
      start,
      end,
      fixes: finding.fixes.map((fix) => ({
        label: fixLabel(fix, words.fixes, format),
        apply: () => applyShown(fix, shown, step),
      })),
    }));
  }, [shown, words, document, path, text, step, shorten]);
}
