/** Findings about a thread: what later steps left behind. Steps are indices. */
export interface ThreadFindingParams {
  /** Mode text of another mode than the one in force stands last in the history. */
  readonly "stale-mode-text": { readonly shown: string; readonly mode: string };
  /** The file was edited after Codex had read it; the old text is still in force. */
  readonly "stale-agents-md": { readonly path: string; readonly editedBy: number };
  /** The directory was changed by a step; its files (`missed`, root first, never empty) are not read. */
  readonly "directory-not-read": { readonly step: number; readonly cwd: string; readonly missed: readonly string[] };
  /** A configuration file was edited while the thread lives: read at the next start or resume. */
  readonly "config-edited-late": { readonly path: string; readonly editedBy: number };
  /** A person's message that Codex takes for one of its own fragments: a compaction drops it. */
  readonly "message-like-fragment": { readonly step: number; readonly marker: string };
  /** An earlier AGENTS.md text stands in the history beside the new one. `bytes` of the superseded ones. */
  readonly "text-doubled": {
    readonly copies: number;
    readonly bytes: number;
    readonly byResume: boolean;
    /** Codex tells the model that the later one replaces the earlier. */
    readonly announced: boolean;
  };
  /** Real messages that a compaction left out because of its budget (tokens). */
  readonly "message-lost-at-compaction": { readonly step: number; readonly messages: number; readonly limit: number };
  /** A message that a compaction shortened in its middle. `removed` in tokens. */
  readonly "message-cut-at-compaction": { readonly step: number; readonly removed: number };
  /** A project file was edited before a compaction: what comes back is the text that was read first. */
  readonly "compaction-keeps-old-text": { readonly step: number; readonly path: string };
}
