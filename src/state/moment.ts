/** What the views show: the chosen step of the timeline, its moment and its requests. Pure. */
import type { ModelRequest, Moment, Settings, Simulation, StartError, StepReport } from "../engine/index.ts";

/** The value of `view.step` that stands for the start of Codex, before the first step. */
export const START = -1;

/** All that can be seen when the chosen step is over. */
export interface ShownMoment extends Omit<Moment, "settings"> {
  /** Index of the step; START before the first one, and where nothing was played. */
  readonly step: number;
  /** Null at the start. */
  readonly report: StepReport | null;
  /** Null when the configuration could not be read. */
  readonly settings: Settings | null;
  /** Codex refuses to start, or to take the thread up again in this step. */
  readonly error: StartError | null;
}

/** The chosen request of the chosen step. */
export interface ShownRequest {
  readonly request: ModelRequest;
  /** Index in `simulation.requests`. */
  readonly index: number;
  /** Index among the requests of its step, and how many these are. */
  readonly within: number;
  readonly count: number;
  /** The chosen step sends no request: this is the last one before it. */
  readonly earlier: boolean;
}

/** Index of the step that is shown. A step that was not played, and null, stand for the last one that was. */
export function shownStep({ steps }: Simulation, chosen: number | null): number {
  const last = steps.length - 1;
  return chosen === null ? last : Math.max(START, Math.min(chosen, last));
}

/** `start` is the simulation of the scenario without steps; asked for only when the start is chosen. */
export function momentAt(simulation: Simulation, chosen: number | null, start: () => Simulation): ShownMoment {
  const step = shownStep(simulation, chosen);
  const { steps } = simulation;
  if (step === START) return { ...shared(steps.length === 0 ? simulation : start()), step, report: null };
  const report = steps[step] as StepReport;
  const error = step === steps.length - 1 ? simulation.error : null;
  return { ...report.moment, step, report, error };
}

function shared(simulation: Simulation) {
  const { root, searched, environments, files, budget, settings, configLayers, skills, disk, error } = simulation;
  return { root, searched, environments, files, budget, settings, configLayers, skills, disk, error };
}

/** `chosen` as in `view.request`. Null where Codex has sent nothing yet. */
export function requestAt({ requests, steps }: Simulation, step: number, chosen: number | null): ShownRequest | null {
  const own = steps[step]?.requests ?? { first: 0, count: 0 };
  const earlier = own.count === 0;
  const before = earlier ? requestsBefore(steps, step) : own;
  const within = Math.min(earlier ? Number.POSITIVE_INFINITY : (chosen ?? Number.POSITIVE_INFINITY), before.count - 1);
  const index = before.first + within;
  const request = requests[index];
  return request === undefined ? null : { request, index, within, count: before.count, earlier };
}

/** The requests of the nearest earlier step that has any. */
function requestsBefore(steps: readonly StepReport[], step: number): StepReport["requests"] {
  for (let at = step - 1; at >= 0; at--) {
    const requests = steps[at]?.requests;
    if (requests !== undefined && requests.count > 0) return requests;
  }
  return { first: 0, count: 0 };
}
