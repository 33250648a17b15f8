/** Plays the steps of one scenario and keeps a checkpoint behind each, so that an edit replays only what follows it. */
import { Refusal } from "../config/refusal.ts";
import type { Release } from "../releases/release.ts";
import type { Scenario, Step } from "../scenario.ts";
import type { AgentReport, ModelRequest, StartError } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import type { HistoryEntry, Moment, StepReport } from "../timeline.ts";
import { momentOf } from "./moment.ts";
import { newThread } from "./newThread.ts";
import { StepRun } from "./run.ts";
import { isSingleTurn, type StartedThread } from "./start.ts";
import type { ThreadState } from "./state.ts";
import { playStep } from "./step.ts";
import { reportsOf } from "./stepReport.ts";

export interface Played {
  readonly start: StartedThread;
  /** Behind the last step that sent a request. */
  readonly moment: Moment;
  readonly requests: readonly ModelRequest[];
  readonly history: readonly HistoryEntry[];
  readonly steps: readonly StepReport[];
  readonly agents: readonly AgentReport[];
  /** A resume or fork that Codex refuses ends the thread. */
  readonly error: StartError | null;
}

export class Player {
  readonly #scenario: Scenario;
  readonly #texts: Texts;
  readonly #release: Release;
  readonly #start: ThreadState | Refusal;
  #steps: readonly Step[] = [];
  #runs: StepRun[] = [];
  #error: StartError | null = null;

  constructor(scenario: Scenario, texts: Texts, release: Release) {
    this.#scenario = scenario;
    this.#texts = texts;
    this.#release = release;
    this.#start = newThread(scenario, texts, release);
  }

  /** Is it the same thread, but for its steps? */
  canGoOn({ codex, machine, files, launch, steps }: Scenario, texts: Texts, rules: Release): boolean {
    // What `codex exec` asks depends on whether it can act the steps out itself.
    if (launch.surface === "exec" && isSingleTurn({ steps }) !== isSingleTurn(this.#scenario)) return false;
    const { codex: release, machine: computer, files: disk, launch: started } = this.#scenario;
    return (
      texts === this.#texts &&
      rules === this.#release &&
      codex === release &&
      files === disk &&
      sameJson(machine, computer) &&
      sameJson(launch, started)
    );
  }

  play(steps: readonly Step[]): Played | Refusal {
    if (this.#start instanceof Refusal) return this.#start;
    this.#forgetFrom(firstDifference(this.#steps, steps));
    this.#steps = steps;
    for (let index = this.#runs.length; index < steps.length && this.#error === null; index++) this.#playNext(index);
    const end = this.#runs.at(-1)?.state ?? this.#start;
    const asked = this.#runs.findLast(({ requests }) => requests.length > 0);
    return {
      start: this.#start.start,
      moment: momentOf(asked?.state ?? end),
      requests: this.#runs.flatMap(({ requests }) => requests),
      history: end.history.entries,
      steps: reportsOf(this.#runs),
      agents: this.#runs.flatMap(({ family }) => family.reports),
      error: this.#error,
    };
  }

  #forgetFrom(index: number): void {
    if (index >= this.#runs.length) return;
    this.#runs = this.#runs.slice(0, index);
    this.#error = null;
  }

  #playNext(index: number): void {
    const last = this.#runs.at(-1);
    const before = last?.state ?? (this.#start as ThreadState);
    const run = new StepRun(before, index, last === undefined ? 0 : last.endRequest);
    if (index === 0) run.rules.opened(run);
    const refusal = playStep(run, this.#steps[index] as Step);
    if (refusal !== null) this.#error = refusal.error;
    this.#runs.push(run);
  }
}

function firstDifference(before: readonly Step[], after: readonly Step[]): number {
  let index = 0;
  while (index < before.length && index < after.length && before[index] === after[index]) index += 1;
  return index;
}

function sameJson(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
