/** What is said about agents that a turn spawns, in English. */
import type { AgentRefusal } from "../../engine/index.ts";

export interface AgentStrings {
  /** Accessible name of the list. */
  readonly label: string;
  readonly thread: string;
  readonly notSpawned: (path: string, why: string) => string;
  readonly failed: (path: string) => string;
  readonly refusals: Readonly<Record<AgentRefusal, string>>;
  /** Beside the picker. */
  readonly olderGlobal: string;
  readonly olderGlobalWhy: string;
  readonly answerOf: (path: string) => string;
  readonly taskFrom: (path: string) => string;
  readonly showRequests: string;
  readonly review: string;
  readonly reviewAnswer: string;
  readonly reviewTask: string;
  readonly history: (path: string, count: number) => string;
  readonly form: {
    readonly agents: string;
    readonly add: string;
    readonly name: string;
    readonly message: string;
    readonly reply: string;
    readonly type: string;
    readonly typeHint: string;
    readonly model: string;
    readonly modelHint: string;
    readonly fork: string;
    readonly forks: Readonly<Record<"default" | "none" | "all" | "turns", string>>;
    readonly turns: string;
    readonly waits: string;
    readonly waitsHint: string;
    readonly fails: string;
    /** Label of the list of those that an agent spawns. */
    readonly own: (name: string) => string;
  };
}

export const agentsEn: AgentStrings = {
  label: "Whose requests",
  thread: "The thread itself",
  notSpawned: (path, why) => `${path}: not spawned, ${why}`,
  failed: (path) => `${path}: its request is refused`,
  refusals: {
    limit: "too many agents",
    depth: "agents may not spawn agents",
    role: "no such role",
    roleOfFork: "a fork has its parent's role",
    model: "no such model",
    name: "the name is taken",
  },
  olderGlobal: "older global text than the thread",
  olderGlobalWhy:
    "The global AGENTS.md has changed since this agent was spawned. The thread has been told, or will be; an agent keeps the text it was given for life.",
  answerOf: (path) => `Answer of ${path}.`,
  taskFrom: (path) => (path === "/root" ? "Task from the thread." : `Task from ${path}.`),
  showRequests: "Show its requests",
  review: "Review",
  reviewAnswer: "What the review has found.",
  reviewTask: "What is to be reviewed, from the thread.",
  history: (path, count) => `${path}: ${count} ${count === 1 ? "item" : "items"}`,
  form: {
    agents: "Agents that the model spawns",
    add: "Agent",
    name: "Name",
    message: "Task",
    reply: "Its answer",
    type: "Role",
    typeHint: "none",
    model: "Model",
    modelHint: "as its parent",
    fork: "Begins with",
    forks: {
      default: "what the tool gives by default",
      none: "no history",
      all: "all of the history",
      turns: "the last turns",
    },
    turns: "Turns",
    waits: "The parent waits for the answer",
    waitsHint: "Otherwise the answer comes when the turn is over.",
    fails: "The server refuses its request",
    own: (name) => `Agents that ${name} spawns itself`,
  },
};
