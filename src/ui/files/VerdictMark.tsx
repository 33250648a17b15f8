import type { ReactNode } from "react";
import type { FileReport, Verdict } from "../../engine/index.ts";
import { useEnvironmentWords } from "../environments/useEnvironmentWords.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { type Tone, VERDICT_TONE } from "../views/VerdictBadge.tsx";

/** Each verdict once: environments that look at the same file may come to different ones. */
export function VerdictMarks({ reports }: { readonly reports: readonly FileReport[] }): ReactNode {
  const { panels } = usePanelTranslate();
  const { tree, files } = useEnvironmentWords();
  const word = ({ verdict }: FileReport): string => panels.verdicts[verdict];
  const different = reports.filter((one, at) => reports.findIndex((other) => word(other) === word(one)) === at);
  const [only] = different;
  if (different.length < 2) return only === undefined ? null : <VerdictMark verdict={only.verdict} />;
  const seen = reports.map((one) => ({ id: one.environment ?? files.shared, verdict: word(one) }));
  return (
    <span className="tree-flags" title={tree.seen(seen)}>
      {different.map(({ verdict }) => (
        <VerdictMark key={verdict} verdict={verdict} />
      ))}
    </span>
  );
}

/** The verdict of a file as a short word, a shape and a colour. */
function VerdictMark({ verdict }: { readonly verdict: Verdict }): ReactNode {
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
