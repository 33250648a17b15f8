import type { ReactNode } from "react";
import type { Origin } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Where the limit in force stands; a place in a file, and a step, can be gone to. */
export function LimitOrigin({ origin }: { readonly origin: Origin }): ReactNode {
  const words = useBudgetWords().origin;
  const { say, shell, format } = useTranslate();
  const go = goTo(origin);
  const text =
    origin.kind === "config"
      ? origin.path === null
        ? words.override
        : words.file(origin.path, origin.line, format)
      : origin.kind === "step"
        ? words.step(origin.step)
        : words[origin.kind];
  const common = { className: "limit-origin", "data-testid": TEST_IDS.budgetOrigin };
  if (go === null) {
    return (
      <span {...common} title={origin.kind === "default" ? say(origin.because) : undefined}>
        {text}
      </span>
    );
  }
  const hint = origin.kind === "step" ? shell.session.originStepOpen : undefined;
  return (
    <button type="button" {...common} title={hint} onClick={go}>
      <Prose text={text} />
    </button>
  );
}

function goTo(origin: Origin): (() => void) | null {
  if (origin.kind === "step") return () => actions().setView({ step: origin.step, stepForm: true });
  if (origin.kind !== "config" || origin.path === null) return null;
  const { path, line, column } = origin;
  return () => actions().openFile(path, { line: line ?? 1, column: column ?? 1 });
}
