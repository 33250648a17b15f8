/** Fewer and simpler steps. */
import type { AgentDocument, StepDocument } from "../../src/scenario/document.ts";
import { shorter, simplerNodes, simplerTexts, without } from "./simpler.ts";

export function* simplerSteps(steps: readonly StepDocument[]): Generator<StepDocument[]> {
  for (const kept of shorter([...steps.keys()])) yield onlyThese(steps, kept);
  for (const [index, step] of steps.entries()) {
    for (const simpler of simplerStep(step)) yield steps.with(index, simpler);
  }
}

/** Forks and reverts name the turn that they named before, as long as it is still there. */
function onlyThese(steps: readonly StepDocument[], kept: readonly number[]): StepDocument[] {
  const numberOf = new Map<number, number>();
  let turn = 0;
  for (const [index, step] of steps.entries()) {
    if (step.do === "turn") numberOf.set(index, turn++);
  }
  const remaining = kept.flatMap((index) => numberOf.get(index) ?? []);
  return kept.map((index) => {
    const step = steps[index] as StepDocument;
    if (step.do === "revert") {
      return { ...step, beforeTurn: remaining.filter((number) => number < step.beforeTurn).length };
    }
    if (step.do !== "fork" || step.afterTurn === undefined) return step;
    const at = remaining.findLastIndex((number) => number <= (step.afterTurn ?? 0));
    return { ...step, afterTurn: Math.max(0, at) };
  });
}

function* simplerAgents(agents: readonly AgentDocument[]): Generator<AgentDocument[]> {
  yield* shorter(agents);
  for (const [index, agent] of agents.entries()) {
    for (const key of Object.keys(agent)) {
      if (key !== "name" && key !== "message") yield agents.with(index, without(agent, key));
    }
    for (const own of simplerAgents(agent.agents ?? [])) yield agents.with(index, { ...agent, agents: own });
  }
}

function* simplerStep(step: StepDocument): Generator<StepDocument> {
  switch (step.do) {
    case "turn": {
      for (const key of Object.keys(step)) if (key !== "do" && key !== "text") yield without(step, key);
      for (const text of simplerTexts(step.text)) yield { ...step, text };
      for (const during of shorter(step.during ?? [])) yield { ...step, during };
      for (const agents of simplerAgents(step.agents ?? [])) yield { ...step, agents };
      return;
    }
    case "write":
      for (const node of simplerNodes(step.path, step.node)) yield { ...step, node };
      return;
    case "environments":
      for (const environments of shorter(step.environments)) yield { ...step, environments };
      return;
    case "fork":
      if (step.afterTurn !== undefined) yield without(step, "afterTurn");
      return;
    case "compact":
      for (const key of Object.keys(step)) if (key !== "do") yield without(step, key);
      return;
    case "resume":
      if (step.cwd !== undefined) yield without(step, "cwd");
  }
}
