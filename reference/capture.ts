/** What was captured of a run: `requests` in the shape that the headless command prints. */

export type CapturedPart = { readonly type: string; readonly text?: string };

export type CapturedItem =
  | { readonly type: "message"; readonly role: string; readonly content: readonly CapturedPart[] }
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

export interface Capture {
  readonly codex: string;
  readonly requests: readonly CapturedRequest[];
  /** Codex's own text when it refused to start. */
  readonly error: string | null;
  readonly warnings: readonly string[];
}

export function isMessage(item: CapturedItem): item is Extract<CapturedItem, { content: unknown }> {
  return "content" in item;
}
