import type { AgentReport, Part } from "../../engine/index.ts";

/** Place of a review in its step, which says nothing else. */
const REVIEW = "review";

/** The agent whose task or answer stands in the parts; null: neither does. Pure. */
export function agentOf(agents: readonly AgentReport[], parts: readonly Part[]): AgentReport | null {
  for (const { fragment, spans } of parts) {
    if (fragment !== "agentTask" && fragment !== "agentResult") continue;
    for (const { source } of spans) {
      if (source.kind !== "step") continue;
      const field = source.field.slice(0, Math.max(source.field.lastIndexOf("."), 0)) || REVIEW;
      const agent = agents.find((one) => one.parentStep === source.step && one.field === field);
      if (agent !== undefined) return agent;
    }
  }
  return null;
}
