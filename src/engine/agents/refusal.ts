/** Why Codex does not spawn an agent. */
import { lookUp } from "../config/merge.ts";
import type { TableValue } from "../config/toml.ts";
import type { AgentTask } from "../scenario.ts";
import type { AgentRefusal } from "../simulation.ts";
import type { StepRun } from "../thread/run.ts";
import { isRole } from "./roles.ts";
import { depthOf, rootOf } from "./tree.ts";

/** Agents at a time that a thread may have; the newer form counts those that work, with the thread itself. */
const MOST = { v1: 6, v2: 4 } as const;
/** The older form: agents of agents are none. */
const DEEPEST = 1;

export function refusalOf(run: StepRun, task: AgentTask): AgentRefusal | null {
  const { session, start } = run.state;
  const config = start.config.effective;
  const isNewer = session.leadsAgents;
  if (!isNewer && depthOf(run) >= (integerAt(config, ["agents", "max_depth"]) ?? DEEPEST)) return "depth";
  if (!isNewer && task.type !== null && isWhole(task)) return "roleOfFork";
  if (task.type !== null && !isRole(config, task.type)) return "role";
  if (task.model !== null && !isListed(run, task.model)) return "model";
  if (isNewer && run.family.roster.known.some(({ path }) => path === `${rootOf(run)}/${task.name}`)) return "name";
  const taken = isNewer ? run.family.running + 1 : run.family.roster.known.length;
  return taken >= mostAgents(config, isNewer) ? "limit" : null;
}

/** Does the agent begin with the whole history of its parent, as the older form knows it? */
export function isWhole({ fork }: AgentTask): boolean {
  return fork !== null && fork !== "none";
}

/** Models are named by their exact names. */
function isListed({ state: { session } }: StepRun, name: string): boolean {
  const facts = session.release.models.find(name);
  return facts.slug === name && facts.compHash !== null;
}

export function mostAgents(config: TableValue, isNewer: boolean): number {
  if (!isNewer) return integerAt(config, ["agents", "max_threads"]) ?? MOST.v1;
  const key = "max_concurrent_threads_per_session";
  return integerAt(config, ["features", "multi_agent_v2", key]) ?? MOST.v2;
}

function integerAt(config: TableValue, names: readonly string[]): number | null {
  const value = lookUp(config, names);
  return value?.kind === "integer" ? value.value : null;
}
