/** One agent: a thread of its own that begins with its parent's settings, and has one task. */
import { mark, type Source, span } from "../provenance.ts";
import type { AgentTask, TurnStep } from "../scenario.ts";
import type { NewItem } from "../thread/history.ts";
import { message, partOf } from "../thread/request.ts";
import { StepRun } from "../thread/run.ts";
import { answer, ask, compactAfter, compactBefore } from "../thread/turn.ts";
import { beginning } from "./beginning.ts";
import { agentId } from "./ids.ts";
import { enter, touch } from "./roster.ts";
import { rootOf } from "./tree.ts";

export class Agent {
  readonly task: AgentTask;
  readonly path: string;
  /** Place of the task in the step. */
  readonly field: string;
  /** In the form of the ids that Codex makes: they are random. */
  readonly id: string;
  isOver = false;
  /** The server has refused its request. */
  hasFailed = false;
  readonly #run: StepRun;
  readonly #turn: TurnStep;
  /** Place among the reports of the step: agents of agents come behind it. */
  readonly #report: number;
  readonly #parent: string;
  #isAsked = false;

  /** Spawns it: up to the answer to its first request. */
  constructor(parent: StepRun, task: AgentTask, field: string) {
    const { family } = parent;
    this.task = task;
    this.field = field;
    this.#parent = rootOf(parent);
    this.path = `${this.#parent}/${task.name}`;
    family.running += 1;
    this.id = agentId(family.roster.count + 1);
    enter(parent, this);
    this.#run = new StepRun(beginning(parent, task, this.path), parent.step, 0, { family, field });
    this.#turn = turnOf(task);
    this.#report = family.reports.length;
    family.reports.push(this.#reported(false));
    if (!compactBefore(this.#run, this.#turn)) return;
    this.#run.rules.announce(this.#run);
    this.#run.write([taskItem(this.#run, task, field, this.#parent)]);
    this.#isAsked = ask(this.#run, this.#turn);
  }

  /** From there to its end; what it does on disk is done. */
  finish(parent: StepRun): void {
    const { state } = this.#run;
    state.files = parent.state.files;
    if (this.#isAsked) answer(this.#run, this.#turn);
    this.hasFailed = this.#run.failed !== null;
    compactAfter(this.#run, this.#turn);
    parent.state.files = state.files;
    const { family } = parent;
    family.running -= 1;
    touch(parent, this.path);
    this.isOver = true;
    family.reports[this.#report] = this.#reported(state.global.doc?.text !== parent.state.global.doc?.text);
  }

  #reported(olderGlobal: boolean) {
    const { requests, state, step } = this.#run;
    return {
      kind: "agent" as const,
      path: this.path,
      parent: this.#parent,
      parentStep: step,
      field: this.field,
      refused: null,
      failed: this.hasFailed,
      requests,
      history: state.history.entries,
      olderGlobal,
    };
  }
}

function turnOf({ message: text, reply, during, agents, fails }: AgentTask): TurnStep {
  return {
    do: "turn",
    text,
    parts: [],
    reply,
    usage: 100,
    during,
    steer: null,
    interrupt: false,
    context: null,
    skills: [],
    fails: fails ? "sample" : null,
    agents,
  };
}

/** The newer form: a message of the parent, its text encrypted. The older one: as if a person had said it. */
function taskItem({ state, step }: StepRun, { message: text }: AgentTask, field: string, author: string): NewItem {
  const source: Source = { kind: "step", step, field: `${field}.message` };
  if (!state.session.leadsAgents) return message("user", partOf("agentTask", [span(text, source)]));
  const recipient = state.agentPath as string;
  const head = `Message Type: NEW_TASK\nTask name: ${recipient}\nSender: ${author}\nPayload:\n`;
  const parts = [partOf("agentTask", [mark(head)]), partOf("agentTask", [span(text, source)], "encrypted_content")];
  return { item: { type: "agent_message", author, recipient, parts }, gaps: [] };
}
