import { Fragment, type ReactNode, useMemo, useState } from "react";
import type { FileReport, ThreadEnvironment } from "../../../engine/index.ts";
import { codexEstimate } from "../../../services/tokens/index.ts";
import { actions } from "../../../state/app.ts";
import type { BudgetFile, BudgetPicture } from "../../../state/budget.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useEnvironmentWords } from "../../environments/useEnvironmentWords.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { CountText } from "../../tokens/Tokens.tsx";
import { useTokenCount, useTokenSum, useTokenWords } from "../../tokens/useTokens.ts";
import { sourceColour } from "../sources.ts";
import { VerdictBadge } from "../VerdictBadge.tsx";
import { BreakablePath } from "./BreakablePath.tsx";
import { keyOf, nearLoss, placeOf, rootOf, shortPath } from "./place.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

/** Files that are listed at first. */
const SHOWN = 20;

interface FilesTableProps {
  /** The uppermost directory that is searched. */
  readonly root: string | null;
  readonly picture: BudgetPicture;
  /** What is sent of each file, by its place in `picture.files`; null: not known. */
  readonly texts: readonly (string | null)[];
  readonly globalText: string | null;
}

/** The files of the bar in numbers, and the global file apart. */
export function FilesTable({ root, picture, texts, globalText }: FilesTableProps): ReactNode {
  const words = useBudgetWords();
  const tokens = useTokenWords();
  const { views, format } = useTranslate();
  const [all, setAll] = useState(false);
  const known = useMemo(() => texts.filter((text) => text !== null), [texts]);
  const sum = useTokenSum(known);
  const { files, global, found, sent, lost } = picture;
  const estimate = files.reduce((total, { kept }) => total + codexEstimate(kept), 0);
  const { start, end } = all ? { start: 0, end: files.length } : nearLoss(files, SHOWN);
  return (
    <table className="budget-files">
      <caption className="visually-hidden">{words.files}</caption>
      <thead>
        <tr>
          <th scope="col" className="budget-no">
            <span className="visually-hidden">{words.columns.number}</span>
          </th>
          <th scope="col">
            <Prose
              text={words.columns.fileIn(files.some(({ environment }) => environment !== null) ? null : root, format)}
            />
          </th>
          <th scope="col" className="number budget-size">
            {words.columns.size}
          </th>
          <th scope="col" className="number">
            {words.columns.sent}
          </th>
          <th scope="col" className="number">
            {words.columns.lost}
          </th>
          <th scope="col" className="number" title={tokens.countHint}>
            {tokens.encoding}
          </th>
          <th scope="col" className="number budget-estimate" title={tokens.estimateHint}>
            {tokens.estimate}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.slice(start, end).map((file, at, shown) => (
          <Fragment key={keyOf(file)}>
            {file.environment === null || file.environment === shown[at - 1]?.environment ? null : (
              <EnvironmentRow environment={file.environment} />
            )}
            <Row root={rootOf(file, root)} file={file} at={start + at} text={texts[start + at] ?? null} />
          </Fragment>
        ))}
        {end - start < files.length ? (
          <tr>
            <td />
            <td colSpan={6}>
              <button type="button" className="fix" onClick={() => setAll(true)}>
                {words.showMoreFiles(files.length - (end - start))}
              </button>
            </td>
          </tr>
        ) : null}
      </tbody>
      {files.length > 1 ? (
        <tbody className="budget-sum">
          <tr>
            <td />
            <th scope="row">{words.total}</th>
            <td className="number budget-size">{views.bytes(found)}</td>
            <td className="number">{views.bytes(sent)}</td>
            <td className="number">{views.bytes(lost)}</td>
            <td className="number">
              {known.length === texts.length ? <CountText count={sum} room={estimate} /> : words.unknown}
            </td>
            <td className="number budget-estimate">{tokens.number(estimate)}</td>
          </tr>
        </tbody>
      ) : null}
      {global === null ? null : <GlobalRow report={global} text={globalText} />}
    </table>
  );
}

