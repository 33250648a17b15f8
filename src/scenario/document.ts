/** The saved thing: a scenario document of format 1, with only what its author wrote. */
import {
  type AdditionalContext,
  type AgentFork,
  type AgentTask,
  type CodexRelease,
  canonicalPath,
  type DiskStep,
  type EnvironmentPick,
  type FailingRequest,
  type FileNode,
  type JsonValue,
  joinPath,
  type MessagePart,
  type Mode,
  type Scenario,
  type SetKey,
  type Step,
  type Surface,
  type TrustLevel,
} from "../engine/index.ts";

export interface ScenarioDocument {
  readonly format: 1;
  readonly title?: string;
  readonly notes?: string;
  /** The texts are fillers of the size of texts that stay private. */
  readonly skeleton?: true;
  readonly codex?: CodexRelease;
  readonly machine?: {
    readonly os?: "linux" | "windows";
    readonly home?: string;
    readonly codexHome?: string;
    readonly shell?: string;
    readonly date?: string;
    readonly timezone?: string;
    readonly tmpdir?: string | null;
  };
  readonly files?: { readonly [path: string]: FileNode };
  readonly launch: {
    readonly cwd: string;
    readonly surface?: Surface;
    readonly mode?: Mode | null;
    readonly overrides?: { readonly [key: string]: JsonValue };
    readonly profile?: string;
    readonly baseInstructions?: string;
    readonly developerInstructions?: string;
    readonly threadInstructions?: string;
    readonly environments?: readonly EnvironmentPick[];
  };
  readonly steps?: readonly StepDocument[];
}

/**
 * Conventions where the world around Codex must be fixed:
 * - `during` is one call of a tool that does not exist. With `interrupt` it is one that never answers, and the person
 *   stops the turn while it waits.
 * - `steer` is sent when the call is handed out, else while the first answer is written.
 * - `fails` makes the server refuse every request of that kind in the turn. Codex does not try again.
 * - `agents` are calls that spawn agents, one after the other, each with the request that follows it; then one call that
 *   waits for each agent with `waits`. An agent gets its first answer when its parent waits for it, else when the
 *   parent's turn is over. `during` are then edits that are made while the first of these calls is handed out.
 * - `skills` are skill items of the message: only the files of skills that are loaded count.
 * - `review` is asked for with instructions of one's own (`text`), and answered in the thread that asks.
 * - `command` is run by the person's shell; `output` is what it prints, its exit code is 0.
 * - `network_access` belongs to the workspace-write sandbox: in another mode the client remembers it for that one.
 * - `workspace_roots` takes the place of the further roots; the working directory is always the first.
 */
export interface AgentDocument {
  readonly name: string;
  readonly message: string;
  readonly type?: string;
  readonly fork?: AgentFork;
  readonly model?: string;
  readonly reply?: string;
  readonly waits?: true;
  readonly during?: readonly DiskStep[];
  readonly fails?: true;
  readonly agents?: readonly AgentDocument[];
}

export type StepDocument =
  | {
      readonly do: "turn";
      readonly text: string;
      readonly parts?: readonly MessagePart[];
      readonly reply?: string;
      readonly usage?: number;
      readonly during?: readonly DiskStep[];
      readonly steer?: string;
      readonly interrupt?: true;
      readonly context?: AdditionalContext;
      readonly skills?: readonly string[];
      readonly fails?: FailingRequest;
      readonly agents?: readonly AgentDocument[];
    }
  | DiskStep
  | { readonly do: "cd"; readonly cwd: string }
  | { readonly do: "environments"; readonly environments: readonly EnvironmentPick[] }
  | { readonly do: "set"; readonly key: SetKey; readonly value: string }
  | { readonly do: "mode"; readonly mode: Mode }
  | { readonly do: "trust"; readonly path: string; readonly level: TrustLevel }
  | { readonly do: "compact"; readonly summary?: string; readonly fails?: true }
  | { readonly do: "shell"; readonly command: string; readonly output?: string }
  | { readonly do: "review"; readonly text: string; readonly reply?: string }
  | { readonly do: "resume"; readonly cwd?: string }
  | { readonly do: "fork"; readonly afterTurn?: number }
  | { readonly do: "revert"; readonly beforeTurn: number };

