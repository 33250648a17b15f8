import { ChevronLeft, ChevronRight } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { StepDocument } from "../../scenario/document.ts";
import { actions, useDocument, useMoment, useSimulation } from "../../state/app.ts";
import { START } from "../../state/moment.ts";
import { stepsOf } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { chooseAgent, useAgentChoice } from "../agents/agentStore.ts";
import { useShownAgent, useShownRequest } from "../agents/useShownAgent.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";
import { requestReason } from "../timeline/requestReason.ts";
import { useTimelineWords } from "../timeline/useTimelineWords.ts";
import "./requestPicker.css";
import { IconButton } from "../components/IconButton.tsx";

const AgentPicker = lazy(() => import("../agents/AgentPicker.tsx"));

/** The chosen step with its neighbours, and which of its requests is shown. Nothing to choose, nothing shown. */
export function RequestPicker(): ReactNode {
  const { requests: words } = useTimelineWords();
  const { steps, requests, agents } = useSimulation();
  const { step } = useMoment();
  if (steps.length < 2 && requests.length < 2 && agents.length === 0 && step !== START) return null;
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
      {agents.length === 0 ? null : (
        <Suspense fallback={null}>
          <AgentPicker />
        </Suspense>
      )}
    </div>
  );
}

/** All that an agent asks behind its first request follows a tool call. */
const AGENT_TURN: StepDocument = { do: "turn", text: "", during: [] };

function Requests({ words, step }: { readonly words: TimelineStrings["requests"]; readonly step: number }): ReactNode {
  const { requests } = useSimulation();
  const agent = useShownAgent();
  const choice = useAgentChoice((state) => state.choice);
  const shown = useShownRequest();
  const document = useDocument();
  if (shown === null) return <span className="request-note">{words.nothingYet}</span>;
  if (shown.earlier) return <span className="request-note">{words.none(shown.request.step)}</span>;
  const first = shown.index - shown.within;
  const own = (agent?.requests ?? requests).slice(first, first + shown.count);
  const turn = agent === null ? stepsOf(document)[step] : AGENT_TURN;
  const nameOf = (at: number): string => words.one(at + 1, own.length, requestReason(own, at, turn));
  if (own.length === 1) return <span className="request-note">{nameOf(0)}</span>;
  return (
    <select
      className="request-picker"
      aria-label={words.label}
      value={shown.within}
      onChange={(event) => {
        const request = Number(event.target.value);
        if (agent === null || choice === null) actions().setView({ request, item: null });
        else chooseAgent({ ...choice, request, item: null });
      }}
    >
      {[...own.keys()].map((at) => (
        <option key={at} value={at}>
          {nameOf(at)}
        </option>
      ))}
    </select>
  );
}