/** The files below it are those of one environment. */
function EnvironmentRow({ environment: { id, cwd } }: { readonly environment: ThreadEnvironment }): ReactNode {
  const words = useEnvironmentWords().budget;
  const { format } = useTranslate();
  return (
    <tr className="budget-environment" data-testid={TEST_IDS.budgetEnvironment} data-id={id}>
      <td />
      <th scope="colgroup" colSpan={6} title={words.oneLimit}>
        <Prose text={words.environment(id, cwd.value, format)} />
      </th>
    </tr>
  );
}

interface RowProps {
  readonly root: string | null;
  readonly file: BudgetFile;
  readonly at: number;
  readonly text: string | null;
}

function Row({ root, file, at, text }: RowProps): ReactNode {
  const words = useBudgetWords();
  const { views, shell, path: shorten } = useTranslate();
  const { report, path, bytes, kept, lost } = file;
  const { cut } = report;
  const shown = shorten(path);
  return (
    <tr data-testid={TEST_IDS.budgetFile} data-path={path} data-kept={kept} data-lost={lost}>
      <td className="budget-no">
        <span
          className={`budget-swatch${kept === 0 ? " budget-swatch-lost" : ""}`}
          style={kept === 0 ? undefined : { background: sourceColour(at) }}
        >
          {at + 1}
        </span>
      </td>
      <th scope="row">
        <button
          type="button"
          className="answer-path"
          title={cut === null ? words.opens(shown) : words.opensCut(shown, cut.line)}
          onClick={() => actions().openFile(path, placeOf(file))}
        >
          <BreakablePath path={shortPath(path, root)} />
        </button>
        {report.verdict === "loaded" ? null : (
          <>
            {" "}
            <span className="budget-verdict">
              <VerdictBadge verdict={report.verdict}>
                {cut === null ? views.verdicts[report.verdict] : words.cutAt(cut.line, cut.column)}
              </VerdictBadge>
            </span>
          </>
        )}
        {report.stale ? <span className="verdict verdict-warn">{shell.results.stale}</span> : null}
      </th>
      <td className="number budget-size">{views.bytes(bytes)}</td>
      <td className="number">{views.bytes(kept)}</td>
      <td className={`number${lost > 0 ? " budget-lost-bytes" : ""}`}>{views.bytes(lost)}</td>
      <TokenCells text={text} bytes={kept} />
    </tr>
  );
}

function TokenCells({ text, bytes }: { readonly text: string | null; readonly bytes: number }): ReactNode {
  const words = useBudgetWords();
  const tokens = useTokenWords();
  const count = useTokenCount(text ?? "");
  const estimate = codexEstimate(bytes);
  return (
    <>
      <td className="number">{text === null ? words.unknown : <CountText count={count} room={estimate} />}</td>
      <td className="number budget-estimate">{tokens.number(estimate)}</td>
    </>
  );
}

function GlobalRow({ report, text }: { readonly report: FileReport; readonly text: string | null }): ReactNode {
  const words = useBudgetWords();
  const { views, path: shorten } = useTranslate();
  const shown = shorten(report.path);
  return (
    <tbody className="budget-global">
      <tr>
        <td />
        <th scope="row" colSpan={6} title={words.globalNote}>
          {words.global}
        </th>
      </tr>
      <tr>
        <td />
        <th scope="row">
          <button
            type="button"
            className="answer-path"
            title={words.opens(shown)}
            onClick={() => actions().openFile(report.path)}
          >
            <BreakablePath path={shown} />
          </button>
        </th>
        <td className="number budget-size">{views.bytes(report.bytes)}</td>
        <td className="number">{views.bytes(report.used)}</td>
        <td />
        <TokenCells text={text} bytes={report.used} />
      </tr>
    </tbody>
  );
}
