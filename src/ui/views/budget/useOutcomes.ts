/** What each remedy would do, worked out beside the page. */
import { useEffect, useState } from "react";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import type { Remedy, RemedyId } from "../../../state/remedies.ts";
import type { Outcome, Question, Result } from "./outcomes.ts";
import OutcomeWorker from "./outcomeWorker.ts?worker";

export type Outcomes = { readonly [Id in RemedyId]?: Result };

/** Milliseconds without another question: a person who drags the slider asks many. */
const REST = 120;

interface Answer {
  readonly remedies: readonly Remedy[];
  readonly outcomes: Outcomes;
}

/** The outcomes of exactly these remedies: nothing of an older question is given. Keep the arrays and objects. */
export function useOutcomes(document: ScenarioDocument, moment: ShownMoment, remedies: readonly Remedy[]): Outcomes {
  const [answer, setAnswer] = useState<Answer>({ remedies: [], outcomes: {} });
  useEffect(() => {
    if (remedies.length === 0) return;
    const { step, files } = moment;
    const question: Question = { document, step, files, remedies };
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = ask(question, (outcomes) => setAnswer({ remedies, outcomes }));
    }, REST);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [document, moment, remedies]);
  return answer.remedies === remedies ? answer.outcomes : {};
}

/** Starts a worker for one question and tells the outcomes as they come. */
function ask(question: Question, tell: (outcomes: Outcomes) => void): Worker {
  const worker = new OutcomeWorker();
  let outcomes: Outcomes = {};
  worker.onmessage = ({ data: { id, result } }: MessageEvent<Outcome>) => {
    outcomes = { ...outcomes, [id]: result };
    tell(outcomes);
    if (question.remedies.every((remedy) => outcomes[remedy.id] !== undefined)) worker.terminate();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    const failed = question.remedies.map(({ id }) => [id, outcomes[id] ?? "failed"] as const);
    tell(Object.fromEntries(failed));
  };
  worker.postMessage(question);
  return worker;
}
