/** The turn of a model that spawns agents: a call for each, then a call for each that it waits for, then its answer. */
import { mark, type Source, span } from "../provenance.ts";
import type { AgentTask, TurnStep } from "../scenario.ts";
import { codexText } from "../texts.ts";
import { editDisk } from "../thread/disk.ts";
import type { NewItem } from "../thread/history.ts";
import { openMailbox } from "../thread/mailbox.ts";
import { message, partOf } from "../thread/request.ts";
import type { StepRun } from "../thread/run.ts";
import { askOn, reply } from "../thread/turn.ts";
import { Agent } from "./agent.ts";
import { refusalOf } from "./refusal.ts";
import type { AgentRules } from "./registry.ts";
import { listAgents, reopened } from "./roster.ts";
import { rootOf } from "./tree.ts";

const CALL: NewItem = { item: { type: "function_call" }, gaps: [] };
const OUTPUT: NewItem = { item: { type: "function_call_output" }, gaps: [] };

export const AGENT_RULES: AgentRules = { lead, reopened };

function lead(run: StepRun, turn: TurnStep): void {
  const agents: Agent[] = [];
  const goesOn = spawnAll(run, turn, agents) && waitForAll(run, turn, agents);
  if (goesOn) reply(run, turn);
  // Whom nobody has waited for answers when the turn is over.
  for (const agent of agents) if (!agent.isOver) answerOf(run, agent);
  if (!run.state.session.leadsAgents) openMailbox(run);
  run.state.agents = run.family.roster;
}

/** False when a request could not be made: then the turn has failed. */
function spawnAll(run: StepRun, turn: TurnStep, agents: Agent[]): boolean {
  for (const [index, task] of turn.agents.entries()) {
    run.writeAnswer([CALL]);
    if (index === 0) for (const edit of turn.during ?? []) editDisk(run, edit);
    const agent = spawn(run, task, `${run.field}agents[${index}]`);
    if (agent !== null) agents.push(agent);
    listAgents(run);
    run.write([OUTPUT]);
    openMailbox(run);
    if (!askOn(run, turn)) return false;
  }
  return true;
}

function waitForAll(run: StepRun, turn: TurnStep, agents: readonly Agent[]): boolean {
  // An agent waits for those that it has spawned itself.
  const isAgent = run.state.agentPath !== null;
  for (const agent of agents.filter(({ task }) => task.waits || isAgent)) {
    run.writeAnswer([CALL]);
    answerOf(run, agent);
    run.write([OUTPUT]);
    openMailbox(run);
    if (!askOn(run, turn)) return false;
  }
  return true;
}

/** Null when Codex refuses to. */
function spawn(run: StepRun, task: AgentTask, field: string): Agent | null {
  const refused = refusalOf(run, task);
  if (refused !== null) {
    const path = `${rootOf(run)}/${task.name}`;
    const nothing = { failed: false, requests: [], history: [], olderGlobal: false };
    run.family.reports.push({
      kind: "agent",
      path,
      parent: rootOf(run),
      parentStep: run.step,
      field,
      refused,
      ...nothing,
    });
    return null;
  }
  return new Agent(run, task, field);
}

/** The agent comes to its end; what it has said waits in its parent's mailbox. */
function answerOf(run: StepRun, agent: Agent): void {
  agent.finish(run);
  listAgents(run);
  const { leadsAgents } = run.state.session;
  const source: Source = { kind: "step", step: run.step, field: `${agent.field}.reply` };
  const result = leadsAgents ? finalAnswer(run, agent, source) : notification(run, agent, source);
  run.state.mailbox = [...run.state.mailbox, result];
}

function finalAnswer(run: StepRun, agent: Agent, source: Source): NewItem {
  const { path, task } = agent;
  const { texts } = run.state;
  const recipient = rootOf(run);
  const head = mark(`Message Type: FINAL_ANSWER\nTask name: ${recipient}\nSender: ${path}\nPayload:\n`);
  const failure = () => [
    mark("Agent errored: "),
    codexText(texts, "agents.errored"),
    mark("\n\n"),
    codexText(texts, "agents.errored.hint"),
  ];
  const said = agent.hasFailed ? failure() : [span(task.reply, source)];
  const parts = [partOf("agentResult", [head, ...said])];
  return { item: { type: "agent_message", author: path, recipient, parts }, gaps: [] };
}

/** The older form: a message of the user's role. The id of an agent is not known beforehand; it has the form of one. */
function notification(run: StepRun, { id, task, hasFailed }: Agent, source: Source): NewItem {
  const spans = [
    mark(`<subagent_notification>\n{"agent_path":"${id}","status":{"${hasFailed ? "errored" : "completed"}":"`),
    hasFailed ? codexText(run.state.texts, "agents.errored") : span(JSON.stringify(task.reply).slice(1, -1), source),
    mark('"}}\n</subagent_notification>'),
  ];
  return message("user", partOf("agentResult", spans));
}
