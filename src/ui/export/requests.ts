/** What of a request a report writes out: what the request before it has said already is only counted. Pure. */
import type { Item, ModelRequest } from "../../engine/index.ts";

export interface NewInRequest {
  readonly request: ModelRequest;
  /** Items at the beginning that are those of the request before. */
  readonly same: number;
  /** The instructions are those of the request before. */
  readonly sameInstructions: boolean;
  /** UTF-8, of all texts. */
  readonly bytes: number;
}

export function newInRequests(requests: readonly ModelRequest[]): readonly NewInRequest[] {
  return requests.map((request, index) => {
    const before = requests[index - 1];
    return {
      request,
      same: before === undefined ? 0 : sharedItems(before.items, request.items),
      sameInstructions: before !== undefined && before.instructions?.text === request.instructions?.text,
      bytes: bytesOf(request),
    };
  });
}

function sharedItems(before: readonly Item[], items: readonly Item[]): number {
  const other = items.findIndex((item, index) => !isSame(item, before[index]));
  return other < 0 ? items.length : other;
}

function isSame(item: Item, other: Item | undefined): boolean {
  if (item === other) return true;
  if (item.type !== "message" || other?.type !== "message") return JSON.stringify(item) === JSON.stringify(other);
  const { role, parts } = item;
  return (
    role === other.role &&
    parts.length === other.parts.length &&
    parts.every((part, index) => part.text === other.parts[index]?.text)
  );
}

function bytesOf({ instructions, items }: ModelRequest): number {
  const parts = items.flatMap((item) => (item.type === "message" ? item.parts : []));
  return parts.reduce((sum, part) => sum + part.bytes, instructions?.bytes ?? 0);
}
