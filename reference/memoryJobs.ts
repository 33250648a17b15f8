/** With the feature memories Codex sends requests of its own, beside those of the thread. */
import type { WireRequest } from "./mockServer.ts";

const HEADING = "## Memory Writing Agent";

/** Does the request come from a job that writes memories? It is told by the heading of its prompt. */
export function isMemoryJob({ instructions, input = [] }: WireRequest): boolean {
  const texts = input.flatMap(({ content }) =>
    Array.isArray(content) ? (content as { readonly text?: unknown }[]).map(({ text }) => text) : [],
  );
  return [instructions, ...texts].some((text) => typeof text === "string" && text.startsWith(HEADING));
}
