import { lazy, type ReactNode, Suspense } from "react";
import type { StartError } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useErrorSay } from "../../i18n/useErrorSay.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";

const CodexSays = lazy(async () => ({ default: (await import("./CodexSays.tsx")).CodexSays }));

/** Codex refuses to start: why, and where that stands. */
export function Refusal({ error }: { readonly error: StartError }): ReactNode {
  const { views, format } = useTranslate();
  const sayError = useErrorSay();
  const words = views.answer;
  const { path, line, column, key } = error.at;
  return (
    <section data-testid={TEST_IDS.startError}>
      <h1 data-testid={TEST_IDS.answerHeadline}>{words.refusal}</h1>
      <div className="callout callout-bad" role="alert">
        <p>
          <Prose text={sayError(error)} />
        </p>
        {path === null ? null : (
          <p>
            <button
              type="button"
              className="fix"
              onClick={() =>
                actions().openFile(path, line === null ? undefined : { line, ...(column === null ? {} : { column }) })
              }
            >
              <Prose text={words.refusalAt(path, line, column, format)} />
            </button>
          </p>
        )}
        {key === null ? null : (
          <p>
            <Prose text={words.refusalKey(key, format)} />
            {path === null ? (
              <>
                {" "}
                <Prose text={words.refusalOverride(format)} />
              </>
            ) : null}
          </p>
        )}
      </div>
      <Suspense>
        <CodexSays />
      </Suspense>
      <p className="muted">{words.refusalRest}</p>
    </section>
  );
}
