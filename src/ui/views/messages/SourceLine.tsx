import type { ReactNode } from "react";
import { useDocument, useView } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { describeSource } from "./describeSource.ts";
import { leadsSomewhere } from "./openSource.ts";

/** Says where the text under the pointer comes from. Always there, so that nothing moves. */
export function SourceLine(): ReactNode {
  const translate = useRequestTranslate();
  const document = useDocument();
  const source = useView("highlight");
  const words = translate.views.messages;
  return (
    <p className="source-line" data-testid={TEST_IDS.sourceLine}>
      {source === null ? (
        <span className="muted">{words.pointHint}</span>
      ) : (
        <>
          {describeSource(source, document, translate)}
          {leadsSomewhere(source) ? <span className="muted"> · {words.clickHint}</span> : null}
        </>
      )}
    </p>
  );
}
