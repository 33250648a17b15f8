/** What the engine answers about the life of a thread: what each step wrote, noticed, and compacted away. */
import type { FileSystem } from "./machine/files.ts";
import type { Sentence } from "./sentences.ts";
import type {
  Budget,
  ConfigLayerReport,
  FileReport,
  FragmentId,
  Item,
  ProjectRoot,
  Settings,
  SkillReport,
  ThreadEnvironment,
} from "./simulation.ts";

/** One item of a thread's history. An entry is written once and never changed; a compaction leaves entries out. */
export interface HistoryEntry {
  /** Unique within the thread, growing in the order of writing. */
  readonly id: number;
  readonly item: Item;
  /** Index of the step that wrote it. */
  readonly step: number;
}

/** Something that differed from what the model had been told, or that Codex did not look at although it changed. */
export interface Change {
  /** The part of the context that it concerns. */
  readonly fragment: FragmentId;
  /** What changed, from what to what; or why nothing was said. */
  readonly because: Sentence;
  /** The text in force before and after, for a diff; null when there was none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Id of the entry that announces it; null when nothing was appended. */
  readonly entry: number | null;
}

export const COMPACTION_PHASES = ["standalone_turn", "pre_turn", "mid_turn", "post_turn"] as const;
export type CompactionPhase = (typeof COMPACTION_PHASES)[number];

export const COMPACTION_REASONS = ["user_requested", "context_limit", "comp_hash_changed", "model_downshift"] as const;
export type CompactionReason = (typeof COMPACTION_REASONS)[number];

/** What became of an item at a compaction. */
export const FATES = [
  /** Stays as it is. */
  "kept",
  /** Stays with its middle cut out; `entry` is the shortened one. */
  "cut",
  /** Left out: see the reason. */
  "dropped",
] as const;

export interface Fate {
  /** An entry of the history before. */
  readonly entry: HistoryEntry;
  readonly kind: (typeof FATES)[number];
  /** The entry that stands for it afterwards; null when it is dropped. */
  readonly after: HistoryEntry | null;
  /** Developer role, pseudo-user marker and which, assistant, tool, over budget, cut with the numbers, real user message. */
  readonly reason: Sentence;
}

export interface Size {
  readonly items: number;
  /** UTF-8 bytes of all texts. */
  readonly bytes: number;
  /** Codex's own estimate: bytes / 4, rounded up for each item. */
  readonly tokens: number;
}

/** Where a piece of the rebuilt context comes from. */
export interface Rebuilt {
  readonly fragment: FragmentId;
  readonly bytes: number;
  /** `AGENTS.md`: global file from disk, project files from the cache; else which setting. */
  readonly reason: Sentence;
}

export interface CompactionReport {
  /** Index in `requests` of the compaction request. */
  readonly request: number;
  readonly step: number;
  /** `local`: Codex asks for a summary; `remote`: the server returns an opaque item. */
  readonly kind: "local" | "remote";
  readonly phase: CompactionPhase;
  readonly reason: CompactionReason;
  /** The history stays as it was; null: it went well. */
  readonly failed: Sentence | null;
  /** Every item of the history before, oldest first, with its fate. */
  readonly fates: readonly Fate[];
  /** The summary message or the opaque item; null when it failed. */
  readonly summary: HistoryEntry | null;
  /** What the client puts back: at once (mid-turn) or with the next turn; empty until that turn is in the timeline. */
  readonly rebuilt: readonly Rebuilt[];
  /** Entries that hold the rebuilt context, in order. */
  readonly rebuiltEntries: readonly HistoryEntry[];
  /** The new history with the rebuilt context. */
  readonly after: readonly HistoryEntry[];
  /** Tokens that user messages may keep, and those that they take. */
  /** Null where the release has none: then everything that may stay does so. */
  readonly budget: { readonly limit: number; readonly used: number } | null;
  readonly sizeBefore: Size;
  /** Without the rebuilt context. */
  readonly sizeAfter: Size;
  readonly sizeRebuilt: Size;
}

/** All that can be seen at one moment of the thread. */
export interface Moment {
  /** Root and search of the primary environment where a thread has several. */
  readonly root: ProjectRoot;
  readonly searched: readonly string[];
  /** Those whose files are in force, the primary one first; left out: the scenario has only this machine. */
  readonly environments?: readonly ThreadEnvironment[] | undefined;
  readonly files: readonly FileReport[];
  readonly budget: Budget;
  readonly settings: Settings;
  readonly configLayers: readonly ConfigLayerReport[];
  /** Skills on disk, with the bundled ones beside them; empty where the scenario has none. */
  readonly skills: readonly SkillReport[];
  /** The files as they are. */
  readonly disk: FileSystem;
}

/** One step of the scenario and what it did. */
export interface StepReport {
  readonly step: number;
  /** Its requests in `Simulation.requests`: the index of the first, and how many. */
  readonly requests: { readonly first: number; readonly count: number };
  /** Entries that this step appended, in order; those that its own compaction dropped again are among them. */
  readonly written: readonly HistoryEntry[];
  readonly changes: readonly Change[];
  readonly compactions: readonly CompactionReport[];
  /** The history when the step is over. */
  readonly history: readonly HistoryEntry[];
  /** Why the turn or compaction failed; null when it did not. */
  readonly failed: Sentence | null;
  /** Tokens as Codex counts them when the step is over, and where it compacts by itself. */
  readonly tokens: { readonly active: number; readonly limit: number; readonly window: number };
  /** Settings, files and configuration when the step is over. Computed when asked for. */
  readonly moment: Moment;
}
