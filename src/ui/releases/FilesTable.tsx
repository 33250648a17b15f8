import type { ReactNode } from "react";
import type { CodexRelease, FileReport } from "../../engine/index.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { VerdictBadge } from "../views/VerdictBadge.tsx";
import { Rules } from "./Rules.tsx";
import type { FileRow, Rule } from "./rules.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

interface FilesTableProps {
  readonly rows: readonly FileRow[];
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  readonly rulesOf: (row: FileRow) => readonly Rule[];
}

/** Instruction files of which the releases say something else. */
export function FilesTable({ rows, left, right, rulesOf }: FilesTableProps): ReactNode {
  const { words } = useReleaseWords();
  const { path } = useTranslate();
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.files}>
      <h3>
        {words.files} <span className="faint">{words.filesHint}</span>
      </h3>
      <ul className="check-parts">
        {rows.map((row) => (
          <li key={row.path} className="check-part" data-testid={TEST_IDS.releaseFile} data-path={row.path}>
            <code className="releases-path">{path(row.path)}</code>
            <div className="releases-pair">
              <FileSide release={left} report={row.left} />
              <FileSide release={right} report={row.right} />
            </div>
            <Rules rules={rulesOf(row)} left={left} right={right} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileSide({
  release,
  report,
}: {
  readonly release: CodexRelease;
  readonly report: FileReport | null;
}): ReactNode {
  const { words } = useReleaseWords();
  const { say, views } = useTranslate();
  return (
    <div className="releases-side">
      <span className="releases-name">{release}</span>
      {report === null ? (
        <span className="muted">{words.notLooked}</span>
      ) : (
        <>
          <span>
            <VerdictBadge verdict={report.verdict}>{views.verdicts[report.verdict]}</VerdictBadge>{" "}
            <span className="muted">{words.used(report.used, report.order)}</span>
          </span>
          <span className="muted">
            <Prose text={say(report.reason)} />
          </span>
        </>
      )}
    </div>
  );
}
