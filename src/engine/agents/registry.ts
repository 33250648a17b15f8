/** The rules of agents come when a scenario has any. */
import type { Release } from "../releases/release.ts";
import type { Scenario, TurnStep } from "../scenario.ts";
import type { StepRun } from "../thread/run.ts";
import type { ThreadState } from "../thread/state.ts";

export interface AgentRules {
  /** Behind the first request of a turn whose model spawns agents: what they are asked, and what they answer. */
  readonly lead: (run: StepRun, turn: TurnStep) => void;
  /** Behind a resume or fork: which agents the thread still has. */
  readonly reopened: (state: ThreadState, how: "resume" | "fork") => void;
}

let rules: AgentRules | null = null;

export async function loadAgents(): Promise<void> {
  rules ??= (await import("./lead.ts")).AGENT_RULES;
}

export function areAgentsLoaded(): boolean {
  return rules !== null;
}

const joined = new WeakMap<Release, Release>();

export function hasAgents({ codex, steps }: Scenario): boolean {
  return codex === "0.158.0" && steps.some((step) => step.do === "turn" && step.agents.length > 0);
}

/** The release with the rules of agents, where they are modelled; null when the scenario needs what is not loaded. */
export function withAgents(release: Release | null, scenario: Scenario): Release | null {
  if (release === null || !hasAgents(scenario)) return release;
  if (rules === null) return null;
  let whole = joined.get(release);
  if (whole === undefined) {
    whole = { ...release, thread: { ...release.thread, agents: rules } };
    joined.set(release, whole);
  }
  return whole;
}
