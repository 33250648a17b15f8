import type { ReactNode } from "react";
import type { AgentFork } from "../../engine/index.ts";
import type { AgentDocument } from "../../scenario/document.ts";
import { useAgentWords } from "../agents/useAgentWords.ts";
import { AreaField, CheckField, ChoiceField, LineField, NumberField, RowsField } from "./fields.tsx";
import { DuringField } from "./TurnLists.tsx";
import { useTimelineWords } from "./useTimelineWords.ts";

interface Props {
  readonly agents: readonly AgentDocument[];
  /** Name of the agent that spawns them; left out: the thread itself. */
  readonly parent?: string;
  readonly onChange: (agents: readonly AgentDocument[]) => void;
}

/** The agents that a turn spawns, and those that they spawn themselves. */
export function AgentsField({ agents, parent, onChange }: Props): ReactNode {
  const { form } = useAgentWords();
  const { form: words } = useTimelineWords();
  return (
    <RowsField<AgentDocument>
      label={parent === undefined ? form.agents : form.own(parent)}
      rows={agents}
      take={words.take}
      onChange={onChange}
      row={(agent, change) => <AgentRow agent={agent} change={change} />}
      add={[{ name: form.add, row: () => ({ name: freeName(agents), message: "", waits: true }) }]}
    />
  );
}

const FORKS = ["default", "none", "all", "turns"] as const;
type ForkChoice = (typeof FORKS)[number];

function AgentRow(props: {
  readonly agent: AgentDocument;
  readonly change: (agent: AgentDocument) => void;
}): ReactNode {
  const { agent, change } = props;
  const { form } = useAgentWords();
  const { form: words } = useTimelineWords();
  const put = <Key extends keyof AgentDocument>(key: Key, value: AgentDocument[Key] | undefined): void => {
    const { [key]: _, ...rest } = agent;
    change((value === undefined ? rest : { ...agent, [key]: value }) as AgentDocument);
  };
  const text = (value: string): string | undefined => (value === "" ? undefined : value);
  return (
    <>
      <LineField label={form.name} value={agent.name} code onChange={(name) => change({ ...agent, name })} />
      <ChoiceField
        label={form.fork}
        value={choiceOf(agent.fork)}
        choices={FORKS.map((value) => ({ value, name: form.forks[value] }))}
        onChange={(value) => put("fork", value === "default" ? undefined : value === "turns" ? 1 : value)}
      />
      {typeof agent.fork === "number" && (
        <NumberField
          label={form.turns}
          value={agent.fork}
          placeholder="1"
          onChange={(turns) => put("fork", Math.max(turns ?? 1, 1))}
        />
      )}
      <AreaField
        label={form.message}
        value={agent.message}
        wide
        onChange={(message) => change({ ...agent, message })}
      />
      <AreaField
        label={form.reply}
        value={agent.reply ?? ""}
        placeholder="ok"
        onChange={(to) => put("reply", text(to))}
      />
      <LineField
        label={form.type}
        value={agent.type ?? ""}
        placeholder={form.typeHint}
        code
        onChange={(to) => put("type", text(to))}
      />
      <LineField
        label={form.model}
        value={agent.model ?? ""}
        placeholder={form.modelHint}
        code
        onChange={(to) => put("model", text(to))}
      />
      <CheckField
        label={form.waits}
        hint={form.waitsHint}
        checked={agent.waits === true}
        onChange={(checked) => put("waits", checked ? true : undefined)}
      />
      <CheckField
        label={form.fails}
        checked={agent.fails === true}
        onChange={(checked) => put("fails", checked ? true : undefined)}
      />
      <CheckField
        label={words.during}
        hint={words.duringHint}
        checked={agent.during !== undefined}
        onChange={(checked) => put("during", checked ? [] : undefined)}
      />
      {agent.during !== undefined && <DuringField edits={agent.during} onChange={(edits) => put("during", edits)} />}
      <AgentsField
        agents={agent.agents ?? []}
        parent={agent.name}
        onChange={(own) => put("agents", own.length === 0 ? undefined : own)}
      />
    </>
  );
}

function choiceOf(fork: AgentFork | undefined): ForkChoice {
  if (fork === undefined) return "default";
  return typeof fork === "number" ? "turns" : fork;
}

function freeName(agents: readonly AgentDocument[]): string {
  let number = agents.length + 1;
  while (agents.some(({ name }) => name === `agent_${number}`)) number += 1;
  return `agent_${number}`;
}
