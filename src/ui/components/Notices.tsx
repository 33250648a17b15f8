import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { actions, useApp } from "../../state/app.ts";
import type { Notice } from "../../state/notices.ts";
import { TEST_IDS } from "../../testIds.ts";
import { say } from "../i18n/catalogue.ts";
import { Prose } from "../i18n/Prose.tsx";
import { faultSentencesEn } from "../i18n/sentences.fault.en.ts";
import { type PanelTranslate, usePanelTranslate } from "../i18n/usePanelTranslate.ts";

/** Milliseconds after which news goes by itself; faults stay. */
const NEWS_STAYS = 8_000;
const FAULTS_SHOWN = 20;

/** Messages at the edge of the page. */
export function Notices(): ReactNode {
  const notices = useApp((state) => state.notices);
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map((notice) => (
        <NoticeBox key={notice.number} notice={notice} />
      ))}
    </div>
  );
}

function NoticeBox({ notice }: { readonly notice: Notice }): ReactNode {
  const translate = usePanelTranslate();
  const { shell, sentences, late, format } = translate;
  const all = { ...sentences, ...(late?.faults ?? faultSentencesEn) };
  const { dismiss, undo } = actions();
  const { number, tone } = notice;

  useEffect(() => {
    if (tone === "fault") return;
    const timer = setTimeout(() => dismiss(number), NEWS_STAYS);
    return () => clearTimeout(timer);
  }, [number, tone, dismiss]);

  const faults = "faults" in notice.params ? notice.params.faults : [];
  return (
    <div className={`notice notice-${tone}`} data-testid={TEST_IDS.notice} data-notice={notice.id}>
      <div className="notice-text">
        <Prose text={textOf(notice, translate)} />
        {faults.length > 0 && (
          <ul>
            {faults.slice(0, FAULTS_SHOWN).map((fault, index) => {
              // Faults of one document never change their order.
              const key = `${index}`;
              return (
                <li key={key}>
                  <Prose text={say(all, fault, format)} />
                </li>
              );
            })}
          </ul>
        )}
        {notice.actions.length > 0 && (
          <div className="notice-actions">
            {notice.actions.map(({ id, run }) => (
              <button
                key={id}
                type="button"
                className="button-link"
                onClick={() => {
                  run();
                  dismiss(number);
                }}
              >
                {translate.panels.noticeActions[id]}
              </button>
            ))}
          </div>
        )}
      </div>
      {notice.undo && (
        <button
          type="button"
          className="button-link"
          onClick={() => {
            undo();
            dismiss(number);
          }}
        >
          {shell.undo}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={shell.dismiss} onClick={() => dismiss(number)}>
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}

function textOf(notice: Notice, { format, panels }: PanelTranslate): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = panels.notices[notice.id] as (params: Notice["params"], f: typeof format) => string;
  return write(notice.params, format);
}
