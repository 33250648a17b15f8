/** Which agents a thread has, and what its environment says of them. */
import { mark, type Spans } from "../provenance.ts";
import type { StepRun } from "../thread/run.ts";
import type { Session } from "../thread/session.ts";
import type { AgentEntry, AgentRoster, ThreadState } from "../thread/state.ts";
import { mostAgents } from "./refusal.ts";
import { ROOT, rootOf } from "./tree.ts";

/** Codex gives each agent a name out of a list of its own, by chance. */
const NICKNAME = "Nickname";

/** An agent is spawned. Of those that are not at work the one that rested longest makes room for it. */
export function enter({ family, state }: StepRun, { path, id }: AgentEntry): void {
  const { count, known, resident } = family.roster;
  const kept = [...resident, path];
  const room = mostAgents(state.start.config.effective, true) - 1;
  family.roster = { count: count + 1, known: [...known, { path, id }], resident: kept.slice(-Math.max(room, 1)) };
}

/** An agent has come to its end. */
export function touch({ family }: StepRun, path: string): void {
  const { roster } = family;
  if (!roster.resident.includes(path)) return;
  family.roster = { ...roster, resident: [...roster.resident.filter((one) => one !== path), path] };
}

/** The environment of the thread that a run plays says which agents it has, from the next time on that it is told. */
export function listAgents(run: StepRun): void {
  run.state.session = withAgents(run.state.session, run.family.roster, rootOf(run));
}

/** A fork has none; a resumed thread has those of the newer tools, none of them at hand. */
export function reopened(state: ThreadState, how: "resume" | "fork"): void {
  const { count, known } = state.agents;
  const isKept = how === "resume" && state.session.leadsAgents;
  state.agents = { count, known: isKept ? known : [], resident: [] };
  state.session = withAgents(state.session, state.agents, ROOT);
}

function withAgents(session: Session, roster: AgentRoster, parent: string): Session {
  const own = roster.known.filter(({ path }) => path.slice(0, path.lastIndexOf("/")) === parent);
  return own.length === 0 ? session : { ...session, subagents: spansOf(session, own, new Set(roster.resident)) };
}

/** In the newer form those at hand come first, each group by its paths; in the older one all as they were spawned. */
function spansOf({ leadsAgents }: Session, agents: readonly AgentEntry[], resident: ReadonlySet<string>): Spans {
  const paths = agents.map(({ path }) => path).sort();
  const lines = leadsAgents
    ? [...paths.filter((path) => resident.has(path)), ...paths.filter((path) => !resident.has(path))].map(
        (path) => `<agent name="${path}" />`,
      )
    : agents.map(({ id }) => `- ${id}: ${NICKNAME}`);
  return [mark(["\n  <subagents>", ...lines.map((line) => `    ${line}`), "  </subagents>"].join("\n"))];
}
