/** The part of the mock server that plays a model which spawns agents, and the models of those agents. */
import type { IncomingHttpHeaders } from "node:http";
import type { AgentTask } from "../src/engine/index.ts";
import { failingCall, finalAnswer, ownCall } from "./mockAnswers.ts";
import type { WireItem, WireRequest } from "./mockServer.ts";

/** Milliseconds until the first request of an agent must have come. */
const ARRIVAL_LIMIT = 15_000;
/** Milliseconds that Codex waits for an agent. */
const WAIT_LIMIT = 20_000;

/** The thread itself or an agent: what its model answers, request by request. */
export class Speaker {
  readonly path: string;
  readonly #reply: string;
  readonly #edit: (() => void) | null;
  readonly #tasks: readonly AgentTask[];
  /** Agents that have been spawned. */
  readonly agents: Speaker[] = [];
  readonly waits: boolean;
  /** Its requests are refused. */
  readonly fails: boolean;
  /** Id of the thread, once its first request has come. */
  thread: string | null = null;
  #answered = 0;
  #waited = 0;
  /** Settled by the first request, and by whoever lets the agent go on. */
  readonly arrived = deferred();
  readonly released = deferred();

  constructor(
    path: string,
    { reply, agents, waits, fails }: Pick<AgentTask, "reply" | "agents" | "waits" | "fails">,
    edit: (() => void) | null,
  ) {
    this.path = path;
    this.#reply = reply;
    this.#edit = edit;
    this.#tasks = agents;
    this.waits = waits;
    this.fails = fails;
  }

  /** The agent that the last call has asked for, as long as it has sent nothing. */
  get awaited(): Speaker | null {
    const last = this.agents.at(-1);
    return last !== undefined && last.thread === null ? last : null;
  }

  /** The items that answer its next request. */
  async answer(number: number, body: WireRequest, editsOf: EditsOf): Promise<readonly WireItem[]> {
    const at = this.#answered;
    this.#answered += 1;
    const isNewer = offersNewerTools(body);
    if (at > 0 && at <= this.#tasks.length) await this.#spawned(body);
    const task = this.#tasks[at];
    if (at === 0 && (task !== undefined || this.#edit !== null)) this.#edit?.();
    if (task !== undefined) {
      this.agents.push(new Speaker(`${this.path}/${task.name}`, this.#given(task), editsOf(task)));
      return [spawnCall(number, task, isNewer)];
    }
    if (at === 0 && this.#edit !== null) return [failingCall(number)];
    const awaited = this.agents.filter(({ waits }) => waits)[this.#waited];
    if (awaited === undefined) return [finalAnswer(this.#reply, number)];
    this.#waited += 1;
    awaited.released.settle();
    const targets = isNewer ? {} : { targets: [awaited.thread] };
    return [ownCall(number, namespaceOf(isNewer), "wait_agent", { ...targets, timeout_ms: WAIT_LIMIT })];
  }

  /** An agent waits for those that it has spawned itself. */
  #given(task: AgentTask): AgentTask {
    return this.thread === null ? task : { ...task, waits: true };
  }

  /** An agent that Codex has refused to spawn is forgotten; else its first request is waited for. */
  async #spawned(body: WireRequest): Promise<void> {
    const agent = this.agents.at(-1);
    if (agent === undefined) return;
    const output = (body.input ?? []).findLast(({ type }) => type === "function_call_output")?.output;
    if (typeof output === "string" && !/^\{"(agent_id|task_name)":/.test(output)) this.agents.pop();
    else await withinLimit(agent.arrived.promise, agent.path);
  }
}

/** Edits that the tool call of an agent makes; null: it makes no call. */
export type EditsOf = (task: Pick<AgentTask, "during">) => (() => void) | null;

/** The thread of a step and its agents, told apart by the headers of their requests. */
export class Conversation {
  readonly root: Speaker;
  readonly #byThread = new Map<string, Speaker>();

  constructor(root: Speaker) {
    this.root = root;
  }

  /** Who has sent the request; null: an agent that this conversation does not know. */
  speakerOf(headers: IncomingHttpHeaders, body: WireRequest): Speaker | null {
    if (headers["x-openai-subagent"] === undefined) return this.root;
    const thread = threadOf(body);
    const known = this.#byThread.get(thread);
    if (known !== undefined) return known;
    const parent = this.#byThread.get(String(headers["x-codex-parent-thread-id"])) ?? this.root;
    const { awaited } = parent;
    if (awaited === null) return null;
    awaited.thread = thread;
    this.#byThread.set(thread, awaited);
    return awaited;
  }
}

function threadOf({ client_metadata: metadata }: WireRequest): string {
  return String((metadata as { readonly thread_id?: string } | undefined)?.thread_id);
}

/** The older tools are found by a search: they are not in the list. */
function offersNewerTools({ tools, input }: WireRequest): boolean {
  const offered = tools ?? (input?.[0]?.tools as readonly unknown[] | undefined) ?? [];
  return offered.some((tool) => (tool as { readonly name?: string }).name === namespaceOf(true));
}

function namespaceOf(isNewer: boolean): string {
  return isNewer ? "collaboration" : "multi_agent_v1";
}

function spawnCall(number: number, { name, message, type, model, fork }: AgentTask, isNewer: boolean): WireItem {
  const args = {
    message,
    ...(type === null ? {} : { agent_type: type }),
    ...(model === null ? {} : { model }),
    ...(isNewer ? { task_name: name } : {}),
    ...(fork === null ? {} : isNewer ? { fork_turns: String(fork) } : { fork_context: fork !== "none" }),
  };
  return ownCall(number, namespaceOf(isNewer), "spawn_agent", args);
}

interface Deferred {
  readonly promise: Promise<void>;
  readonly settle: () => void;
}

function deferred(): Deferred {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

async function withinLimit(promise: Promise<void>, path: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${path}: no request within ${ARRIVAL_LIMIT} ms`)), ARRIVAL_LIMIT);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
