import type { ReactNode } from "react";
import { actions } from "../../../state/app.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import type { Fix } from "./fixes.ts";

/** Buttons that make an undoable edit; each says beside it what will be changed. */
export function FixList({ fixes }: { readonly fixes: readonly Fix[] }): ReactNode {
  const { views, format } = useTranslate();
  if (fixes.length === 0) return null;
  return (
    <ul className="fixes" aria-label={views.answer.fixes}>
      {fixes.map((fix) => (
        <li key={fix.id}>
          <button type="button" className="fix" onClick={() => actions().edit(fix.edit, fix.apply)}>
            <Prose text={fix.label(views.fixes, format)} />
          </button>
          {fix.preview === null ? null : (
            <span className="fix-preview">
              <Prose text={fix.preview(views.fixes, format)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
