import type { ReactNode } from "react";
import type { Cut, FileReport } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { VerdictBadge } from "../VerdictBadge.tsx";
import { useLateFindings } from "./lateFindings.ts";

/** Lost headings that are named; the rest is counted. */
const NAMED_HEADINGS = 4;

interface FileRowProps {
  readonly file: FileReport;
}

/** One instruction file: its verdict, bytes, the rule behind it, and what could be done. */
export function FileRow({ file }: FileRowProps): ReactNode {
  const { views, shell, say, path: shorten } = useTranslate();
  const late = useLateFindings();
  const words = views.answer;
  const { cut } = file;
  const open = () => actions().openFile(file.path, cut === null ? undefined : { line: cut.line, column: cut.column });
  return (
    <li className="answer-row" data-testid={TEST_IDS.answerFile} data-path={file.path} data-verdict={file.verdict}>
      <span className="answer-order">{file.order}</span>
      <div className="answer-body">
        <div className="answer-head">
          <button type="button" className="answer-path" onClick={open} title={words.opens(shorten(file.path))}>
            {shorten(file.path)}
          </button>
          <VerdictBadge verdict={file.verdict}>
            {file.verdict === "cut" && cut !== null ? words.cutAt(cut.line) : views.verdicts[file.verdict]}
          </VerdictBadge>
          {file.stale && <span className="verdict verdict-warn">{shell.results.stale}</span>}
          <span className="answer-bytes">{bytesOf(file, views)}</span>
        </div>
        <p className="why">
          <Prose text={say(file.reason)} />
          {cut === null ? null : ` ${lostSentence(cut, words)}`}
          {late === null ? null : <late.RowRules file={file} />}
        </p>
        {late === null ? null : <late.RowFixes file={file} />}
      </div>
    </li>
  );
}

type Words = ReturnType<typeof useTranslate>["views"];

function bytesOf(file: FileReport, words: Words): string {
  if (file.verdict === "cut" || file.verdict === "budget") return words.usedOf(file.used, file.bytes);
  return file.verdict === "broken-link" || file.verdict === "not-a-file" ? "" : words.bytes(file.bytes);
}

function lostSentence(cut: Cut, words: Words["answer"]): string {
  const tail = words.lostTail(cut.lostBytes, cut.lostLines);
  if (cut.lostHeadings.length === 0) return tail;
  const named = cut.lostHeadings.slice(0, NAMED_HEADINGS).map((heading) => heading.text);
  return words.lostHeadings(named, cut.lostHeadings.length - named.length);
}
