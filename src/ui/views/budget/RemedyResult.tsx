import type { ReactNode } from "react";
import type { Verdict } from "../../../engine/index.ts";
import type { BudgetPicture } from "../../../state/budget.ts";
import type { FileOutcome } from "../../../state/whatIf.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import type { Result } from "./outcomes.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Files that are named; the rest is counted. */
const NAMED = 5;
const ELSEWHERE: readonly Verdict[] = ["below-cwd", "off-path"];

interface RemedyResultProps {
  readonly picture: BudgetPicture;
  /** Undefined: not worked out yet. */
  readonly result: Result | undefined;
}

/** Bytes sent and lost before and after, and the files that fare differently. */
export function RemedyResult({ picture, result }: RemedyResultProps): ReactNode {
  const words = useBudgetWords();
  if (result === undefined) return <p className="muted remedy-result">{words.pending}</p>;
  if (result === "unchanged") return <p className="muted remedy-result">{words.same}</p>;
  if (result === "failed") return <p className="remedy-result remedy-bad">{words.failed}</p>;
  if (result.error !== null) return <p className="remedy-result remedy-bad">{words.refused}</p>;
  const { after } = result;
  const files = result.files.filter(matters);
  return (
    <div className="remedy-result">
      <dl className="totals remedy-totals">
        <div>
          <dt>{words.result.sent}</dt>
          <dd>{words.result.fromTo(picture.sent, after.sent)}</dd>
        </div>
        <div className={after.lost > 0 ? "totals-lost" : ""}>
          <dt>{words.result.lost}</dt>
          <dd>{words.result.fromTo(picture.lost, after.lost)}</dd>
        </div>
      </dl>
      {files.length === 0 ? (
        <p className="muted">{words.same}</p>
      ) : (
        <ul>
          {files.slice(0, NAMED).map((file) => (
            <li key={`${file.path} ${file.before?.order}`}>
              <Outcome file={file} />
            </li>
          ))}
          {files.length > NAMED ? <li className="muted">{words.result.more(files.length - NAMED)}</li> : null}
        </ul>
      )}
    </div>
  );
}

/** Files that lie elsewhere before and after, for another reason, are of no interest. */
function matters({ before, after }: FileOutcome): boolean {
  return [before, after].some((report) => report !== null && !ELSEWHERE.includes(report.verdict));
}

function Outcome({ file: { path, before, after } }: { readonly file: FileOutcome }): ReactNode {
  const words = useBudgetWords().result;
  const { views, format } = useTranslate();
  const verdict = (report: FileOutcome["before"]) => (report === null ? null : views.verdicts[report.verdict]);
  const isSent = after !== null && after.order !== null;
  return (
    <>
      <Prose text={words.change(path, verdict(before), verdict(after), format)} />
      {isSent ? <span className="muted"> ({words.used(after.used)})</span> : null}
    </>
  );
}
