import { type ReactNode, useMemo, useState } from "react";
import type { FileSystem } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import type { BudgetFile } from "../../../state/budget.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { BreakablePath } from "./BreakablePath.tsx";
import { type Heading, headingsOf } from "./keptText.ts";
import { keyOf, nearLoss, rootOf, shortPath } from "./place.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Files, and headings of a file, that are listed at first. */
const FILES = 8;
const ROWS = 24;

interface HeadingsProps {
  readonly root: string | null;
  readonly files: readonly BudgetFile[];
  readonly texts: readonly (string | null)[];
  readonly disk: FileSystem;
}

/** The Markdown headings of each file, those that are lost marked; files with losses first opened. */
export function Headings({ root, files, texts, disk }: HeadingsProps): ReactNode {
  const words = useBudgetWords();
  const [all, setAll] = useState(false);
  const lists = useMemo(
    () =>
      files
        .map((file, at) => ({ file, headings: headingsOf(file.report, texts[at] ?? null, disk) }))
        .filter(({ headings }) => headings.length > 0),
    [files, texts, disk],
  );
  const { start, end } = nearLoss(
    lists.map(({ file }) => file),
    FILES,
  );
  const shown = all ? lists : lists.slice(start, end);
  return (
    <section>
      <h2>{words.headings}</h2>
      {lists.length === 0 ? <p className="muted">{words.noHeadings}</p> : null}
      {shown.map(({ file, headings }) => (
        <FileHeadings
          key={`${keyOf(file)} ${file.lost > 0}`}
          name={shortPath(file.path, rootOf(file, root))}
          file={file}
          headings={headings}
        />
      ))}
      {shown.length < lists.length ? (
        <button type="button" className="fix" onClick={() => setAll(true)}>
          {words.showMoreFiles(lists.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}

interface FileHeadingsProps {
  readonly name: string;
  readonly file: BudgetFile;
  readonly headings: readonly Heading[];
}

function FileHeadings({ name, file, headings }: FileHeadingsProps): ReactNode {
  const words = useBudgetWords();
  const [all, setAll] = useState(false);
  const lost = headings.filter((heading) => heading.lost).length;
  const { cut } = file.report;
  const firstLost = headings.length - lost;
  const start = all || headings.length <= ROWS + 1 ? 0 : Math.max(0, Math.min(firstLost - 4, headings.length - ROWS));
  const shown = all ? headings : headings.slice(start, headings.length <= ROWS + 1 ? undefined : start + ROWS);
  return (
    <details className="headings" open={file.lost > 0}>
      <summary>
        <span className="headings-path">
          <BreakablePath path={name} />
        </span>{" "}
        {file.environment === null ? null : <span className="verdict verdict-quiet">{file.environment.id}</span>}{" "}
        <span className="muted">{words.headingsOf(firstLost, lost)}</span>
      </summary>
      <ol className="headings-list">
        {shown.map((heading, at) => (
          <HeadingRow
            key={heading.line}
            path={file.path}
            heading={heading}
            cutNote={
              at + start !== firstLost ? null : cut === null ? words.allLost : words.firstLost(cut.line, cut.column)
            }
          />
        ))}
        {cut !== null && lost === 0 && start + shown.length === headings.length ? (
          <li className="headings-cut">{words.firstLost(cut.line, cut.column)}</li>
        ) : null}
      </ol>
      {shown.length < headings.length ? (
        <button type="button" className="fix" onClick={() => setAll(true)}>
          {words.showMore(headings.length - shown.length)}
        </button>
      ) : null}
    </details>
  );
}

interface HeadingRowProps {
  readonly path: string;
  readonly heading: Heading;
  /** Stands in front of the first one that is lost. */
  readonly cutNote: string | null;
}

function HeadingRow({ path, heading, cutNote }: HeadingRowProps): ReactNode {
  const words = useBudgetWords();
  const { text, line, lost } = heading;
  return (
    <>
      {cutNote === null ? null : <li className="headings-cut">{cutNote}</li>}
      <li
        className={lost ? "heading-lost" : ""}
        data-testid={TEST_IDS.budgetHeading}
        data-state={lost ? "lost" : "sent"}
      >
        <span className="heading-line">{line}</span>
        <button
          type="button"
          className="heading-text"
          title={words.line(line)}
          onClick={() => actions().openFile(path, { line, column: 1 })}
        >
          {text}
        </button>
        <span className="heading-state">{lost ? words.stateLost : words.stateSent}</span>
      </li>
    </>
  );
}
