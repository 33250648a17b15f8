/** The fields of every kind of step but a turn. */
import type { ReactNode } from "react";
import { type EnvironmentPick, MODES, modelsOf, SET_KEYS, type SetKey } from "../../engine/index.ts";
import { releaseIn, type StepDocument } from "../../scenario/document.ts";
import { useDocument } from "../../state/app.ts";
import { SET_VALUES, stepsOf, threadTurns } from "../../state/stepEdits.ts";
import { beginning } from "./describeStep.ts";
import { AreaField, CheckField, ChoiceField, LineField } from "./fields.tsx";
import { FromEditor, NodeField } from "./NodeField.tsx";
import { suggestedDirectories, suggestedPaths } from "./suggestions.ts";
import { TurnFields } from "./TurnFields.tsx";
import type { StepOf } from "./types.ts";
import { withKey } from "./useStepDraft.ts";
import { useTimelineWords } from "./useTimelineWords.ts";

interface Props<Step> {
  readonly index: number;
  readonly step: Step;
  /** `field` names what was changed. */
  readonly set: (step: StepDocument, field: string) => void;
}

export function StepFields({ index, step, set }: Props<StepDocument>): ReactNode {
  const { form, modes, trust } = useTimelineWords();
  const document = useDocument();
  switch (step.do) {
    case "turn":
      return <TurnFields step={step} set={set} />;
    case "write":
      return (
        <>
          <PathField step={step} set={set} index={index} />
          <NodeField node={step.node} onChange={(node) => set({ ...step, node }, "node")} />
          <FromEditor onChange={(node) => set({ ...step, node }, "fromEditor")} />
        </>
      );
    case "remove":
      return <PathField step={step} set={set} index={index} />;
    case "cd":
      return (
        <LineField
          label={form.cwd}
          value={step.cwd}
          code
          wide
          suggestions={suggestedDirectories(document)}
          onChange={(cwd) => set({ ...step, cwd }, "cwd")}
        />
      );
    case "environments":
      return (
        <AreaField
          label={form.environments}
          value={step.environments.map(({ id, cwd }) => `${id} ${cwd}`).join("\n")}
          placeholder={form.environmentsForm}
          wide
          onChange={(text) => set({ ...step, environments: picksOf(text, step.environments) }, "environments")}
        />
      );
    case "set":
      return <SettingFields step={step} set={set} index={index} />;
    case "mode":
      return (
        <ChoiceField
          label={form.mode}
          value={step.mode}
          choices={MODES.map((value) => ({ value, name: modes[value] }))}
          onChange={(mode) => set({ ...step, mode }, "mode")}
        />
      );
    case "trust":
      return (
        <>
          <LineField
            label={form.path}
            value={step.path}
            code
            suggestions={suggestedDirectories(document)}
            onChange={(path) => set({ ...step, path }, "path")}
          />
          <ChoiceField
            label={form.level}
            value={step.level}
            choices={(["trusted", "untrusted"] as const).map((value) => ({ value, name: trust[value] }))}
            onChange={(level) => set({ ...step, level }, "level")}
          />
        </>
      );
    case "compact":
      return (
        <>
          <AreaField
            label={form.summary}
            value={step.summary ?? ""}
            placeholder={form.summaryDefault}
            wide
            onChange={(summary) => set(withKey(step, "summary", summary === "" ? undefined : summary), "summary")}
          />
          <CheckField
            label={form.compactFails}
            checked={step.fails === true}
            onChange={(checked) => set(withKey(step, "fails", checked ? true : undefined), "fails")}
          />
        </>
      );
    case "resume":
      return (
        <LineField
          label={form.resumeCwd}
          value={step.cwd ?? ""}
          code
          wide
          suggestions={suggestedDirectories(document)}
          onChange={(cwd) => set(withKey(step, "cwd", cwd === "" ? undefined : cwd), "cwd")}
        />
      );
    case "fork":
    case "revert":
      return <TurnChoice step={step} set={set} index={index} />;
    case "review":
      return (
        <>
          <AreaField
            label={form.reviewText}
            value={step.text}
            wide
            onChange={(text) => set({ ...step, text }, "text")}
          />
          <AreaField
            label={form.reviewReply}
            value={step.reply ?? ""}
            placeholder={form.reviewReplyHint}
            wide
            onChange={(reply) => set(withKey(step, "reply", reply === "" ? undefined : reply), "reply")}
          />
        </>
      );
    case "shell":
      return (
        <>
          <LineField
            label={form.command}
            value={step.command}
            code
            wide
            onChange={(command) => set({ ...step, command }, "command")}
          />
          <AreaField
            label={form.output}
            value={step.output ?? ""}
            code
            wide
            onChange={(output) => set(withKey(step, "output", output === "" ? undefined : output), "output")}
          />
        </>
      );
  }
}

