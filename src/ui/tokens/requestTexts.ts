/** The texts of requests and items, as they are counted. Pure. */
import type { Item, ModelRequest, Part } from "../../engine/index.ts";
import { codexEstimate } from "../../services/tokens/tokenService.ts";

export function itemParts(item: Item): readonly Part[] {
  return item.type === "message" ? item.parts : [];
}

/** The parts of one item; -1 stands for the `instructions` field. */
function partsAt({ instructions, items }: ModelRequest, item: number): readonly Part[] {
  if (item === -1) return instructions === null ? [] : [instructions];
  const at = items[item];
  return at === undefined ? [] : itemParts(at);
}

/** The parts of each item from `first` to `last`, both included; of one part alone where `part` is its index. */
function range(request: ModelRequest, first: number, last: number, part: number | null): readonly (readonly Part[])[] {
  const groups: (readonly Part[])[] = [];
  for (let item = first; item <= last; item++) {
    const parts = partsAt(request, item);
    groups.push(part === null ? parts : parts.slice(part, part + 1));
  }
  return groups;
}

export function rangeTexts(
  request: ModelRequest,
  first: number,
  last: number,
  part: number | null = null,
): readonly string[] {
  return range(request, first, last, part).flatMap((parts) => parts.map(({ text }) => text));
}

/** Codex's estimate: bytes / 4, rounded up for each item. */
export function rangeEstimate(request: ModelRequest, first: number, last: number, part: number | null = null): number {
  return range(request, first, last, part).reduce((sum, parts) => sum + partsEstimate(parts), 0);
}

/** All texts of a request: the `instructions` field, then the items. */
export function requestTexts(request: ModelRequest): readonly string[] {
  return rangeTexts(request, -1, request.items.length - 1);
}

export function requestEstimate(request: ModelRequest): number {
  return rangeEstimate(request, -1, request.items.length - 1);
}

/** The estimate of one item. */
export function partsEstimate(parts: readonly Part[]): number {
  return codexEstimate(parts.reduce((sum, { bytes }) => sum + bytes, 0));
}
