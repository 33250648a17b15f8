import { type ReactNode, useState } from "react";
import { LIMITS } from "../../scenario/limits.ts";
import { actions, useApp } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** The scenario's title, changed in place. Enter or leaving the field keeps it, Escape does not. */
export function TitleField(): ReactNode {
  const { shell } = useTranslate();
  const title = useApp((state) => state.document.title ?? "");
  const [draft, setDraft] = useState<string | null>(null);

  const keep = (): void => {
    if (draft !== null && draft !== title) {
      actions().edit({ id: "edit.title", params: {} }, (document) => ({ ...document, title: draft }));
    }
    setDraft(null);
  };

  return (
    <input
      className="header-title"
      type="text"
      aria-label={shell.header.title}
      placeholder={shell.header.untitled}
      maxLength={LIMITS.title}
      value={draft ?? title}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          keep();
          event.currentTarget.blur();
        } else if (event.key === "Escape") {
          setDraft(null);
        }
      }}
    />
  );
}
