import type { ReactNode } from "react";
import type { FindingPlace } from "../../engine/insight.ts";
import { actions } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import type { AllFindingWords } from "./words.ts";

interface PlaceLinkProps {
  readonly place: FindingPlace;
  readonly words: AllFindingWords;
}

/** Where a finding stands; it opens the file at the line, or the step. */
export function PlaceLink({ place, words: { ui } }: PlaceLinkProps): ReactNode {
  const { path: shorten } = useTranslate();
  const { path, range, step } = place;
  if (path !== null) {
    const line = range?.line ?? null;
    const at = range === null ? undefined : { line: range.line, column: range.column };
    return (
      <button
        type="button"
        className="answer-path"
        title={ui.openPlace(shorten(path), line)}
        onClick={() => actions().openFile(path, at)}
      >
        {shorten(path)}
        {line === null ? "" : `:${line}`}
      </button>
    );
  }
  if (step === null) return <span className="answer-path is-nowhere">{ui.override}</span>;
  return (
    <button
      type="button"
      className="answer-path"
      title={ui.openStep}
      onClick={() => actions().setView({ step, stepForm: true, request: null })}
    >
      {ui.step(step)}
    </button>
  );
}
