import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { app, shownMoment, useDocument } from "../../state/app.ts";
import { registeredEnvironments } from "../../state/launchEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { closeDialog } from "../components/dialogStore.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useFaultSay } from "../i18n/useFaultSay.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { changeEnvironments } from "../session/changeSetting.ts";
import { CHOICES, directoriesIn, draftOf, faultsOf, selectionIn } from "./draft.ts";
import { SelectionRows } from "./SelectionRows.tsx";
import { useEnvironmentWords } from "./useEnvironmentWords.ts";
import "./environments.css";

/** What a client selects at the start: taken over as one edit. */
export function EnvironmentsDialog(): ReactNode {
  const words = useEnvironmentWords().dialog;
  const { shell } = useTranslate();
  const document = useDocument();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(() => draftOf(document, selectedNow()));
  const directories = useMemo(() => directoriesIn(document), [document]);
  const fault = useFault(draft);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog environments-dialog"
      aria-labelledby={id}
      data-testid={TEST_IDS.environmentsDialog}
      onClose={closeDialog}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (fault !== null) return;
          dialog.current?.close();
          changeEnvironments(selectionIn(draft));
        }}
      >
        <h2 id={id}>{words.title}</h2>
        <p>{words.text}</p>
        <fieldset className="environments-choice">
          <legend className="visually-hidden">{words.choice}</legend>
          {CHOICES.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={id}
                value={choice}
                checked={choice === draft.choice}
                onChange={() => setDraft({ ...draft, choice })}
              />
              {words[choice]}
            </label>
          ))}
        </fieldset>
        {draft.choice === "list" ? (
          <SelectionRows
            rows={draft.rows}
            directories={directories}
            cwd={document.launch.cwd}
            describedBy={`${id}-fault`}
            onChange={(rows) => setDraft({ ...draft, rows })}
          />
        ) : (
          <Unlisted choice={draft.choice} />
        )}
        <p id={`${id}-fault`} className="dialog-fault" aria-live="polite">
          {fault === null ? null : <Prose text={fault} />}
        </p>
        <div className="dialog-buttons">
          <button type="button" className="button-line" onClick={() => dialog.current?.close()}>
            {shell.cancel}
          </button>
          <button type="submit" className="button-primary" disabled={fault !== null}>
            {words.take}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function selectedNow() {
  const environments = shownMoment(app.getState())?.environments ?? [];
  return environments.map(({ id, cwd }) => ({ id, cwd: cwd.value }));
}

/** Why the selection cannot be taken, in sentences; null: it can. */
function useFault(draft: ReturnType<typeof draftOf>): string | null {
  const words = useEnvironmentWords().dialog;
  const document = useDocument();
  const say = useFaultSay();
  if (draft.choice === "list" && draft.rows.length === 0) return words.empty;
  const faults = faultsOf(document, draft);
  return faults.length === 0 ? null : faults.map(say).join(" ");
}

function Unlisted({ choice }: { readonly choice: "all" | "none" }): ReactNode {
  const words = useEnvironmentWords().dialog;
  const { format } = useTranslate();
  const document = useDocument();
  const registered = useMemo(() => registeredEnvironments(document), [document]);
  return (
    <p className="muted">
      <Prose text={choice === "none" ? words.noneText : words.allText(registered, format)} />
    </p>
  );
}
