/** What takes a thread up again comes when a scenario has such a step. */
import type { Refusal } from "../config/refusal.ts";
import { Late } from "../late.ts";
import type { Scenario, Step } from "../scenario.ts";
import type { StepRun } from "./run.ts";

type StepOf<Do extends Step["do"]> = Extract<Step, { do: Do }>;

export interface ReopenRules {
  readonly resume: (run: StepRun, step: StepOf<"resume">) => Refusal | null;
  readonly fork: (run: StepRun, step: StepOf<"fork">) => Refusal | null;
  readonly revert: (run: StepRun, step: StepOf<"revert">) => void;
  readonly changeTrust: (run: StepRun, step: StepOf<"trust">) => Refusal | null;
}

const KINDS: ReadonlySet<Step["do"]> = new Set(["resume", "fork", "revert", "trust"]);

/** Has the scenario a step that takes its thread up again? */
function reopensThread({ steps }: Scenario): boolean {
  return steps.some((step) => KINDS.has(step.do));
}

export const REOPENING = new Late(
  reopensThread,
  async (): Promise<ReopenRules> => (await import("./reopen.ts")).REOPEN_RULES,
);