function PathField({ step, set }: Props<StepOf<"write" | "remove">>): ReactNode {
  const { form } = useTimelineWords();
  return (
    <LineField
      label={form.path}
      value={step.path}
      code
      suggestions={suggestedPaths(useDocument())}
      onChange={(path) => set({ ...step, path }, "path")}
    />
  );
}

function SettingFields({ step, set }: Props<StepOf<"set">>): ReactNode {
  const { form, settings } = useTimelineWords();
  const values = SET_VALUES[step.key];
  const setValue = (value: string): void => set({ ...step, value }, "value");
  const models = modelsOf(releaseIn(useDocument()));
  const first = (key: SetKey): string => (key === "model" ? (models[0] ?? "") : (SET_VALUES[key][0] ?? ""));
  return (
    <>
      <ChoiceField
        label={form.key}
        value={step.key}
        choices={SET_KEYS.map((value) => ({ value, name: settings[value] }))}
        onChange={(key) => key !== step.key && set({ ...step, key, value: first(key) }, "key")}
      />
      {step.key === "workspace_roots" ? (
        <AreaField label={form.roots} value={step.value} code onChange={setValue} />
      ) : values.includes(step.value) ? (
        <ChoiceField
          label={form.value}
          value={step.value}
          choices={values.map((value) => ({ value, name: value }))}
          onChange={setValue}
        />
      ) : (
        <LineField
          label={form.value}
          value={step.value}
          suggestions={step.key === "model" ? models : values}
          onChange={setValue}
        />
      )}
    </>
  );
}

/** The turns of the thread by what was said in them; the number of the format counts from 0. */
function TurnChoice({ index, step, set }: Props<StepOf<"fork" | "revert">>): ReactNode {
  const { form } = useTimelineWords();
  const steps = stepsOf(useDocument());
  const turns = threadTurns(steps).get(index) ?? [];
  const named = step.do === "fork" ? step.afterTurn : step.beforeTurn;
  const nameOf = (turn: number): string => {
    const at = turns[turn];
    const said = at === undefined ? undefined : steps[at];
    return at === undefined || said?.do !== "turn" ? form.noTurn(turn) : form.turn(at, beginning(said.text));
  };
  const numbers = [...turns.keys()];
  if (named !== undefined && named >= turns.length) numbers.push(named);
  const fork = step.do === "fork";
  const choices = numbers.map((turn) => ({
    value: String(turn),
    name: fork ? form.after(nameOf(turn)) : nameOf(turn),
  }));
  return (
    <ChoiceField
      label={fork ? form.afterTurn : form.beforeTurn}
      wide
      value={named === undefined ? "" : String(named)}
      choices={fork ? [{ value: "", name: form.afterTurnEnd }, ...choices] : choices}
      onChange={(value) => {
        const turn = value === "" ? undefined : Number(value);
        if (step.do === "fork") set(withKey(step, "afterTurn", turn), "afterTurn");
        else if (turn !== undefined) set({ ...step, beforeTurn: turn }, "beforeTurn");
      }}
    />
  );
}

/** One a line: the id, a space, the directory. What else was said of the id stays. */
function picksOf(text: string, before: readonly EnvironmentPick[]): readonly EnvironmentPick[] {
  return text.split("\n").flatMap((line) => {
    const [id = "", ...rest] = line.trimStart().split(" ");
    return line.trim() === "" ? [] : [{ ...before.find((pick) => pick.id === id), id, cwd: rest.join(" ") }];
  });
}
