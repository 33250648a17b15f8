/** The rules that a scenario needs and that do not come with the engine. */
import { AGENTS } from "./agents/registry.ts";
import { CORNERS } from "./corners/registry.ts";
import { ENVIRONMENTS } from "./environments/registry.ts";
import { isLoaded, loadRelease, releaseOf } from "./releases/registry.ts";
import type { Release } from "./releases/release.ts";
import { REVIEWS } from "./reviews/registry.ts";
import type { Scenario } from "./scenario.ts";
import { SKILLS } from "./skills/registry.ts";
import { COMPACTION } from "./thread/compaction/loading.ts";
import { REOPENING } from "./thread/reopening.ts";

/** Rules that join those of the release's threads. */
const JOINING = {
  agents: AGENTS,
  corners: CORNERS,
  environments: ENVIRONMENTS,
  reviews: REVIEWS,
  skills: SKILLS,
} as const;
const LATE = [...Object.values(JOINING), REOPENING, COMPACTION];

/** Afterwards the scenario can be simulated. Rejects when something cannot be had. */
export async function loadRules(scenario: Scenario): Promise<void> {
  const needed = LATE.filter((late) => late.isNeeded(scenario));
  await Promise.all([loadRelease(scenario.codex), ...needed.map((late) => late.load())]);
}

/** All rules but those of other releases: for a page at rest, and for suites. */
export async function loadLateRules(): Promise<void> {
  await Promise.all(LATE.map((late) => late.load()));
}

export function areRulesLoaded(scenario: Scenario): boolean {
  return isLoaded(scenario.codex) && LATE.every((late) => late.isLoaded || !late.isNeeded(scenario));
}

const joined = new WeakMap<Release, Map<string, Release>>();

/** The scenario's release with all that the scenario needs, the same object each time; null when it is not loaded. */
export function releaseFor(scenario: Scenario): Release | null {
  const release = areRulesLoaded(scenario) ? releaseOf(scenario.codex) : null;
  if (release === null) return null;
  const needed = Object.entries(JOINING).filter(([, late]) => late.isNeeded(scenario));
  if (needed.length === 0) return release;
  const key = needed.map(([name]) => name).join(" ");
  const known = joined.get(release) ?? new Map<string, Release>();
  joined.set(release, known);
  let whole = known.get(key);
  if (whole === undefined) {
    const rules = Object.fromEntries(needed.map(([name, late]) => [name, late.rules]));
    whole = { ...release, thread: { ...release.thread, ...rules } };
    known.set(key, whole);
  }
  return whole;
}
