import { ArrowLeft, ArrowRight, Copy, Trash2, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Sentence } from "../../engine/index.ts";
import type { StepDocument } from "../../scenario/document.ts";
import { useDocument, useView } from "../../state/app.ts";
import { START } from "../../state/moment.ts";
import { stepsOf } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { IconButton } from "../components/IconButton.tsx";
import { Prose } from "../i18n/Prose.tsx";
import { useFaultSay } from "../i18n/useFaultSay.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { StepFields } from "./StepFields.tsx";
import { chosenStep, duplicate, move, remove } from "./stepActions.ts";
import { useStepDraft } from "./useStepDraft.ts";
import { useTimelineWords } from "./useTimelineWords.ts";

/** Everything that the chosen step says. A change is taken over as it is typed. */
export function StepForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { form } = useTimelineWords();
  const { shell } = useTranslate();
  const steps = stepsOf(useDocument());
  useView("step");
  const index = chosenStep();
  const step = steps[index];
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => focusFirst(panel.current), []);

  return (
    <section
      ref={panel}
      className="step-form"
      aria-labelledby={id}
      data-testid={TEST_IDS.stepForm}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="step-form-head">
        <h2 id={id}>{step === undefined ? form.startTitle : form.title(index + 1, shell.steps[step.do])}</h2>
        <span className="grow" />
        {step !== undefined && <Tools index={index} count={steps.length} />}
        <IconButton size={15} icon={X} label={form.close} onClick={onClose} />
      </div>
      {step === undefined || index === START ? (
        <p className="step-form-hint">{form.startHint}</p>
      ) : (
        <Fields key={index} index={index} step={step} />
      )}
    </section>
  );
}

function Fields({ index, step }: { readonly index: number; readonly step: StepDocument }): ReactNode {
  const { draft, faults, set } = useStepDraft(index, step);
  return (
    <div className="step-form-body">
      <div className="step-fields">
        <StepFields index={index} step={draft} set={set} />
      </div>
      <Faults faults={faults} />
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly Sentence[] }): ReactNode {
  const { form } = useTimelineWords();
  const say = useFaultSay();
  return (
    <div className="step-faults" role="alert" data-testid={TEST_IDS.stepFault}>
      {faults.length > 0 && (
        <p>
          {form.refused} <Prose text={faults.map(say).join(" ")} />
        </p>
      )}
    </div>
  );
}

function Tools({ index, count }: { readonly index: number; readonly count: number }): ReactNode {
  const words = useTimelineWords();
  const { menu } = words;
  return (
    <>
      <IconButton
        size={15}
        icon={ArrowLeft}
        label={menu.left}
        disabled={index === 0}
        onClick={() => move(index, index - 1, words)}
      />
      <IconButton
        size={15}
        icon={ArrowRight}
        label={menu.right}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1, words)}
      />
      <IconButton size={15} icon={Copy} label={menu.duplicate} onClick={() => duplicate(index, words)} />
      <IconButton size={15} icon={Trash2} label={menu.delete} onClick={() => remove(index, words)} />
    </>
  );
}

export function focusFirst(panel: ParentNode | null): void {
  const field = panel?.querySelector<HTMLElement>("input, select, textarea");
  field?.focus();
  if (field instanceof HTMLTextAreaElement) field.select();
}
