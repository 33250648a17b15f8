/** Why an agent is not spawned. */
export const AGENT_REFUSALS = [
  /** As many agents as may be there at the same time. */
  "limit",
  /** The older form of the tools: an agent has none of its own below this depth. */
  "depth",
  /** No such role. */
  "role",
  /** The older form: an agent with the parent's history has the parent's role. */
  "roleOfFork",
  /** No such model. */
  "model",
  /** Another agent of the parent has the name. */
  "name",
] as const;
export type AgentRefusal = (typeof AGENT_REFUSALS)[number];
