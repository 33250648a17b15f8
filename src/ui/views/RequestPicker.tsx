import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { actions, useDocument, useMoment, useRequest, useSimulation } from "../../state/app.ts";
import { START } from "../../state/moment.ts";
import { stepsOf } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";
import { requestReason } from "../timeline/requestReason.ts";
import { useTimelineWords } from "../timeline/useTimelineWords.ts";
import "./requestPicker.css";
import { IconButton } from "../components/IconButton.tsx";

/** The chosen step with its neighbours, and which of its requests is shown. Nothing to choose, nothing shown. */
export function RequestPicker(): ReactNode {
  const { requests: words } = useTimelineWords();
  const { steps, requests } = useSimulation();
  const { step } = useMoment();
  if (steps.length < 2 && requests.length < 2 && step !== START) return null;
  const go = (to: number): void =>
    actions().setView({ step: to === steps.length - 1 ? null : to, request: null, item: null });
  return (
    <div className="step-picker" data-testid={TEST_IDS.requestPicker}>
      <IconButton
        size={14}
        icon={ChevronLeft}
        label={words.before}
        disabled={step === START}
        onClick={() => go(step - 1)}
      />
      <span className="request-step">{step === START ? words.start : words.step(step + 1, steps.length)}</span>
      <IconButton
        size={14}
        icon={ChevronRight}
        label={words.after}
        disabled={step === steps.length - 1}
        onClick={() => go(step + 1)}
      />
      <Requests words={words} step={step} />
    </div>
  );
}

function Requests({ words, step }: { readonly words: TimelineStrings["requests"]; readonly step: number }): ReactNode {
  const { requests } = useSimulation();
  const shown = useRequest();
  const document = useDocument();
  if (shown === null) return <span className="request-note">{words.nothingYet}</span>;
  if (shown.earlier) return <span className="request-note">{words.none(shown.request.step)}</span>;
  const first = shown.index - shown.within;
  const own = requests.slice(first, first + shown.count);
  const nameOf = (at: number): string => words.one(at + 1, own.length, requestReason(own, at, stepsOf(document)[step]));
  if (own.length === 1) return <span className="request-note">{nameOf(0)}</span>;
  return (
    <select
      className="request-picker"
      aria-label={words.label}
      value={shown.within}
      onChange={(event) => actions().setView({ request: Number(event.target.value), item: null })}
    >
      {[...own.keys()].map((at) => (
        <option key={at} value={at}>
          {nameOf(at)}
        </option>
      ))}
    </select>
  );
}
