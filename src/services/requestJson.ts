/** A request as JSON: the strings are exact; ids, tool definitions and the other fields are left out. */
import type { Item, ModelRequest } from "../engine/index.ts";

/** The value of one item as it stands in `input`. */
export function itemJson(item: Item): object {
  if (item.type === "agent_message") {
    const content = item.parts.map(({ type, text }) =>
      type === "encrypted_content" ? { type, encrypted_content: text } : { type, text },
    );
    return { type: item.type, author: item.author, recipient: item.recipient, content };
  }
  if (item.type !== "message") return { type: item.type };
  return {
    type: "message",
    role: item.role,
    content: item.parts.map((part) => ({ type: part.type, text: part.text })),
  };
}

/** `instructions` (when the request has the field) and `input`, two spaces deep. */
export function requestJson(request: ModelRequest): string {
  const instructions = request.instructions === null ? {} : { instructions: request.instructions.text };
  return JSON.stringify({ ...instructions, input: request.items.map(itemJson) }, null, 2);
}
