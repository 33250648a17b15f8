/** Everything about a session that its request is written from: resolved settings, each with its source. */

import type { Corners } from "../corners/registry.ts";
import type { Environments } from "../environments/registry.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Source, Spans } from "../provenance.ts";
import type { ModelFacts } from "../releases/models.ts";
import type { Release } from "../releases/release.ts";
import type { Machine, Mode } from "../scenario.ts";
import type { ApprovalPolicy, Origin, SandboxMode } from "../simulation.ts";
import type { FoundSkills } from "../skills/skill.ts";
import type { Texts } from "../texts.ts";

/** A value as it goes into text, with where it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

/** A directory that may be written to, in the order in which Codex names it. */
export type Root = Sourced<string>;

export interface SandboxSettings {
  /**
   * `profile`: a built-in profile, by default or by its name (a resumed thread remembers only such ones); `adjusted`: the
   * default profile with settings of `[sandbox_workspace_write]`; `custom`: a profile of a person's own (see
   * `Corners.profile`); `config`: `sandbox_mode`; `said`: sent by the client with a turn.
   */
  readonly origin: "profile" | "adjusted" | "custom" | "config" | "said";
  readonly mode: SandboxMode;
  readonly networkAccess: Sourced<boolean>;
  /** Configured directories that may be written to, in config order. */
  readonly writableRoots: readonly Root[];
  /** The directory in which the client said workspace-write; null when it did not. */
  readonly saidIn: string | null;
  /** Paths inside writable directories that stay read-only, whatever becomes of the workspace roots. */
  readonly keptReadOnly: readonly Root[];
  /** `/tmp` may be written to. */
  readonly slashTmp: boolean;
  /** $TMPDIR may be written to. Whether it is set is a fact of the machine. */
  readonly tmpdirVariable: boolean;
}

/** `[features.multi_agent_v2]`. Null texts are Codex's own; the empty text drops the message. */
export interface MultiAgentSettings {
  /** Switched on for models that do not have it by themselves. */
  readonly enabled: boolean;
  readonly roleHint: Sourced<string> | null;
  /** In the place of the role of an agent that another one has spawned. */
  readonly agentHint: Sourced<string> | null;
  readonly modeHint: Sourced<string> | null;
}

/** When and how the history is compacted. Tokens. */
export interface CompactionSettings {
  /** Id of the model provider. */
  readonly provider: string;
  /** The server compacts: the provider is named `OpenAI` or `Azure`. Else Codex asks for a summary. */
  readonly remote: boolean;
  /** `compact_prompt`: what asks for a summary; null: Codex's own text. */
  readonly prompt: Sourced<string> | null;
  /** `model_auto_compact_token_limit` */
  readonly limit: number | null;
  /** `model_auto_compact_token_limit_scope` */
  readonly scope: "total" | "body_after_prefix";
  /** `model_post_turn_compact_threshold_percent` */
  readonly postTurnPercent: number | null;
  /** Feature `retain_client_developer_messages`. */
  readonly keepsClientDeveloper: boolean;
}

/** Which parts of the initial context are switched on. */
export interface Includes {
  readonly permissions: boolean;
  readonly collaborationMode: boolean;
  readonly environmentContext: boolean;
  readonly skills: boolean;
}

export interface Session {
  readonly release: Release;
  readonly texts: Texts;
  readonly machine: Machine;
  readonly files: FileSystem;
  readonly cwd: Root;
  /** Left out: the one of this machine, in `cwd`. */
  readonly environments?: Environments;
  /** The current directory and what stood beside it at the start, each once. */
  readonly workspaceRoots: readonly Root[];
  readonly slug: string;
  readonly model: ModelFacts;
  readonly sandbox: SandboxSettings;
  readonly approval: ApprovalPolicy;
  readonly autoReview: boolean;
  readonly mode: Mode | null;
  readonly effort: string | null;
  readonly personality: string | null;
  readonly updatePlanTool: boolean;
  readonly multiAgent: MultiAgentSettings;
  /** The thread was created on a model that leads agents: it keeps being told its role, whatever the model. */
  readonly leadsAgents: boolean;
  /** An agent that another one has spawned. */
  readonly isAgent: boolean;
  /** What the environment says of the agents of its own; left out: nothing. */
  readonly subagents?: Spans;
  readonly developerInstructions: Sourced<string> | null;
  readonly managedInstructions: Sourced<string> | null;
  /** Base instructions that replace the catalogue text; null when the catalogue text is used. */
  readonly customBase: Sourced<string> | null;
  /** `commit_attribution`: who co-authors the commits, in releases that say so; null: Codex's own line. */
  readonly commitAttribution: Sourced<string> | null;
  readonly compaction: CompactionSettings;
  readonly includes: Includes;
  /** The bundled skills that are not switched off, in list order. */
  readonly bundledSkills: readonly string[];
  /** Those on disk among them; null where the scenario has none. */
  readonly skills: FoundSkills | null;
  /** What only few people have; left out: its rules are not loaded. */
  readonly corners?: Corners;
  /** A file with rules whose approved command prefixes Codex would list; not modelled. Null when there is none. */
  readonly rulesOnDisk: string | null;
  /** Tokens. */
  readonly contextWindow: number;
  /** Feature flags that are on. */
  readonly features: ReadonlySet<string>;
}

/** No environment that stands ready is selected. */
export function isNowhere({ environments }: Pick<Session, "environments">): boolean {
  return environments?.selected.every(({ hasFailed }) => hasFailed) === true;
}

/** Where the session may write: of environments that the client has named the directory of the primary one alone. */
export function rootsInForce({ environments, workspaceRoots }: RootsOfSession): readonly Root[] {
  if (environments === undefined || !(environments.isNamed || environments.selected.length === 0))
    return workspaceRoots;
  const primary = environments.selected.find(({ hasFailed }) => !hasFailed) ?? environments.selected[0];
  return primary === undefined ? [] : [primary.cwd];
}

export type RootsOfSession = Pick<Session, "environments" | "workspaceRoots">;

/** The span source of an origin. `key` names the default when nothing says the value. */
export function sourceOf(origin: Origin, key: string): Source {
  switch (origin.kind) {
    case "config":
      return origin;
    case "launch":
      return { kind: "launch", key: origin.key as "cwd" };
    case "step":
      return { kind: "step", step: origin.step, field: key };
    default:
      return { kind: "default", key };
  }
}
