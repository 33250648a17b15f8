/** Whether a fix does what it promises. */
import { simulate, type Texts } from "../src/engine/index.ts";
import { endOf, type Finding, type FindingMoment, findingsOf } from "../src/engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../src/scenario/document.ts";

/**
 * Is the finding gone in the changed scenario? A rule sees one moment: a step later in a thread (a trust step, an edit of
 * the configuration) can bring back what a fix has taken away. `step`: index of the step of the moment, the last one when
 * left out.
 */
export function fixHelps(changed: ScenarioDocument, finding: Finding, texts: Texts, step?: number): boolean {
  const scenario = normaliseScenario(changed);
  const simulation = simulate(scenario, texts);
  const moment = momentOf(step, simulation);
  return !findingsOf(scenario, simulation, moment).some((other) => isSame(other, finding));
}

function momentOf(step: number | undefined, simulation: ReturnType<typeof simulate>): FindingMoment {
  const report = step === undefined ? undefined : simulation.steps[step];
  if (report === undefined || report.step === simulation.steps.length - 1) return endOf(simulation);
  return { ...report.moment, step: report.step, error: null };
}

function isSame(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && JSON.stringify(one.params) === JSON.stringify(other.params);
}
