/** Additional context of a client: what it says anew, one message a key, before the message of the user. */
import { mark, span } from "../provenance.ts";
import type { AdditionalContext } from "../scenario.ts";
import type { NewItem } from "./history.ts";
import { message, partOf } from "./request.ts";
import type { ThreadState } from "./state.ts";

/**
 * Only values that differ from what was said last, also when a compaction has dropped them. Untrusted: a user message in
 * `<external_KEY>`; of the application: a developer message in `<KEY>`.
 */
export function clientContextItems(state: ThreadState, said: AdditionalContext | null, step: number): NewItem[] {
  return Object.entries(said ?? {}).flatMap(([key, { kind, value }]) => {
    const before = state.clientContext[key];
    if (before?.kind === kind && before.value === value) return [];
    const tag = kind === "untrusted" ? `external_${key}` : key;
    const source = { kind: "step", step, field: `context.${key}` } as const;
    const spans = [mark(`<${tag}>`), span(value, source), mark(`</${tag}>`)];
    return [message(kind === "untrusted" ? "user" : "developer", partOf("additionalContext", spans))];
  });
}
