/** The rules of reviews come when a scenario has any. */
import { Late } from "../late.ts";
import type { Scenario, Step } from "../scenario.ts";
import type { StepRun } from "../thread/run.ts";

export interface ReviewRules {
  /** Codex reviews in a thread of its own; what comes of it is written into the thread that asks. */
  readonly review: (run: StepRun, step: Extract<Step, { do: "review" }>) => void;
}

function hasReviews({ codex, steps }: Scenario): boolean {
  return codex === "0.158.0" && steps.some((step) => step.do === "review");
}

export const REVIEWS = new Late(
  hasReviews,
  async (): Promise<ReviewRules> => (await import("./review.ts")).REVIEW_RULES,
);
