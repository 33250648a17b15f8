import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { closeDialog, type DialogFace, type DialogRequest } from "./dialogStore.ts";

export default function Dialog({ request }: { readonly request: DialogRequest | DialogFace }): ReactNode {
  return "face" in request ? <request.face /> : <Asked request={request} />;
}

/** The open dialog: the browser's own modal one, so focus and Escape are its matter. */
function Asked({ request }: { readonly request: DialogRequest }): ReactNode {
  const { shell } = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState(() => request.fields.map((field) => field.value));
  const [touched, setTouched] = useState(false);
  const id = useId();
  const verdict = request.check?.(values) ?? {};
  const blocked = verdict.fault !== undefined;

  useEffect(() => {
    dialog.current?.showModal();
    const input = dialog.current?.querySelector("input");
    const [start, end] = request.fields[0]?.select ?? [0, request.fields[0]?.value.length ?? 0];
    input?.focus();
    input?.setSelectionRange(start, end);
  }, [request]);

  const submit = (): void => {
    setTouched(true);
    if (blocked) return;
    dialog.current?.close();
    request.done(values);
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={closeDialog} data-testid="dialog">
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id={`${id}-title`}>
          <Prose text={request.title} />
        </h2>
        {request.text !== undefined && (
          <p>
            <Prose text={request.text} />
          </p>
        )}
        {request.fields.map((field, index) => (
          <label key={field.label}>
            {field.label}
            <input
              className="field-input mono"
              value={values[index]}
              list={field.suggestions === undefined ? undefined : `${id}-${index}`}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-invalid={touched && blocked}
              aria-describedby={`${id}-verdict`}
              onChange={(event) => {
                setTouched(true);
                setValues(values.map((value, at) => (at === index ? event.target.value : value)));
              }}
            />
            {field.suggestions !== undefined && (
              <datalist id={`${id}-${index}`}>
                {field.suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            )}
          </label>
        ))}
        {request.check !== undefined && (
          <p id={`${id}-verdict`} aria-live="polite">
            {verdict.fault !== undefined && touched && (
              <span className="dialog-fault">
                <Prose text={verdict.fault} />
              </span>
            )}
            {verdict.fault === undefined && verdict.warning !== undefined && (
              <span className="dialog-warning">
                <Prose text={verdict.warning} />
              </span>
            )}
            {verdict.fault === undefined && verdict.warning === undefined && verdict.note !== undefined && (
              <span className="faint">
                <Prose text={verdict.note} />
              </span>
            )}
          </p>
        )}
        <div className="dialog-buttons">
          <button type="button" className="button-line" onClick={() => dialog.current?.close()}>
            {shell.cancel}
          </button>
          <button type="submit" className={request.danger ? "button-danger" : "button-primary"}>
            {request.action}
          </button>
        </div>
      </form>
    </dialog>
  );
}
