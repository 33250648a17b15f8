/** What was captured of a run: `requests` in the shape that the headless command prints. */

export type CapturedPart = { readonly type: string; readonly text?: string };

export type CapturedItem =
  | { readonly type: "message"; readonly role: string; readonly content: readonly CapturedPart[] }
  | {
      readonly type: "agent_message";
      readonly author: string;
      readonly recipient: string;
      readonly content: readonly CapturedPart[];
    }
  | { readonly type: Exclude<string, "message"> };

export interface CapturedRequest {
  /** Index of the step that caused the request. */
  readonly step: number;
  readonly kind: "sample" | "compaction";
  /** The model that is asked; stored truths do not hold it. */
  readonly model?: string;
  readonly instructions: string | null;
  readonly input: readonly CapturedItem[];
}

export interface CapturedAgent {
  readonly path: string;
  readonly requests: readonly CapturedRequest[];
}

export interface Capture {
  readonly codex: string;
  readonly requests: readonly CapturedRequest[];
  /** Those that were spawned, in that order; left out: none. */
  readonly agents?: readonly CapturedAgent[];
  /** Codex's own text when it refused to start. */
  readonly error: string | null;
  readonly warnings: readonly string[];
}

export function isMessage(item: CapturedItem): item is Extract<CapturedItem, { role: string }> {
  return "role" in item;
}

/** An item with parts: a message, or one between agents. */
export function hasParts(item: CapturedItem): item is Extract<CapturedItem, { content: unknown }> {
  return "content" in item;
}
