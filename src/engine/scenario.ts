/**
 * A scenario with every default filled in: all that decides what Codex sends. `src/scenario/schema.ts` makes it out of
 * the saved document (format 1); the engine only reads it.
 */
import type { CodexRelease } from "./releases/names.ts";

export const SURFACES = ["tui", "exec", "app-server"] as const;
/** How Codex was started: the terminal interface, `codex exec`, or a client of `codex app-server`. */
export type Surface = (typeof SURFACES)[number];

export const MODES = ["default", "plan"] as const;
/** Collaboration mode. */
export type Mode = (typeof MODES)[number];

export type TrustLevel = "trusted" | "untrusted";

/** A regular file as text (UTF-8), raw bytes, an empty directory, a symlink, or a file whose read fails. */
export type FileNode =
  | string
  | { readonly base64: string }
  | { readonly dir: true }
  | { readonly symlink: string }
  | { readonly unreadable: true };

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface Machine {
  readonly os: "linux" | "windows";
  readonly home: string;
  readonly codexHome: string;
  /** CODEX_HOME is exported only when the scenario names it. */
  readonly codexHomeGiven: boolean;
  readonly shell: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly timezone: string;
  /** $TMPDIR, null when unset. */
  readonly tmpdir: string | null;
}

/** `failed`: nobody listens at its address. */
export const ENVIRONMENT_STATES = ["failed"] as const;
export type EnvironmentState = (typeof ENVIRONMENT_STATES)[number];

/** An execution environment that a thread is given. `cwd`: absolute. */
export interface EnvironmentPick {
  readonly id: string;
  readonly cwd: string;
  /** Left out: it stands ready. */
  readonly state?: EnvironmentState;
}

export interface Launch {
  readonly surface: Surface;
  /** Absolute path, as written. */
  readonly cwd: string;
  /** What the client says about the collaboration mode on the first turn; null: nothing. */
  readonly mode: Mode | null;
  /** Dotted config key to value: what `-c key=value` would set. A null value means absent. */
  readonly overrides: { readonly [key: string]: JsonValue };
  /** `-p NAME`: the file `<codexHome>/NAME.config.toml` lies over the user's config. The app server takes none. */
  readonly profile?: string;
  /** thread/start parameters; only an app-server client can give them. */
  readonly baseInstructions: string | null;
  readonly developerInstructions: string | null;
  /** Instructions of an embedding host: described, not measured. */
  readonly threadInstructions: string | null;
  /** The environments that the client selects at thread/start; left out: all that are registered. */
  readonly environments?: readonly EnvironmentPick[];
  /**
   * `codex debug prompt-input`: starts like the terminal interface where no mode is said, writes no trust entry and
   * never compacts. Only the check against the person's own Codex says it.
   */
  readonly printsOnly?: true;
}

export type DiskStep =
  | { readonly do: "write"; readonly path: string; readonly node: FileNode }
  | { readonly do: "remove"; readonly path: string };

/** A part of a message beside its text: more text, or a picture (its data is of no interest). */
export type MessagePart = { readonly text: string } | { readonly image: true };

/** What a client adds to a turn beside the message: its value by key. */
export interface AdditionalContext {
  readonly [key: string]: { readonly kind: "untrusted" | "application"; readonly value: string };
}

/** Which request of a turn the server refuses (HTTP 500). */
export type FailingRequest = "sample" | "compaction";

/** How much of the parent's history an agent begins with: nothing, all of it, or that many of its last turns. */
export type AgentFork = "none" | "all" | number;

/** An agent that the model spawns in a turn, and what becomes of its one task. */
export interface AgentTask {
  /** Names the agent among those of its parent; in the older form of the tools only the scenario knows it. */
  readonly name: string;
  /** The role: one of Codex's own, or `[agents.NAME]` of the configuration. Null: none is asked for. */
  readonly type: string | null;
  readonly message: string;
  /** Null: what the tool does when it is not told. The older form knows no number: any of them is `all`. */
  readonly fork: AgentFork | null;
  readonly model: string | null;
  readonly reply: string;
  /** The parent waits for the answer; else it comes when the parent's turn is over. */
  readonly waits: boolean;
  /** Edits that one tool call of the agent makes; null: no tool call. */
  readonly during: readonly DiskStep[] | null;
  /** The server refuses its first request (HTTP 500). */
  readonly fails: boolean;
  /** Agents that this one spawns itself. */
  readonly agents: readonly AgentTask[];
}

export interface TurnStep {
  readonly do: "turn";
  readonly text: string;
  /** Content parts behind `text`, in order. */
  readonly parts: readonly MessagePart[];
  readonly reply: string;
  /** Total tokens that every sampling response of the turn reports. */
  readonly usage: number;
  /** Edits that one tool call makes; null: no tool call. */
  readonly during: readonly DiskStep[] | null;
  /** A message sent while the turn runs: during its tool call, else while its first answer is written. */
  readonly steer: string | null;
  /** The person interrupts the turn while its tool call runs. */
  readonly interrupt: boolean;
  /** null: the client says nothing; an empty object forgets what was said. */
  readonly context: AdditionalContext | null;
  /** Paths of `SKILL.md` files that the message names. */
  readonly skills: readonly string[];
  readonly fails: FailingRequest | null;
  /** Agents that the model spawns, one call after another; `during` is what changes while the first call is handed out. */
  readonly agents: readonly AgentTask[];
}

export const SET_KEYS = [
  "model",
  "approval_policy",
  "sandbox_mode",
  "effort",
  "personality",
  /** `true` or `false`: of the workspace-write sandbox. */
  "network_access",
  /** Absolute paths, separated by line feeds: further workspace roots. */
  "workspace_roots",
] as const;
export type SetKey = (typeof SET_KEYS)[number];

export type Step =
  | TurnStep
  | DiskStep
  | { readonly do: "cd"; readonly cwd: string }
  /** The selection for the next turn and those behind it. */
  | { readonly do: "environments"; readonly environments: readonly EnvironmentPick[] }
  | { readonly do: "set"; readonly key: SetKey; readonly value: string }
  | { readonly do: "mode"; readonly mode: Mode }
  | { readonly do: "trust"; readonly path: string; readonly level: TrustLevel }
  | { readonly do: "compact"; readonly summary: string; readonly fails: boolean }
  /** A command that the person runs in the thread; `output` is what it prints, exit code 0. */
  | { readonly do: "shell"; readonly command: string; readonly output: string }
  /** Codex reviews changes as `text` tells it to, in a thread of its own; `reply` is what its model answers. */
  | { readonly do: "review"; readonly text: string; readonly reply: string }
  | { readonly do: "resume"; readonly cwd: string | null }
  | { readonly do: "fork"; readonly afterTurn: number | null }
  /** The thread itself goes back to before this turn (0-based). */
  | { readonly do: "revert"; readonly beforeTurn: number };

export interface Scenario {
  readonly title: string;
  readonly notes: string;
  readonly codex: CodexRelease;
  readonly machine: Machine;
  /** Absolute path to node; parents of listed paths exist by themselves. */
  readonly files: { readonly [path: string]: FileNode };
  readonly launch: Launch;
  readonly steps: readonly Step[];
}
