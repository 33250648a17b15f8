/** The rules of agents come when a scenario has any. */
import { Late } from "../late.ts";
import type { Scenario, TurnStep } from "../scenario.ts";
import type { StepRun } from "../thread/run.ts";
import type { ThreadState } from "../thread/state.ts";

export interface AgentRules {
  /** Behind the first request of a turn whose model spawns agents: what they are asked, and what they answer. */
  readonly lead: (run: StepRun, turn: TurnStep) => void;
  /** Behind a resume or fork: which agents the thread still has. */
  readonly reopened: (state: ThreadState, how: "resume" | "fork") => void;
}

function hasAgents({ codex, steps }: Scenario): boolean {
  return codex === "0.158.0" && steps.some((step) => step.do === "turn" && step.agents.length > 0);
}

export const AGENTS = new Late(hasAgents, async (): Promise<AgentRules> => (await import("./lead.ts")).AGENT_RULES);
