/** Where an agent stands in the tree of a thread. */
import type { StepRun } from "../thread/run.ts";

export const ROOT = "/root";

/** The path of the agent that a run plays; `/root`: the thread itself. */
export function rootOf({ state }: StepRun): string {
  return state.agentPath ?? ROOT;
}

/** 0: the thread itself. */
export function depthOf(run: StepRun): number {
  return rootOf(run).split("/").length - 2;
}
