/** What a fix would do, worked out when the page rests. */
import { useEffect, useMemo, useState } from "react";
import type { Fix } from "../../engine/insight.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { useApp, useMoment, useView } from "../../state/app.ts";
import { type WhatIf, whatIf } from "../../state/whatIf.ts";
import { whenIdle } from "../components/idle.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { stepAfter } from "./applyShown.ts";
import { type FixPreview, outcomeLine, previewOf } from "./fixPreview.ts";
import type { AllFindingWords } from "./words.ts";

/** Larger scenarios are played only when a person asks for it: that takes a moment. */
const FILES = 1_000;
const STEPS = 100;

/** Undefined: not worked out yet; null: the fix is not possible (any more). */
export function useFixPreview(fix: Fix, document: ScenarioDocument): FixPreview | null | undefined {
  const { step } = useMoment();
  const [made, setMade] = useState<{ of: unknown; preview: FixPreview | null }>();
  useEffect(
    () => whenIdle(() => setMade({ of: document, preview: previewOf(document, fix, step) })),
    [fix, document, step],
  );
  return made?.preview;
}

/** What becomes of the files; null where nothing does, and until it is worked out. `asked`: in any case, however large the scenario is. */
export function useOutcome(
  fix: Fix,
  preview: FixPreview | null | undefined,
  asked: boolean,
  { ui }: AllFindingWords,
): string | null {
  const { views, format } = useTranslate();
  const now = useMoment();
  const texts = useApp((state) => state.texts);
  const chosen = stepAfter(fix, useView("step"));
  const edited = preview?.edited;
  const small = edited !== undefined && isSmall(edited);
  const [then, setThen] = useState<WhatIf | null>(null);
  useEffect(() => {
    if (edited === undefined || !(small || asked)) return;
    return whenIdle(() => setThen(whatIf(now, edited, texts, chosen)));
  }, [edited, small, asked, now, texts, chosen]);
  return useMemo(
    () => (then === null ? null : outcomeLine(now, then, ui, views.verdicts, format)),
    [now, then, ui, views, format],
  );
}

function isSmall({ files, steps }: ScenarioDocument): boolean {
  return Object.keys(files ?? {}).length <= FILES && (steps?.length ?? 0) <= STEPS;
}
