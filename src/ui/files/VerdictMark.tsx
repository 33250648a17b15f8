import type { ReactNode } from "react";
import type { Verdict } from "../../engine/index.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { type Tone, VERDICT_TONE } from "../views/VerdictBadge.tsx";

/** The verdict of a file as a short word, a shape and a colour. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { panels } = usePanelTranslate();
  const tone = VERDICT_TONE[verdict];
  return (
    <span className={`row-verdict tone-${tone}`}>
      <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
        <Shape tone={tone} />
      </svg>
      {panels.verdicts[verdict]}
    </span>
  );
}

/** Full: sent. Half: in part or with a catch. Cross: lost. Ring: not meant to be sent. */
function Shape({ tone }: { readonly tone: Tone }): ReactNode {
  switch (tone) {
    case "ok":
      return <circle cx="4" cy="4" r="3.5" fill="currentColor" />;
    case "warn":
      return (
        <>
          <circle cx="4" cy="4" r="3" fill="none" stroke="currentColor" />
          <path d="M4 1a3 3 0 0 0 0 6z" fill="currentColor" />
        </>
      );
    case "bad":
      return <path d="M1 1l6 6M7 1L1 7" stroke="currentColor" strokeWidth="1.6" />;
    case "quiet":
      return <circle cx="4" cy="4" r="3" fill="none" stroke="currentColor" />;
  }
}
