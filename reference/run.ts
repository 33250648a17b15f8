/** Puts one scenario to the real Codex and captures what it sends to its model. */
import { agentId, type Scenario, type TurnStep } from "../src/engine/index.ts";
import type { Capture } from "./capture.ts";
import { CodexProcess } from "./codexProcess.ts";
import { type ExecServer, startExecServer } from "./execServer.ts";
import { configArguments } from "./launchConfig.ts";
import { type Confinement, Machine } from "./machine.ts";
import { DEFAULT_ANSWERS, MockServer, type RecordedRequest } from "./mockServer.ts";
import { nearDays, normaliseRequest } from "./normalise.ts";
import { NotRun } from "./notRun.ts";
import { programOf } from "./program.ts";
import { Refusal } from "./refusal.ts";
import { typedTexts } from "./scenarioStrings.ts";
import { Session } from "./session.ts";

/** A longer prompt does not fit on a command line. Bytes. */
const MAX_ARGUMENT = 60_000;
/** Notices about this computer or this suite, not about the scenario. */
const NOT_ABOUT_THE_SCENARIO = ["could not find bubblewrap", "Full-history hydration is deprecated"];

export interface RunOptions {
  /** Chosen by what this computer allows when left out. */
  readonly confinement?: Confinement;
  /** Sees every request as it was sent, after the run. */
  readonly onRequest?: (request: RecordedRequest) => void;
}

/** Runs the scenario on a fresh computer. Rejects with NotRun when it cannot be acted out here. */
export async function runReference(scenario: Scenario, options: RunOptions = {}): Promise<Capture> {
  if (scenario.launch.threadInstructions !== null) {
    throw new NotRun("unsupported", "thread-level instructions come from a program that embeds Codex");
  }
  const program = await programOf(scenario.codex);
  const machine = new Machine(scenario, program, options.confinement);
  try {
    if (machine.confinement === "prefix" && hasOwnProfile(scenario)) {
      throw new NotRun("unsupported", "the sandbox of a permission profile would write into /tmp of this computer");
    }
    const mock = await MockServer.start();
    const environments = await startExecServer(scenario, machine);
    try {
      return await capture(scenario, machine, mock, environments, options);
    } finally {
      await environments?.close();
      mock.close();
    }
  } finally {
    machine.close();
  }
}

/** Below a profile Codex opens instruction files in a sandbox of its own, which leaves marks in writable directories. */
function hasOwnProfile({ files }: Scenario): boolean {
  return Object.values(files).some((node) => typeof node === "string" && node.includes("[permissions."));
}

async function capture(
  scenario: Scenario,
  machine: Machine,
  mock: MockServer,
  environments: ExecServer | null,
  options: RunOptions,
): Promise<Capture> {
  const { surface, cwd: writtenCwd } = scenario.launch;
  // A shell that went there reports the directory itself; another client passes the name as it is written.
  const cwd = surface === "app-server" ? writtenCwd : machine.resolve(writtenCwd);
  const days = nearDays();
  const warnings: string[] = [];
  let error: string | null = null;
  try {
    const prompt = soleTurn(scenario);
    if (surface === "exec" && prompt !== null) await runExec(scenario, machine, mock, cwd, prompt, warnings);
    else if (scenario.launch.profile !== undefined) {
      throw new NotRun("unsupported", "the app server takes no profile");
    } else await runSession(new Session(scenario, machine, mock, cwd, environments?.url ?? null), warnings);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    error = refusal.message;
  }
  for (const request of mock.unanswered) {
    if (!request.startsWith("GET /v1/models")) warnings.push(`unanswered request: ${request}`);
  }
  for (const request of mock.requests) options.onRequest?.(request);
  const context = {
    facts: scenario.machine,
    typed: new Set(typedTexts(scenario)),
    days: new Set([...days, ...nearDays()]),
    inward: (text: string) => withAgentIds(machine.inward(text), mock.agents),
    resortRoots: machine.confinement === "prefix" && scenario.codex !== "0.113.0",
  };
  const agents = [...mock.agents.values()].map((path) => ({
    path,
    requests: requestsOf(mock, path).map((request) => normaliseRequest(request, context)),
  }));
  return {
    codex: scenario.codex,
    requests: requestsOf(mock, null).map((request) => normaliseRequest(request, context)),
    ...(agents.length === 0 ? {} : { agents }),
    error: error === null ? null : machine.inward(error),
    warnings: [...new Set(warnings)]
      .filter((warning) => !NOT_ABOUT_THE_SCENARIO.some((notice) => warning.includes(notice)))
      .map((warning) => machine.inward(warning)),
  };
}

function requestsOf({ requests }: MockServer, path: string | null): readonly RecordedRequest[] {
  return requests.filter(({ agent }) => agent === path);
}

/** Codex makes the ids of agents by chance; here they are numbered. */
function withAgentIds(text: string, agents: ReadonlyMap<string, string>): string {
  let written = text;
  const spawned = [...agents.keys()].filter((id) => agents.get(id) !== id);
  for (const [index, id] of spawned.entries()) written = written.replaceAll(id, agentId(index + 1));
  return written;
}

/** The one turn of a scenario that `codex exec` itself can act out; null for every other scenario. */
function soleTurn(scenario: Scenario): TurnStep | null {
  const [step, ...others] = scenario.steps;
  if (others.length > 0 || step?.do !== "turn" || !isPlain(step)) return null;
  return Buffer.byteLength(step.text) < MAX_ARGUMENT ? step : null;
}

/** Nothing that only a client of the app server can do, or that makes the server refuse. */
function isPlain({ parts, steer, interrupt, context, skills, fails, agents }: TurnStep): boolean {
  return (
    parts.length + skills.length + agents.length === 0 &&
    steer === null &&
    !interrupt &&
    context === null &&
    fails === null
  );
}

async function runExec(
  scenario: Scenario,
  machine: Machine,
  mock: MockServer,
  cwd: string,
  step: TurnStep,
  warnings: string[],
): Promise<void> {
  const { reply, usage, during } = step;
  const edits =
    during === null
      ? null
      : () => {
          for (const edit of during) machine.edit(edit);
        };
  mock.begin(0, { ...DEFAULT_ANSWERS, reply, usage, during: edits });
  const config = configArguments(scenario, mock.port, machine);
  const profile = scenario.launch.profile === undefined ? [] : ["-p", scenario.launch.profile];
  const args = ["exec", "--skip-git-repo-check", ...profile, ...config, "--", step.text];
  const codex = new CodexProcess(machine.command(args, cwd));
  codex.ignoreOutput();
  codex.endInput();
  const status = await codex.end();
  warnings.push(...codex.complaint.split("\n").filter((line) => line.toLowerCase().startsWith("warning:")));
  if (status !== 0 && mock.requests.length === 0) {
    throw new Refusal(codex.complaint || `codex exec ended with status ${status}`);
  }
}

async function runSession(session: Session, warnings: string[]): Promise<void> {
  try {
    await session.run();
  } finally {
    warnings.push(...session.warnings);
    await session.close();
  }
}
