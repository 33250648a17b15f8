import type { ReactNode } from "react";
import { actions, useRequest, useSimulation } from "../../state/app.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** Chooses the request that Layout and Messages show. Nothing to choose, nothing shown. */
export function RequestPicker(): ReactNode {
  const { views } = useTranslate();
  const { requests } = useSimulation();
  const chosen = useRequest();
  if (chosen === null || requests.length < 2) return null;
  return (
    <select
      className="request-picker"
      aria-label={views.request}
      value={chosen.index}
      onChange={(event) => actions().setView({ request: Number(event.target.value), item: null })}
    >
      {requests.map((request, index) => (
        // Requests are only appended: the index is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <option key={`${request.step}-${index}`} value={index}>
          {views.requestOf(index + 1, requests.length)}
        </option>
      ))}
    </select>
  );
}
