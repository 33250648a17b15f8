/** Codex's own estimate of tokens: no tokenizer, bytes divided by four. */
import { byteLength } from "../../provenance.ts";
import type { Item } from "../../simulation.ts";

/** Of a text: UTF-8 bytes / 4, rounded up. */
export function textTokens(text: string): number {
  return Math.ceil(byteLength(text) / 4);
}

/** Of an item. What has no text here (calls, opaque items) counts as nothing. */
export function itemTokens(item: Item): number {
  if (item.type !== "message") return 0;
  return Math.ceil(item.parts.reduce((sum, part) => sum + part.bytes, 0) / 4);
}
