/** What an agent begins with: the settings of its parent at that moment, and as much of its history as it is given. */
import { multiAgentRoleSpans } from "../fragments/multiAgent.ts";
import type { AgentTask } from "../scenario.ts";
import { childOf } from "../thread/child.ts";
import type { Context } from "../thread/context.ts";
import { History } from "../thread/history.ts";
import { modelFields } from "../thread/pending.ts";
import { partOf } from "../thread/request.ts";
import type { StepRun } from "../thread/run.ts";
import type { Session } from "../thread/session.ts";
import type { ThreadState } from "../thread/state.ts";
import { copied, lastTurns } from "./copy.ts";
import { isWhole } from "./refusal.ts";
import { type Role, readRole } from "./roles.ts";

/** The collaboration mode is not passed on. */
export function beginning(parent: StepRun, task: AgentTask, path: string): ThreadState {
  const { state } = parent;
  const role = readRole(state, task.type);
  const session = sessionOf(state, task, role);
  return { ...childOf(state, session, path), ...forked(parent, task, session, role) };
}

/** Another model brings its own effort, unless the role names one. */
function sessionOf(state: ThreadState, task: AgentTask, role: Role): Session {
  const { session } = state;
  const model = task.model ?? role.model;
  const chosen = model === null ? {} : { ...modelFields(state, model), effort: null };
  return {
    ...session,
    ...chosen,
    ...(role.effort === null ? {} : { effort: role.effort }),
    files: state.files,
    isAgent: true,
    subagents: [],
    mode: null,
    developerInstructions: role.developerInstructions ?? session.developerInstructions,
  };
}

type Forked = Pick<ThreadState, "history" | "told" | "previous" | "nextId">;

/** The last turns alone are followed by a whole context, as nothing at all is. */
function forked(parent: StepRun, task: AgentTask, session: Session, role: Role): Forked {
  const { history, nextId, told } = parent.state;
  const fork = session.leadsAgents ? (task.fork ?? "all") : isWhole(task) ? "all" : "none";
  if (fork === "none") return { history: History.EMPTY, told: null, previous: null, nextId };
  if (fork !== "all") {
    return { history: History.of(copied(lastTurns(history.entries, fork))), told: null, previous: null, nextId };
  }
  const copy = new Copy(parent, role, session);
  return {
    history: copy.history,
    told: told === null ? null : copy.told(told),
    previous: parent.state.session,
    nextId: copy.nextId,
  };
}

/** The whole history, with the role's instructions and the usage hint of an agent in the place of the parent's. */
class Copy {
  readonly history: History;
  readonly nextId: number;
  readonly #hint;

  constructor({ state, step }: StepRun, role: Role, session: Session) {
    this.#hint = session.leadsAgents ? partOf("multiAgentRole", multiAgentRoleSpans(session)) : null;
    let { nextId } = state;
    const own = role.developerInstructions;
    const developer = own === null ? null : partOf("developerInstructions", [{ text: own.value, source: own.source }]);
    const entries = copied(state.history.entries, developer);
    const isThere = entries.some(
      ({ item }) => item.type === "message" && item.parts.some((part) => part === developer),
    );
    for (const part of [isThere ? null : developer, this.#hint]) {
      if (part === null) continue;
      entries.push({ id: nextId, item: { type: "message", role: "developer", parts: [part] }, step, gaps: [] });
      nextId += 1;
    }
    this.history = History.of(entries);
    this.nextId = nextId;
  }

  /** What the copy tells: the hint has been put in, how eagerly to delegate is told again. */
  told(context: Context): Context {
    return {
      ...context,
      multiAgentRole: this.#hint,
      multiAgentMode: null,
    };
  }
}
