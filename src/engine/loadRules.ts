/** The rules that a scenario needs and that do not come with the engine. */
import { areAgentsLoaded, hasAgents, loadAgents } from "./agents/registry.ts";
import { areCornersLoaded, hasCorners, loadCorners } from "./corners/registry.ts";
import { areEnvironmentsLoaded, hasEnvironments, loadEnvironments } from "./environments/registry.ts";
import { isLoaded, loadRelease } from "./releases/registry.ts";
import type { Scenario } from "./scenario.ts";
import { areSkillsLoaded, hasSkills, loadSkills } from "./skills/registry.ts";
import { isCompactionLoaded, loadCompaction, mayCompact } from "./thread/compaction/loading.ts";
import { isReopeningLoaded, loadReopening, reopensThread } from "./thread/reopening.ts";

/** Afterwards the scenario can be simulated. Rejects when something cannot be had. */
export async function loadRules(scenario: Scenario): Promise<void> {
  await Promise.all([
    loadRelease(scenario.codex),
    hasAgents(scenario) ? loadAgents() : undefined,
    hasCorners(scenario) ? loadCorners() : undefined,
    hasEnvironments(scenario) ? loadEnvironments() : undefined,
    hasSkills(scenario) ? loadSkills() : undefined,
    reopensThread(scenario) ? loadReopening() : undefined,
    mayCompact(scenario) ? loadCompaction() : undefined,
  ]);
}

export function areRulesLoaded(scenario: Scenario): boolean {
  return (
    isLoaded(scenario.codex) &&
    (areAgentsLoaded() || !hasAgents(scenario)) &&
    (areCornersLoaded() || !hasCorners(scenario)) &&
    (areEnvironmentsLoaded() || !hasEnvironments(scenario)) &&
    (areSkillsLoaded() || !hasSkills(scenario)) &&
    (isReopeningLoaded() || !reopensThread(scenario)) &&
    (isCompactionLoaded() || !mayCompact(scenario))
  );
}
