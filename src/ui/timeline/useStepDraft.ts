import { useState } from "react";
import type { Sentence } from "../../engine/index.ts";
import type { StepDocument } from "../../scenario/document.ts";
import { change } from "./stepActions.ts";

interface Draft {
  /** The step of the document that the draft belongs to. */
  readonly of: StepDocument;
  readonly step: StepDocument;
  readonly faults: readonly Sentence[];
}

/**
 * The step as the form shows it. What the scenario can hold is taken over at once; what it cannot hold stays in the form
 * with its faults, until it is put right or the step becomes another one.
 */
export function useStepDraft(index: number, step: StepDocument) {
  const [kept, setKept] = useState<Draft>({ of: step, step, faults: [] });
  const draft = kept.of === step ? kept : { of: step, step, faults: [] };
  return {
    draft: draft.step,
    faults: draft.faults,
    /** `field`: typing in the same one without a pause is one undo step. */
    set: (next: StepDocument, field: string): void => {
      const faults = change(index, next, field);
      setKept({ of: faults.length === 0 ? next : step, step: next, faults });
    },
  };
}

/** The object with this key, or without it. */
export function withKey<T extends object, Key extends keyof T>(object: T, key: Key, value: T[Key] | undefined): T {
  const { [key]: _, ...rest } = object;
  return value === undefined ? (rest as T) : { ...object, [key]: value };
}
