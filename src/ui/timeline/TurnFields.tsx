import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { FailingRequest } from "../../engine/index.ts";
import { pseudoUserMarker } from "../../engine/insight.ts";
import { TEST_IDS } from "../../testIds.ts";
import { AgentsField } from "./AgentsField.tsx";
import { AreaField, CheckField, ChoiceField, NumberField } from "./fields.tsx";
import { ContextField, DuringField, PartsField, SkillsField } from "./TurnLists.tsx";
import type { StepOf } from "./types.ts";
import { withKey } from "./useStepDraft.ts";
import { useTimelineWords } from "./useTimelineWords.ts";

interface Props {
  readonly step: StepOf<"turn">;
  readonly set: (step: StepOf<"turn">, field: string) => void;
}

const FAILS: readonly (FailingRequest | "none")[] = ["none", "sample", "compaction"];

/** A message; everything that is seldom said is folded until it is. */
export function TurnFields({ step, set }: Props): ReactNode {
  const { form } = useTimelineWords();
  const { do: _, text, ...rest } = step;
  const [more, setMore] = useState(Object.keys(rest).length > 0);
  const put = <Key extends keyof typeof step>(key: Key, value: (typeof step)[Key] | undefined): void =>
    set(withKey(step, key, value), key);
  return (
    <>
      <MessageField label={form.text} value={text} onChange={(value) => put("text", value)} />
      <details className="is-wide step-more" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>{form.more}</summary>
        <div className="step-fields">
          <AreaField
            label={form.reply}
            value={step.reply ?? ""}
            placeholder={form.replyDefault}
            onChange={(value) => put("reply", value === "" ? undefined : value)}
          />
          <NumberField
            label={form.usage}
            value={step.usage ?? null}
            placeholder={form.usageDefault}
            onChange={(value) => put("usage", value ?? undefined)}
          />
          <ChoiceField
            label={form.fails}
            value={step.fails ?? "none"}
            choices={FAILS.map((value) => ({ value, name: form.failsValues[value] }))}
            onChange={(value) => put("fails", value === "none" ? undefined : value)}
          />
          <MessageField
            label={form.steer}
            value={step.steer ?? ""}
            onChange={(value) => put("steer", value === "" ? undefined : value)}
          />
          <CheckField
            label={form.during}
            hint={form.duringHint}
            checked={step.during !== undefined}
            onChange={(checked) => put("during", checked ? [] : undefined)}
          />
          <CheckField
            label={form.interrupt}
            checked={step.interrupt === true}
            onChange={(checked) => put("interrupt", checked ? true : undefined)}
          />
          {step.during !== undefined && <DuringField edits={step.during} onChange={(edits) => put("during", edits)} />}
          <PartsField
            parts={step.parts ?? []}
            onChange={(parts) => put("parts", parts.length === 0 ? undefined : parts)}
          />
          <SkillsField
            skills={step.skills ?? []}
            onChange={(skills) => put("skills", skills.length === 0 ? undefined : skills)}
          />
          <AgentsField
            agents={step.agents ?? []}
            onChange={(agents) => put("agents", agents.length === 0 ? undefined : agents)}
          />
          <ContextField context={step.context ?? null} onChange={(context) => put("context", context ?? undefined)} />
        </div>
      </details>
    </>
  );
}

/** A text that goes to Codex as a user message: flagged where Codex will take it for its own. */
function MessageField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { form } = useTimelineWords();
  const id = useId();
  const marker = pseudoUserMarker(props.value);
  return (
    <div className="is-wide">
      <AreaField {...props} invalid={marker === null ? undefined : id} />
      <p id={id} className="step-flag" aria-live="polite" data-testid={TEST_IDS.stepFlag}>
        {marker !== null && (
          <>
            <TriangleAlert size={13} aria-hidden />
            <span>{form.pseudo(marker)}</span>
          </>
        )}
      </p>
    </div>
  );
}
