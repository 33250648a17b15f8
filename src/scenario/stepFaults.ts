/** What the shape of the steps cannot say: what a step needs, and what stands before it. */
import { byteLength, type Sentence, type SetKey, sentence } from "../engine/index.ts";
import type { AgentDocument, ScenarioDocument, StepDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";
import {
  countFault,
  environmentFaults,
  type MachineOs,
  nodeFaults,
  ownDirectoryFault,
  pathFault,
} from "./valueFaults.ts";

type Documents<Do extends StepDocument["do"]> = Extract<StepDocument, { do: Do }>;

/** Where a step stands, and on which machine. */
interface Place {
  readonly where: string;
  readonly os: MachineOs;
}

export function* stepFaults(scenario: ScenarioDocument): Generator<Sentence> {
  const os = scenario.machine?.os;
  const steps = scenario.steps ?? [];
  if (scenario.launch.surface !== "app-server" && steps.some((step) => step.do === "environments")) {
    yield sentence("fault.appServerOnly", { key: "environments" });
  }
  for (const [index, step] of steps.entries()) yield* faultsOfStep(step, { where: `steps[${index}]`, os });
  yield* orderFaults(steps);
}

function* faultsOfStep(step: StepDocument, place: Place): Generator<Sentence> {
  const { where, os } = place;
  if ("path" in step) yield* pathFault(step.path, `${where}.path`);
  if ("cwd" in step && step.cwd !== undefined) yield* ownDirectoryFault(step.cwd, `${where}.cwd`, os);
  switch (step.do) {
    case "turn":
      return yield* turnFaults(step, place);
    case "write":
      return yield* nodeFaults(step.node, `${where}.node`);
    case "set":
      return yield* settingFaults(step, place);
    case "shell":
      return yield* shellFaults(step, where);
    case "review":
      // Codex refuses to review without a word about what.
      if (step.text.trim() === "") yield sentence("fault.reviewText", { where: `${where}.text` });
      return;
    case "environments":
      return yield* environmentFaults(step.environments, `${where}.environments`);
  }
}

function* turnFaults(turn: Documents<"turn">, place: Place): Generator<Sentence> {
  const { where } = place;
  for (const edit of turn.during ?? []) yield* faultsOfStep(edit, place);
  if (turn.interrupt && turn.during === undefined) {
    yield sentence("fault.needs", { where, key: "interrupt", needs: "during" });
  }
  yield* countFault(turn.during?.length ?? 0, LIMITS.edits, `${where}.during`);
  yield* agentFaults(turn.agents ?? [], `${where}.agents`, place, 1);
  for (const beside of ["steer", "interrupt"] as const) {
    if (turn.agents !== undefined && turn.agents.length > 0 && turn[beside] !== undefined) {
      yield sentence("fault.beside", { where, key: "agents", beside });
    }
  }
  yield* countFault(turn.parts?.length ?? 0, LIMITS.parts, `${where}.parts`);
  yield* countFault(turn.skills?.length ?? 0, LIMITS.skills, `${where}.skills`);
  for (const [index, path] of (turn.skills ?? []).entries()) {
    yield* pathFault(path, `${where}.skills[${index}]`);
  }
  // Codex accepts any key, the empty one too, and writes it into a tag as it is.
  yield* countFault(Object.keys(turn.context ?? {}).length, LIMITS.contextKeys, `${where}.context`);
}

/** What the newer tools take for a name. */
const AGENT_NAME = /^[a-z0-9_]+$/;

function* agentFaults(
  agents: readonly AgentDocument[],
  where: string,
  place: Place,
  depth: number,
): Generator<Sentence> {
  yield* countFault(agents.length, LIMITS.agents, where);
  if (depth > LIMITS.agentDepth && agents.length > 0) {
    yield sentence("fault.limit", { where, limit: LIMITS.agentDepth, unit: "levels" });
    return;
  }
  for (const [index, { name, during = [], agents: own = [] }] of agents.entries()) {
    const at = `${where}[${index}]`;
    if (!AGENT_NAME.test(name)) yield sentence("fault.agentName", { where: `${at}.name`, name });
    yield* countFault(during.length, LIMITS.edits, `${at}.during`);
    for (const edit of during) yield* faultsOfStep(edit, { ...place, where: at });
    yield* agentFaults(own, `${at}.agents`, place, depth + 1);
  }
}

/** Values of settings that are chosen from a list. */
const CHOICES: { readonly [Key in SetKey]?: readonly string[] } = {
  network_access: ["true", "false"],
  personality: ["none", "friendly", "pragmatic"],
};

function* settingFaults({ key, value }: Documents<"set">, { where }: Place): Generator<Sentence> {
  const place = `${where}.value`;
  const allowed = CHOICES[key];
  if (allowed !== undefined && !allowed.includes(value))
    yield sentence("fault.value", { where: place, got: value, allowed });
  if (key !== "workspace_roots") return;
  const roots = value === "" ? [] : value.split("\n");
  yield* countFault(roots.length, LIMITS.workspaceRoots, place);
  for (const root of roots) yield* pathFault(root, place);
}

/** Codex refuses a blank command, and cannot start one with a NUL; it shortens an output beyond the limit. */
function* shellFaults({ command, output = "" }: Documents<"shell">, where: string): Generator<Sentence> {
  if (command.trim() === "" || command.includes("\0")) yield sentence("fault.command", { where: `${where}.command` });
  if (byteLength(output) > LIMITS.outputBytes) {
    yield sentence("fault.limit", { where: `${where}.output`, limit: LIMITS.outputBytes, unit: "bytes" });
  }
}

/** Codex has no thread to go on with before the first turn, and none to go back to but those that stand. */
function* orderFaults(steps: readonly StepDocument[]): Generator<Sentence> {
  let begun = false;
  let turns = 0;
  for (const [index, step] of steps.entries()) {
    const where = `steps[${index}]`;
    if (step.do === "turn") {
      begun = true;
      turns += 1;
    }
    if ((step.do === "resume" || step.do === "fork" || step.do === "revert") && !begun) {
      yield sentence("fault.beforeFirstTurn", { where, step: step.do });
    } else if (step.do === "fork" && step.afterTurn !== undefined) {
      yield* turnFault(step.afterTurn, turns, `${where}.afterTurn`);
      turns = Math.min(turns, step.afterTurn + 1);
    } else if (step.do === "revert") {
      yield* turnFault(step.beforeTurn, turns, `${where}.beforeTurn`);
      turns = Math.min(turns, step.beforeTurn);
    }
  }
}

function* turnFault(turn: number, turns: number, where: string): Generator<Sentence> {
  if (turn >= turns) yield sentence("fault.noSuchTurn", { where, turn, turns });
}
