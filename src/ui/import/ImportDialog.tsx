import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { closeImport, type ImportState } from "../../state/importing.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { ChooseStage } from "./ChooseStage.tsx";
import { RefusedStage } from "./RefusedStage.tsx";
import { ReviewStage } from "./ReviewStage.tsx";
import { useImporting, useImportWords } from "./useImportWords.ts";

/** The browser's own modal dialog, so focus and Escape are its matter. */
export default function ImportDialog(): ReactNode {
  const state = useImporting();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog import"
      aria-labelledby={id}
      data-testid={TEST_IDS.importDialog}
      data-stage={state.stage}
      onClose={closeImport}
    >
      <Stage state={state} titleId={id} dialog={dialog} />
    </dialog>
  );
}

function Stage(props: {
  readonly state: ImportState;
  readonly titleId: string;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}): ReactNode {
  const { state, titleId } = props;
  const close = (): void => props.dialog.current?.close();
  switch (state.stage) {
    case "choose":
      return <ChooseStage titleId={titleId} close={close} />;
    case "reading":
      return <ReadingStage {...state} titleId={titleId} close={close} />;
    case "review":
      // Another folder starts with its own answers.
      return <ReviewStage key={state.review.guess.location} review={state.review} titleId={titleId} close={close} />;
    case "refused":
      return <RefusedStage fault={state.fault} titleId={titleId} close={close} />;
    default:
      return null;
  }
}

function ReadingStage(props: {
  readonly name: string;
  readonly progress: { readonly seen: number; readonly read: number };
  readonly titleId: string;
  readonly close: () => void;
}): ReactNode {
  const words = useImportWords();
  const { format } = useTranslate();
  return (
    <>
      <h2 id={props.titleId}>
        <Prose text={words.reading(props.name, format)} />
      </h2>
      <progress className="import-progress" aria-labelledby={props.titleId} />
      <div className="dialog-buttons">
        <span className="import-said muted">{words.progress(props.progress.seen, props.progress.read)}</span>
        <button type="button" className="button-line" onClick={props.close}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}
