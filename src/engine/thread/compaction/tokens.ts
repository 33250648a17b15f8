/** Codex's own estimate of tokens: no tokenizer, bytes divided by four. */
import { byteLength } from "../../provenance.ts";
import type { Item } from "../../simulation.ts";
import type { Session } from "../session.ts";

/** Of an opaque item of remote compaction, by the length of its content in bytes. */
export function opaqueTokens(content: string): number {
  return Math.ceil(Math.max(0, Math.floor((byteLength(content) * 3) / 4) - 650) / 4);
}

/** Of a text: UTF-8 bytes / 4, rounded up. */
export function textTokens(text: string): number {
  return Math.ceil(byteLength(text) / 4);
}

/** The answer to a call of a tool that does not exist, as it is written into the request. */
const TOOL_OUTPUT_TOKENS = 9;
/** The answer to a call that the person has interrupted. */
export const INTERRUPTED_OUTPUT_TOKENS = 8;

/** What a picture counts in a message. */
const PICTURE_BYTES = 7_373;

/** What the model made: only behind such an item Codex counts what is written. */
export function isMadeByModel(item: Item): boolean {
  if (item.type === "message") return item.role === "assistant";
  return item.type === "function_call" || item.type === "compaction";
}

/** Of an item. A call counts as nothing: the response that made it has reported it. */
export function itemTokens(item: Item): number {
  if (item.type === "function_call_output") return TOOL_OUTPUT_TOKENS;
  if (item.type !== "message") return 0;
  const pictures = item.parts.filter(({ type }) => type === "input_image").length;
  return Math.ceil(item.parts.reduce((sum, part) => sum + part.bytes, pictures * PICTURE_BYTES) / 4);
}

/** Of the base instructions: a catalogue text counts as it is in the catalogue, before the edits of a session. */
export function baseTokens({ customBase, model, texts }: Session): number {
  return textTokens(customBase?.value ?? texts.get(model.base));
}
