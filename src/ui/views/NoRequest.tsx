import type { ReactNode } from "react";
import { actions, useMoment } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** Stands in Layout and Messages where Codex sends nothing. */
export function NoRequest(): ReactNode {
  const { views, shell } = useTranslate();
  const { error } = useMoment();
  return (
    <div className="callout callout-bad">
      <p>{error === null ? views.noRequest : views.refused}</p>
      <button type="button" className="fix" onClick={() => actions().setView({ tab: "answer" })}>
        {shell.results.tabs.answer}
      </button>
    </div>
  );
}
