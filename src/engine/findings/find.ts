/** All findings of a moment. */
import type { Scenario } from "../scenario.ts";
import type { Simulation } from "../simulation.ts";
import { CONFIG_RULES } from "./configRules.ts";
import { FindingContext, type FindingMoment, type Rule } from "./context.ts";
import { FILE_RULES } from "./fileRules.ts";
import { type Finding, type RuleId, SEVERITIES } from "./finding.ts";
import { SKILL_RULES } from "./skillRules.ts";
import { TEXT_RULES } from "./textRules.ts";
import { THREAD_RULES } from "./threadRules.ts";

const RULES = { ...FILE_RULES, ...TEXT_RULES, ...CONFIG_RULES, ...SKILL_RULES, ...THREAD_RULES };

/** Every rule id, in the order in which findings of one severity are told. */
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

/**
 * Yields after every rule, so that a caller may pause between two: null where a rule found nothing more. Findings come in
 * the order of the rules.
 */
export function* findingsOneByOne(
  scenario: Scenario,
  simulation: Simulation,
  moment: FindingMoment,
): Generator<Finding | null, void> {
  const context = new FindingContext(scenario, simulation, moment);
  for (const id of RULE_IDS) {
    const rule = RULES[id] as Rule<RuleId>;
    for (const found of rule.find(context)) yield { rule: id, severity: rule.severity, ...found } as Finding;
    yield null;
  }
}

/** All findings, the most severe first. */
export function findingsOf(scenario: Scenario, simulation: Simulation, moment: FindingMoment): readonly Finding[] {
  return bySeverity([...findingsOneByOne(scenario, simulation, moment)].filter((found) => found !== null));
}

/** The most severe first; those of one severity keep their order. */
export function bySeverity(findings: readonly Finding[]): readonly Finding[] {
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** The end of a scenario as a moment: when its last step is over. */
export function endOf(simulation: Simulation): FindingMoment {
  const last = simulation.steps.at(-1);
  const { root, searched, files, budget, settings, configLayers, skills, disk } = last?.moment ?? simulation;
  const { error, steps } = simulation;
  return { root, searched, files, budget, settings, configLayers, skills, disk, error, step: steps.length - 1 };
}
