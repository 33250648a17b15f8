/** A request to the model: its items, their parts, and what of it is not written out. */
import type { Spans } from "./provenance.ts";
import type { HistoryEntry } from "./timeline.ts";

export const ROLES = ["developer", "user", "assistant"] as const;
export type Role = (typeof ROLES)[number];

/** What a part of a message is. The names are those of the specification; views translate them. */
export const FRAGMENTS = [
  "baseInstructions",
  "developerInstructions",
  "skills",
  "permissions",
  "collaborationMode",
  "personality",
  "multiAgentRole",
  "multiAgentMode",
  "agentsMd",
  "environmentContext",
  "managedInstructions",
  "prompt",
  "reply",
  "modelSwitch",
  "compactionPrompt",
  "summary",
  /** A message sent into a running turn. */
  "steer",
  "turnAborted",
  "shellCommand",
  "additionalContext",
  /** The file of a skill that a message names. */
  "skill",
  /** What Codex remembers of earlier threads. */
  "memories",
  "environmentsInstructions",
  /** What an agent is told to do. */
  "agentTask",
  /** What an agent has answered, as its parent is told. */
  "agentResult",
] as const;
export type FragmentId = (typeof FRAGMENTS)[number];

/** One content part. `text` and `bytes` are computed once from the spans. */
export interface Part {
  /** A picture (`input_image`) has no text; what is encrypted is shown as it was said. */
  readonly type: "input_text" | "output_text" | "input_image" | "encrypted_content";
  readonly fragment: FragmentId;
  readonly spans: Spans;
  readonly text: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

export interface MessageItem {
  readonly type: "message";
  readonly role: Role;
  readonly parts: readonly Part[];
}

/** What agents say to each other. */
export interface AgentMessageItem {
  readonly type: "agent_message";
  /** Paths of agents; `/root` is the thread itself. */
  readonly author: string;
  readonly recipient: string;
  readonly parts: readonly Part[];
}

export interface OpaqueItem {
  readonly type: "additional_tools" | "compaction_trigger" | "compaction" | "function_call" | "function_call_output";
}

export type Item = MessageItem | AgentMessageItem | OpaqueItem;
export type ItemType = Item["type"];

/** Things that Codex sends or may send and that this model does not write out. */
export const NOT_MODELLED = [
  "toolDefinitions",
  "memories",
  "contextWindowGuidance",
  "environmentsInstructions",
  "apps",
  "plugins",
  "hooks",
  "contextWindow",
  "currentTimeReminder",
  "approvedCommandPrefixes",
] as const;
export type NotModelledId = (typeof NOT_MODELLED)[number];

/**
 * A named gap in the request: what would stand there and is not modelled. `item` is the index in `items` before which
 * it would stand; `part` the index in that item's parts, or null when it would be an item (or field) of its own.
 */
export interface Gap {
  readonly what: NotModelledId;
  readonly item: number;
  readonly part: number | null;
  /** True when the configuration switches it on, so that the real request differs from what is shown. */
  readonly active: boolean;
}

export interface ModelRequest {
  /** Index of the step that caused the request. */
  readonly step: number;
  readonly kind: "sample" | "compaction";
  readonly model: string;
  /** Responses Lite: no `instructions` field, tools and base instructions are the first items. */
  readonly lite: boolean;
  /** The `instructions` field; null when it is left out. */
  readonly instructions: Part | null;
  readonly items: readonly Item[];
  readonly gaps: readonly Gap[];
  /** The entries of the history among `items`: `items[prefix + i]` is `entries[i].item`. */
  readonly entries: readonly HistoryEntry[];
  /** Items in front of the history: tools and base instructions of a Lite request. */
  readonly prefix: number;
}
