import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { checkSetup } from "../../scenario/check/setup.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { useDocument } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { type CheckStrings, checkEn } from "../i18n/check.en.ts";
import { checkZh } from "../i18n/check.zh.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useCheck } from "./checkStore.ts";
import { PastePane } from "./PastePane.tsx";
import { RunPane } from "./RunPane.tsx";
import "./check.css";

/** The check against the person's own Codex: what to run there, and what it printed beside the prediction. */
export default function CheckDialog(): ReactNode {
  const words = useCheckWords();
  const { format } = useTranslate();
  const document = useDocument();
  const setup = useMemo(() => checkSetup(normaliseScenario(document)), [document]);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dialog check"
      aria-labelledby={id}
      data-testid={TEST_IDS.checkDialog}
      onClose={() => useCheck.setState({ open: false })}
    >
      <header className="check-head">
        <h2 id={id}>{words.title}</h2>
        <button type="button" className="button-line" onClick={close}>
          {words.close}
        </button>
      </header>
      <div className="check-body">
        <p className="muted">
          <Prose text={words.explain(format)} />
        </p>
        {setup === null ? (
          <p className="dialog-warning">{words.unsupported}</p>
        ) : (
          <>
            <RunPane setup={setup} words={words} />
            <PastePane setup={setup} words={words} close={close} />
          </>
        )}
      </div>
    </dialog>
  );
}

function useCheckWords(): CheckStrings {
  return useTranslate().language === "zh" ? checkZh : checkEn;
}
