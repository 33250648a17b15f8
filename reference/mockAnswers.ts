/** What the mock server puts into its answers: output items, and the events of a stream. */
import type { WireItem } from "./mockServer.ts";

export function assistantMessage(text: string, number: number): WireItem {
  return { type: "message", role: "assistant", id: `msg_reply_${number}`, content: [{ type: "output_text", text }] };
}

/** Only final answers go along to an agent that is given the history. */
export function finalAnswer(text: string, number: number): WireItem {
  return { ...assistantMessage(text, number), phase: "final_answer" };
}

/** A call of a tool of Codex's own. */
export function ownCall(number: number, namespace: string, name: string, args: object): WireItem {
  return { type: "function_call", ...callIds(number), name, namespace, arguments: JSON.stringify(args) };
}

/** A call of a tool that does not exist: Codex answers it itself, at once. */
export function failingCall(number: number): WireItem {
  return { type: "function_call", ...callIds(number), name: "edit_files", arguments: "{}" };
}

/** Name of a tool of the client's, which never answers. */
export const ENDLESS_CALL = "wait_for_person";

/** A call that lasts until the turn is interrupted. */
export function endlessCall(number: number): WireItem {
  return { type: "function_call", ...callIds(number), name: ENDLESS_CALL, arguments: "{}" };
}

function callIds(number: number): { readonly id: string; readonly call_id: string } {
  return { id: `fc_${number}`, call_id: `call_${number}` };
}

export type StreamEvent = { readonly type: string; readonly [key: string]: unknown };

/** The events of one response, first to last. */
export function responseEvents(number: number, items: readonly WireItem[], tokens: number): StreamEvent[] {
  const id = `resp_${number}`;
  const usage = {
    input_tokens: tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: tokens,
  };
  return [
    { type: "response.created", response: { id } },
    ...items.map((item, index) => ({ type: "response.output_item.done", output_index: index, item })),
    { type: "response.completed", response: { id, output: [], usage } },
  ];
}

export function streamText(events: readonly StreamEvent[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}
