/** 0.113.0 estimates an item by the bytes of its JSON, divided by four. */
import { byteLength, textOf } from "../../provenance.ts";
import type { Item } from "../../simulation.ts";
import { textTokens } from "../../thread/compaction/tokens.ts";
import type { Session } from "../../thread/session.ts";
import { modelInstructions } from "./baseInstructions.ts";

/** The answer to a call of a tool that does not exist, as it is written into the request. */
const TOOL_OUTPUT_TOKENS = 23;
/** The answer to a call that the person has interrupted. */
export const INTERRUPTED_OUTPUT_TOKENS = 22;

/** Of the base instructions as they are sent. */
export function baseTokens(session: Session): number {
  return textTokens(textOf(modelInstructions(session)));
}

/** A call counts as nothing: the response that made it has reported it. */
export function itemTokens(item: Item): number {
  if (item.type === "function_call_output") return TOOL_OUTPUT_TOKENS;
  if (item.type !== "message") return 0;
  const content = item.parts.map(({ type, text }) => ({ type, text }));
  return Math.ceil(byteLength(JSON.stringify({ type: "message", role: item.role, content })) / 4);
}
