import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Simulation } from "../../engine/index.ts";
import { useMoment } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { IconButton } from "../components/IconButton.tsx";
import { Prose } from "../i18n/Prose.tsx";
import { useErrorSay } from "../i18n/useErrorSay.ts";
import { useRequestTranslate } from "../i18n/useRequestTranslate.ts";
import { CompactionTable } from "./CompactionTable.tsx";
import { compareParts, type ReleasePart } from "./compareParts.ts";
import { compactionPairs, fileRows, type Moment, momentsOf, settingRows } from "./compareReleases.ts";
import { FilesTable } from "./FilesTable.tsx";
import { PartList } from "./PartList.tsx";
import type { RuleFinder } from "./rules.ts";
import { SettingsTable } from "./SettingsTable.tsx";
import { useReleaseWords } from "./useReleaseWords.ts";

export interface ComparisonProps {
  readonly left: Simulation;
  readonly right: Simulation;
  readonly rules: RuleFinder;
}

/** What differs, in one sentence; a moment to look at; its parts, files and settings; the compactions of the thread. */
export function Comparison({ left, right, rules }: ComparisonProps): ReactNode {
  const { words } = useReleaseWords();
  const { say, views } = useRequestTranslate();
  const moments = useMemo(() => momentsOf(left, right), [left, right]);
  const shown = useMoment().step;
  const [picked, setPicked] = useState<number | null>(null);
  const at = picked ?? firstMoment(moments, shown);
  const moment = moments[Math.min(at, moments.length - 1)] ?? null;
  const step = moment?.step ?? null;
  const parts = useMemo(() => (moment === null ? [] : compareParts(moment.left, moment.right)), [moment]);
  const files = useMemo(() => fileRows(left, right, step), [left, right, step]);
  const settings = useMemo(() => settingRows(left, right, step, say), [left, right, step, say]);
  const compactions = useMemo(() => compactionPairs(left, right), [left, right]);
  const differing = parts.filter(({ state }) => state !== "same");
  const later = step === null || step > (moments[0]?.step ?? 0);
  const otherModel = moment?.otherModel ?? false;
  const rulesOf = useCallback(
    (part: ReleasePart) => rules.ofPart(part, { later, files, otherModel }),
    [rules, later, files, otherModel],
  );
  const isEqual =
    moments.every(({ differs }) => !differs) &&
    compactions.length + files.length + settings.length === 0 &&
    (left.error === null) === (right.error === null);
  const count = differing.length + files.length + settings.length + compactions.length;
  const standIns = [left, right].filter(({ texts }) => texts.origin === "stand-in").map(({ release }) => release);
  const summary = isEqual
    ? words.equal(left.release, right.release)
    : differing.length > 0
      ? words.partsDiffer([...new Set(differing.map(({ fragment }) => views.fragments[fragment]))], differing.length)
      : moment === null
        ? null
        : count === 0
          ? words.equalHere(parts.length)
          : words.partsSame;
  return (
    <>
      <Refusals left={left} right={right} />
      {summary === null ? null : (
        <p
          className="check-summary"
          role="status"
          data-testid={TEST_IDS.releaseSummary}
          data-count={isEqual ? 0 : count}
        >
          {summary}
        </p>
      )}
      {standIns.length === 0 ? null : <p className="dialog-warning">{words.standIns(standIns)}</p>}
      {isEqual ? null : (
        <>
          <MomentPicker moments={moments} at={at} onPick={setPicked} />
          {moment === null ? null : (
            <PartList parts={parts} moment={moment} left={left.release} right={right.release} rulesOf={rulesOf} />
          )}
          <FilesTable
            rows={files}
            left={left.release}
            right={right.release}
            rulesOf={(row) => rules.ofFile(row, later)}
          />
          <SettingsTable rows={settings} left={left.release} right={right.release} rules={rules} later={later} />
          <CompactionTable pairs={compactions} left={left.release} right={right.release} rules={rules} />
        </>
      )}
    </>
  );
}

/** The first request of the step that the page shows, or the last one before it. */
function firstMoment(moments: readonly Moment[], step: number): number {
  const own = moments.findIndex((moment) => moment.step === step);
  if (own >= 0) return own;
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.step !== null && moment.step < step),
  );
}

function Refusals({ left, right }: Pick<ComparisonProps, "left" | "right">): ReactNode {
  const { words } = useReleaseWords();
  const sayError = useErrorSay();
  const refused = [left, right].filter(({ error }) => error !== null);
  if (refused.length === 0) return null;
  return (
    <div className="dialog-warning">
      {refused.map(({ release, error }) =>
        error === null ? null : (
          <p key={release}>
            {words.refuses(release)} <Prose text={sayError(error)} />
          </p>
        ),
      )}
    </div>
  );
}

function MomentPicker(props: {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly onPick: (at: number) => void;
}): ReactNode {
  const { words } = useReleaseWords();
  const { moments, at, onPick } = props;
  if (moments.length < 2) return null;
  const nameOf = ({ step, within, many, kind }: Moment) =>
    step === null ? words.historyName : words.requestName(step + 1, within + 1, many, kind);
  return (
    <div className="step-picker">
      <IconButton
        icon={ChevronLeft}
        size={14}
        label={words.earlier}
        disabled={at === 0}
        onClick={() => onPick(at - 1)}
      />
      <select
        className="request-picker"
        aria-label={words.request}
        value={at}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {moments.map((moment, index) => (
          <option key={nameOf(moment)} value={index}>
            {nameOf(moment)}
            {moment.differs ? ` · ${words.differs}` : ""}
          </option>
        ))}
      </select>
      <IconButton
        icon={ChevronRight}
        size={14}
        label={words.later}
        disabled={at === moments.length - 1}
        onClick={() => onPick(at + 1)}
      />
    </div>
  );
}
