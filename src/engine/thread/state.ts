/** All that a thread is between two steps. Every field holds immutable values, so a copy of the record is a checkpoint. */
import type { Instructions } from "../agentsMd/assemble.ts";
import type { RootMatch } from "../agentsMd/discover.ts";
import type { GlobalCandidate, GlobalDoc, ProjectDocs } from "../agentsMd/read.ts";
import type { EnvironmentDocs } from "../environments/registry.ts";
import type { FileSystem } from "../machine/files.ts";
import type { AdditionalContext, Scenario, Step, TrustLevel } from "../scenario.ts";
import type { Part, Settings } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import type { Context } from "./context.ts";
import type { History, NewItem } from "./history.ts";
import type { Root, Session } from "./session.ts";
import type { StartedThread } from "./start.ts";

/** The project files as Codex has read and keeps them. */
export interface DocCache {
  readonly root: RootMatch | null;
  readonly directories: readonly string[];
  readonly docs: ProjectDocs;
  readonly cwd: string;
  /** By environment, where a thread can have several: what stands above is that of the first. */
  readonly groups?: readonly EnvironmentDocs[];
  /** Permissions and trust with which they were read: they are read again when any of it differs at a turn. */
  readonly session: Session;
  readonly trust: TrustLevel | null;
  /** The disk at that moment. */
  readonly files: FileSystem;
  /** The same as Codex sees it through a permission profile; the same object where it may read all. */
  readonly seen: FileSystem;
}

/** The global file as it was last read. */
export interface GlobalRead {
  readonly files: FileSystem;
  readonly doc: GlobalDoc | null;
  readonly candidates: readonly GlobalCandidate[];
}

/** A step whose setting goes along with the next turn. */
export interface PendingStep {
  readonly step: Extract<Step, { readonly do: "cd" | "environments" | "set" | "mode" }>;
  readonly index: number;
}

/** The thread at a moment to which it can be cut back. */
export interface ThreadMark {
  readonly history: History;
  readonly told: Context | null;
  readonly previous: Session | null;
  readonly tokens: TokenCount;
}

export interface AgentEntry {
  readonly path: string;
  /** In the form of the ids that Codex makes: they are random. */
  readonly id: string;
}

/** The agents of a thread, those of agents among them. */
export interface AgentRoster {
  /** Spawned so far, whatever has become of the process since. */
  readonly count: number;
  /** In the order in which they were spawned. */
  readonly known: readonly AgentEntry[];
  /** Paths of those that are at hand, the one that was at work last at the end. */
  readonly resident: readonly string[];
}

/** A revert goes back to before a turn, a fork to its end. */
export interface TurnMark {
  readonly begin: ThreadMark;
  /** The history before the message, with what was told for the turn. */
  readonly prompt: History;
  readonly end: ThreadMark;
}

export interface TokenCount {
  /** `usage` of the last response. */
  readonly reported: number;
  /** Estimate of what was written since, or of the whole history behind a compaction. */
  readonly since: number;
  /** The history holds an item that the model made: only then what is written counts. */
  readonly counts: boolean;
  /** Tokens that do not count under the scope `body_after_prefix`; null: not known yet. */
  readonly baseline: number | null;
}

export interface ThreadState {
  readonly scenario: Scenario;
  readonly texts: Texts;
  files: FileSystem;
  /** The last start or resume: configuration and what followed from it. */
  start: StartedThread;
  /** The settings in force: those of the start, with what later turns changed. */
  session: Session;
  settings: Settings;
  /** The session that the thread was created with: its base instructions stay. */
  created: Session;
  base: Part | null;
  /** Codex's estimate of them. */
  baseTokens: number;
  docs: DocCache;
  global: GlobalRead;
  instructions: Instructions;
  /** The files whose texts the history holds, where the release does not tell what it has read again; null: the last read. */
  shown: { readonly docs: DocCache; readonly global: GlobalRead } | null;
  history: History;
  nextId: number;
  /** What the model was told last; null: the next request begins with the initial context. */
  told: Context | null;
  /** Where a resume or fork will stand: that of the start until a turn has another one than the last. */
  storedCwd: Root;
  /** The directory of the last turn or compaction; null before the first. */
  lastCwd: string | null;
  /** A model has been used: a turn or a compaction was. */
  isCreated: boolean;
  /** Session of the turn before: its model compacts when the model changes. Null before the first turn. */
  previous: Session | null;
  pending: readonly PendingStep[];
  /** What the client has said as additional context. */
  clientContext: AdditionalContext;
  turns: readonly TurnMark[];
  tokens: TokenCount;
  /** Null: the thread itself. An agent keeps its parent's text of the global file for life. */
  readonly agentPath: string | null;
  /** Answers of agents that wait for the end of a step of the model. */
  mailbox: readonly NewItem[];
  agents: AgentRoster;
  /** The last turn was a review: what was told before it is lost when the thread is taken up again. */
  endsWithReview: boolean;
}
