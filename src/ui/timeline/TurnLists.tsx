/** What a turn can have several of: edits of its tool call, further parts, skills, additional context. */
import type { ReactNode } from "react";
import type { AdditionalContext, DiskStep, MessagePart } from "../../engine/index.ts";
import { useDocument } from "../../state/app.ts";
import { AreaField, CheckField, ChoiceField, LineField, RowsField } from "./fields.tsx";
import { NodeField } from "./NodeField.tsx";
import { suggestedPaths } from "./suggestions.ts";
import { useTimelineWords } from "./useTimelineWords.ts";

export function DuringField(props: {
  readonly edits: readonly DiskStep[];
  readonly onChange: (edits: readonly DiskStep[]) => void;
}): ReactNode {
  const { form } = useTimelineWords();
  const document = useDocument();
  const paths = suggestedPaths(document);
  const path = paths[0] ?? `${document.launch.cwd}/AGENTS.md`;
  return (
    <RowsField<DiskStep>
      label={form.edits}
      rows={props.edits}
      take={form.take}
      onChange={props.onChange}
      row={(edit, change) => (
        <>
          <LineField
            label={edit.do === "write" ? `${form.addEdit}: ${form.path}` : `${form.addRemoval}: ${form.path}`}
            value={edit.path}
            code
            suggestions={paths}
            onChange={(to) => change({ ...edit, path: to })}
          />
          {edit.do === "write" && <NodeField node={edit.node} onChange={(node) => change({ ...edit, node })} />}
        </>
      )}
      add={[
        { name: form.addEdit, row: () => ({ do: "write", path, node: "" }) },
        { name: form.addRemoval, row: () => ({ do: "remove", path }) },
      ]}
    />
  );
}

export function PartsField(props: {
  readonly parts: readonly MessagePart[];
  readonly onChange: (parts: readonly MessagePart[]) => void;
}): ReactNode {
  const { form } = useTimelineWords();
  return (
    <RowsField<MessagePart>
      label={form.parts}
      rows={props.parts}
      take={form.take}
      onChange={props.onChange}
      row={(part, change) =>
        "text" in part ? (
          <AreaField label={form.partText} value={part.text} wide onChange={(text) => change({ text })} />
        ) : (
          <span>{form.partImage}</span>
        )
      }
      add={[
        { name: form.addText, row: () => ({ text: "" }) },
        { name: form.addImage, row: () => ({ image: true }) },
      ]}
    />
  );
}

export function SkillsField(props: {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
}): ReactNode {
  const { form } = useTimelineWords();
  const document = useDocument();
  const known = suggestedPaths(document).filter((path) => path.endsWith("/SKILL.md"));
  return (
    <RowsField
      label={form.skills}
      rows={props.skills}
      take={form.take}
      onChange={props.onChange}
      row={(skill, change) => (
        <LineField label={form.skill} value={skill} code wide suggestions={known} onChange={change} />
      )}
      add={[{ name: form.addSkill, row: () => known[0] ?? `${document.launch.cwd}/.agents/skills/name/SKILL.md` }]}
    />
  );
}

type Entry = readonly [key: string, said: AdditionalContext[string]];

export function ContextField(props: {
  readonly context: AdditionalContext | null;
  readonly onChange: (context: AdditionalContext | null) => void;
}): ReactNode {
  const { form } = useTimelineWords();
  const { context, onChange } = props;
  return (
    <>
      <CheckField
        label={form.contextSaid}
        hint={form.contextHint}
        checked={context !== null}
        onChange={(checked) => onChange(checked ? {} : null)}
      />
      {context !== null && (
        <RowsField<Entry>
          label={form.context}
          rows={Object.entries(context)}
          take={form.take}
          onChange={(rows) => onChange(Object.fromEntries(rows))}
          row={([key, said], change) => (
            <>
              <LineField label={form.contextKey} value={key} onChange={(to) => change([to, said])} />
              <ChoiceField
                label={form.contextKind}
                value={said.kind}
                choices={(["untrusted", "application"] as const).map((value) => ({
                  value,
                  name: form.contextKinds[value],
                }))}
                onChange={(kind) => change([key, { ...said, kind }])}
              />
              <AreaField
                label={form.contextValue}
                value={said.value}
                wide
                onChange={(value) => change([key, { ...said, value }])}
              />
            </>
          )}
          add={[{ name: form.addContext, row: () => [freeKey(context), { kind: "untrusted", value: "" }] }]}
        />
      )}
    </>
  );
}

function freeKey(context: AdditionalContext): string {
  let number = 1;
  while (Object.hasOwn(context, `key${number}`)) number += 1;
  return `key${number}`;
}
