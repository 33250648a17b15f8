/** What an agent is given of its parent's history. */
import type { Item, Part } from "../simulation.ts";
import type { StoredEntry } from "../thread/history.ts";

/** What is told to each agent anew. */
const OWN: ReadonlySet<Part["fragment"]> = new Set(["multiAgentRole", "multiAgentMode"]);

/**
 * Messages of user and developer, final answers, and what a compaction left; calls, their output, and what agents say to
 * each other stay behind. `developer` takes the place of the developer instructions.
 */
export function copied(entries: readonly StoredEntry[], developer: Part | null = null): StoredEntry[] {
  return entries.flatMap((entry): StoredEntry[] => {
    const item = copiedItem(entry.item, developer);
    if (item === null) return [];
    return [item === entry.item ? entry : { ...entry, item }];
  });
}

function copiedItem(item: Item, developer: Part | null): Item | null {
  if (item.type !== "message") return item.type === "compaction" ? item : null;
  // What a review has found is said by the model, but not as a final answer.
  if (item.role === "assistant" && item.parts.some(({ fragment }) => fragment === "agentResult")) return null;
  if (item.role !== "developer") return item;
  const kept = item.parts.filter(({ fragment }) => !OWN.has(fragment));
  if (kept.length === 0) return null;
  const parts = kept.map((part) =>
    developer !== null && part.fragment === "developerInstructions" ? developer : part,
  );
  return { ...item, parts };
}

/** From the message that begins the turn on, counted from the end; those before a compaction are no turns any more. */
export function lastTurns(entries: readonly StoredEntry[], count: number): readonly StoredEntry[] {
  const compacted = entries.findLastIndex(({ item }) => isCompaction(item));
  const begins = [...entries.keys()].filter((index) => index > compacted && isBegin(entries[index]?.item));
  const first = begins.at(-count) ?? begins[0];
  return first === undefined ? [] : entries.slice(first);
}

function isCompaction(item: Item): boolean {
  if (item.type !== "message") return item.type === "compaction";
  return item.parts.some(({ fragment }) => fragment === "summary");
}

function isBegin(item: Item | undefined): boolean {
  if (item?.type === "agent_message") return item.parts.some(({ fragment }) => fragment === "agentTask");
  return (
    item?.type === "message" &&
    item.role === "user" &&
    item.parts.some(({ fragment }) => fragment === "prompt" || fragment === "steer" || fragment === "agentTask")
  );
}
