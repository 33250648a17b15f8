/** What each remedy would do. Worked out one at a time, so that the page stays awake; a newer question drops the rest. */
import { useEffect, useState } from "react";
import type { Texts } from "../../../engine/index.ts";
import { applyFix } from "../../../scenario/applyFix.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import type { Remedy, RemedyId } from "../../../state/remedies.ts";
import { stepsOf } from "../../../state/stepEdits.ts";
import { type WhatIf, whatIf } from "../../../state/whatIf.ts";

/** `unchanged`: the edit cannot be made, or changes nothing. */
export type Result = WhatIf | "unchanged";

export type Outcomes = { readonly [Id in RemedyId]?: Result };

/** Milliseconds without another question. */
const REST = 120;

interface Answer {
  readonly remedies: readonly Remedy[];
  readonly outcomes: Outcomes;
}

/** The outcomes of exactly these remedies: nothing of an older question is given. Keep the arrays and objects. */
export function useOutcomes(
  document: ScenarioDocument,
  moment: ShownMoment,
  texts: Texts,
  remedies: readonly Remedy[],
): Outcomes {
  const [answer, setAnswer] = useState<Answer>({ remedies: [], outcomes: {} });
  useEffect(() => {
    let outcomes: Outcomes = {};
    let timer: ReturnType<typeof setTimeout>;
    const next = (task: () => void): void => {
      timer = setTimeout(task, 0);
    };
    const work = (at: number): void => {
      const remedy = remedies[at];
      if (remedy === undefined) return;
      const edited = applyFix(document, remedy, moment.step);
      // In a repository of many files the edit and the question are each long enough for a task of their own.
      next(() => {
        outcomes = { ...outcomes, [remedy.id]: resultOf(document, edited, moment, texts) };
        setAnswer({ remedies, outcomes });
        next(() => work(at + 1));
      });
    };
    // A person who drags the slider asks many questions: only one that stands is answered.
    timer = setTimeout(work, REST, 0);
    return () => clearTimeout(timer);
  }, [document, moment, texts, remedies]);
  return answer.remedies === remedies ? answer.outcomes : {};
}

function resultOf(document: ScenarioDocument, edited: ScenarioDocument, moment: ShownMoment, texts: Texts): Result {
  if (edited === document) return "unchanged";
  // What comes later makes no difference to the moment.
  const played = { ...edited, steps: stepsOf(edited).slice(0, moment.step + 1) };
  return whatIf(moment, played, texts, moment.step);
}
