/** What the scenarios with agents covered. */
import { type AgentRefusal, type AgentTask, type Scenario, SURFACES } from "../../src/engine/index.ts";
import type { Conformance } from "../conformance.ts";
import type { Classes } from "./classes.ts";
import { STEP_MODELS } from "./configEdits.ts";
import { Tally } from "./tally.ts";

const TASKS = ["role", "model", "fork none", "fork all", "fork of turns", "waits", "during", "nested"] as const;
const THREADS = ["one", "several", "none"] as const;
/** Those that a random scenario meets often enough. */
const REFUSALS: readonly AgentRefusal[] = ["depth", "role", "roleOfFork", "model", "name"];

const GROUPS = {
  surface: SURFACES,
  model: STEP_MODELS,
  task: TASKS,
  agents: THREADS,
  environments: ["one", "several"],
  refused: REFUSALS,
  behind: ["edit during", "cd", "compact", "resume", "fork", "set"],
} as const;

export class AgentClassCounts implements Classes {
  readonly #tally = new Tally(GROUPS);

  add(scenario: Scenario, { engine, capture }: Pick<Conformance, "engine" | "capture">): void {
    const tally = this.#tally;
    const { launch, steps } = scenario;
    tally.scenario(capture.error !== null);
    tally.count("surface", [launch.surface]);
    const model = engine.settings?.model.value;
    tally.count("model", model === undefined ? [] : [model]);
    const turns = steps.flatMap((step) => (step.do === "turn" ? [step] : []));
    tally.count(
      "task",
      turns.flatMap(({ agents }) => agents.flatMap(classesOf)),
    );
    const count = capture.agents?.length ?? 0;
    tally.count("agents", [count === 0 ? "none" : count === 1 ? "one" : "several"]);
    tally.count("environments", [(launch.environments?.length ?? 1) > 1 ? "several" : "one"]);
    tally.count(
      "refused",
      engine.simulation.agents.flatMap(({ refused }) => refused ?? []),
    );
    const isEdited = turns.some(({ agents, during }) => agents.length > 0 && during !== null);
    tally.count("behind", [...steps.map((step) => step.do), ...(isEdited ? ["edit during"] : [])]);
  }

  table(): string[] {
    return this.#tally.table();
  }

  faults(): string[] {
    return this.#tally.faults();
  }
}

function classesOf(task: AgentTask): (typeof TASKS)[number][] {
  const has: readonly (readonly [(typeof TASKS)[number], boolean])[] = [
    ["role", task.type !== null],
    ["model", task.model !== null],
    ["fork none", task.fork === "none"],
    ["fork all", task.fork === "all"],
    ["fork of turns", typeof task.fork === "number"],
    ["waits", task.waits],
    ["during", task.during !== null],
    ["nested", task.agents.length > 0],
  ];
  return [...has.flatMap(([name, holds]) => (holds ? [name] : [])), ...task.agents.flatMap(classesOf)];
}
