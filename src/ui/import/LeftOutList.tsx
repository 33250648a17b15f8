import type { ReactNode } from "react";
import type { Review } from "../../state/importing.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { useImportWords } from "./useImportWords.ts";

const TWINS_SHOWN = 3;

/** What was not taken or cannot be seen, each with its number and some names. */
export function LeftOutList({ review }: { readonly review: Review }): ReactNode {
  const words = useImportWords();
  const { format } = useTranslate();
  const { leftOut, others, repository } = review;
  const twins = repository?.caseTwins ?? [];
  return (
    <div className="import-left">
      <h3>{words.left}</h3>
      <ul>
        {repository !== null && <li>{words.contents}</li>}
        {leftOut.map(({ reason, count, samples }) => (
          <li key={reason} data-testid={TEST_IDS.importLeft} data-reason={reason} data-count={count}>
            {words.leftOut[reason](count)} <span className="mono faint">{samples.join("  ")}</span>
          </li>
        ))}
        {twins.length > 0 && (
          <li>
            <Prose text={words.caseTwins(twins.slice(0, TWINS_SHOWN), twins.length, format)} />
          </li>
        )}
        {others.length > 0 && (
          <li>
            <Prose text={words.others(others, format)} />
          </li>
        )}
        {repository !== null && <li>{words.unseen[review.way]}</li>}
      </ul>
    </div>
  );
}
