import { type ReactNode, useMemo, useState } from "react";
import { byteLength, type ModelRequest } from "../../../engine/index.ts";
import { requestJson } from "../../../services/requestJson.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";

/** UTF-16 code units shown before a person asks for all. */
const SHOWN = 400_000;

/** The request as JSON. */
export function JsonText({ request }: { readonly request: ModelRequest }): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.messages;
  const json = useMemo(() => requestJson(request), [request]);
  const [all, setAll] = useState(false);
  const shown = all || json.length <= SHOWN ? json : json.slice(0, SHOWN);
  return (
    <>
      <p className="note">
        {words.jsonNote} {words.jsonSize(byteLength(json))}.
      </p>
      <pre className="json" data-testid={TEST_IDS.messagesJson}>
        {shown}
      </pre>
      {shown.length < json.length ? (
        <button type="button" className="fix part-more" onClick={() => setAll(true)}>
          {views.showAll(views.kilobytes(byteLength(json)))}
        </button>
      ) : null}
    </>
  );
}