/** What is said where a document names no steps. */
export const DEFAULT_STEPS: readonly StepDocument[] = [{ do: "turn", text: "hello" }];

/** The release of documents that name none. */
export const DEFAULT_RELEASE: CodexRelease = "0.158.0";

export function releaseIn({ codex }: Pick<ScenarioDocument, "codex">): CodexRelease {
  return codex ?? DEFAULT_RELEASE;
}

/** Fills in every default of format 1. */
export function normaliseScenario(document: ScenarioDocument): Scenario {
  const machine = document.machine ?? {};
  const launch = document.launch;
  const surface = launch.surface ?? "tui";
  const home = machine.home ?? "/home/dev";
  return {
    title: document.title ?? "",
    notes: document.notes ?? "",
    codex: releaseIn(document),
    machine: {
      os: machine.os ?? "linux",
      home,
      codexHome: machine.codexHome ?? joinPath(home, ".codex"),
      codexHomeGiven: machine.codexHome !== undefined,
      shell: machine.shell ?? "bash",
      date: machine.date ?? "2026-11-30",
      timezone: machine.timezone ?? "Etc/UTC",
      tmpdir: machine.tmpdir ?? null,
    },
    files: document.files ?? {},
    launch: {
      surface,
      cwd: canonicalPath(launch.cwd),
      mode: launch.mode === undefined ? (surface === "tui" ? "default" : null) : launch.mode,
      overrides: launch.overrides ?? {},
      ...(launch.profile === undefined ? {} : { profile: launch.profile }),
      baseInstructions: launch.baseInstructions ?? null,
      developerInstructions: launch.developerInstructions ?? null,
      threadInstructions: launch.threadInstructions ?? null,
      ...(launch.environments === undefined ? {} : { environments: launch.environments.map(pickOf) }),
    },
    steps: (document.steps ?? DEFAULT_STEPS).map(stepOf),
  };
}

function pickOf(pick: EnvironmentPick): EnvironmentPick {
  return { ...pick, cwd: canonicalPath(pick.cwd) };
}

const normalised = new WeakMap<StepDocument, Step>();

/** The same object for the same document: the engine knows by it which steps an edit has left alone. */
function stepOf(document: StepDocument): Step {
  const known = normalised.get(document);
  if (known !== undefined) return known;
  const step = normaliseStep(document);
  normalised.set(document, step);
  return step;
}

function agentOf(agent: AgentDocument): AgentTask {
  return {
    name: agent.name,
    type: agent.type ?? null,
    message: agent.message,
    fork: agent.fork ?? null,
    model: agent.model ?? null,
    reply: agent.reply ?? "ok",
    waits: agent.waits ?? false,
    during: agent.during ?? null,
    fails: agent.fails ?? false,
    agents: (agent.agents ?? []).map(agentOf),
  };
}

function normaliseStep(step: StepDocument): Step {
  switch (step.do) {
    case "turn":
      return {
        do: "turn",
        text: step.text,
        parts: step.parts ?? [],
        reply: step.reply ?? "ok",
        usage: step.usage ?? 100,
        during: step.during ?? null,
        steer: step.steer ?? null,
        interrupt: step.interrupt ?? false,
        context: step.context ?? null,
        skills: step.skills ?? [],
        fails: step.fails ?? null,
        agents: (step.agents ?? []).map(agentOf),
      };
    case "cd":
      return { do: "cd", cwd: canonicalPath(step.cwd) };
    case "environments":
      return { do: "environments", environments: step.environments.map(pickOf) };
    case "compact":
      return { do: "compact", summary: step.summary ?? "SUMMARY", fails: step.fails ?? false };
    case "shell":
      return { do: "shell", command: step.command, output: step.output ?? "" };
    case "review":
      return { do: "review", text: step.text, reply: step.reply ?? "ok" };
    case "resume":
      return { do: "resume", cwd: step.cwd === undefined ? null : canonicalPath(step.cwd) };
    case "fork":
      return { do: "fork", afterTurn: step.afterTurn ?? null };
    default:
      return step;
  }
}
