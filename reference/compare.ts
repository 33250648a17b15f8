/** Finds the first place where two captures differ, item by item and part by part. */
import { type CapturedAgent, type CapturedItem, type CapturedPart, type CapturedRequest, hasParts } from "./capture.ts";

/** Characters shown on either side of a difference. */
const CONTEXT = 60;
/** A part that has no text to compare. */
const PICTURE = "input_image";

export interface TextDifference {
  /** UTF-8 bytes before the first byte that differs. */
  readonly offset: number;
  readonly wanted: string;
  readonly found: string;
}

/** Where a difference stands; null: the request, item or part as a whole. */
export interface Difference {
  readonly step: number | null;
  readonly request: number | null;
  readonly item: number | null;
  readonly part: number | null;
  /** What differs there, in a few words. */
  readonly what: string;
  readonly offset: number | null;
  readonly wanted: string;
  readonly found: string;
}

/** A text as a stored truth may know it; for plain captures it is the string itself. */
export type MatchText<Text> = (wanted: Text, found: string) => TextDifference | null;

export interface WantedPart<Text> {
  readonly type: string;
  readonly text?: Text;
}
export type WantedItem<Text> =
  | { readonly type: "message"; readonly role: string; readonly content: readonly WantedPart<Text>[] }
  | {
      readonly type: "agent_message";
      readonly author: string;
      readonly recipient: string;
      readonly content: readonly WantedPart<Text>[];
    }
  | { readonly type: string };
export interface WantedRequest<Text> {
  readonly step: number;
  readonly kind: string;
  /** Compared where both sides say it. */
  readonly model?: string;
  readonly instructions: Text | null;
  readonly input: readonly WantedItem<Text>[];
}

interface Place {
  readonly step: number | null;
  readonly request: number | null;
  readonly item: number | null;
  readonly part: number | null;
}
const NOWHERE: Place = { step: null, request: null, item: null, part: null };

/** The strings as they are. */
export function matchPlainText(wanted: string, found: string): TextDifference | null {
  if (wanted === found) return null;
  let at = 0;
  while (at < wanted.length && at < found.length && wanted.charCodeAt(at) === found.charCodeAt(at)) at += 1;
  return {
    offset: Buffer.byteLength(wanted.slice(0, at)),
    wanted: excerpt(wanted, at),
    found: excerpt(found, at),
  };
}

/** The text around a UTF-16 offset, with ⟨…⟩ where more of it stands. */
export function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - CONTEXT);
  const end = Math.min(text.length, at + CONTEXT);
  return `${start > 0 ? "⟨…⟩" : ""}${text.slice(start, end)}${end < text.length ? "⟨…⟩" : ""}`;
}

/** Null when all requests are equal. */
export function compareRequests<Text>(
  wanted: readonly WantedRequest<Text>[],
  found: readonly CapturedRequest[],
  matchText: MatchText<Text>,
): Difference | null {
  for (let index = 0; index < Math.max(wanted.length, found.length); index++) {
    const left = wanted[index];
    const right = found[index];
    const place = { ...NOWHERE, step: left?.step ?? right?.step ?? null, request: index };
    if (left === undefined || right === undefined) {
      return whole(place, "number of requests", `${wanted.length}`, `${found.length}`);
    }
    const difference = compareRequest(left, right, matchText, place);
    if (difference !== null) return difference;
  }
  return null;
}

function compareRequest<Text>(
  wanted: WantedRequest<Text>,
  found: CapturedRequest,
  matchText: MatchText<Text>,
  place: Place,
): Difference | null {
  if (wanted.step !== found.step) return whole(place, "step", `${wanted.step}`, `${found.step}`);
  if (wanted.kind !== found.kind) return whole(place, "kind", wanted.kind, found.kind);
  if (wanted.model !== undefined && found.model !== undefined && wanted.model !== found.model) {
    return whole(place, "model", wanted.model, found.model);
  }
  const instructions = compareOptional(wanted.instructions, found.instructions, matchText, place, "instructions");
  if (instructions !== null) return instructions;
  for (let index = 0; index < Math.max(wanted.input.length, found.input.length); index++) {
    const left = wanted.input[index];
    const right = found.input[index];
    const here = { ...place, item: index };
    if (left === undefined || right === undefined) {
      return whole(here, "item", describeItem(left), describeItem(right));
    }
    const difference = compareItem(left, right, matchText, here);
    if (difference !== null) return difference;
  }
  return null;
}

function compareItem<Text>(
  wanted: WantedItem<Text>,
  found: CapturedItem,
  matchText: MatchText<Text>,
  place: Place,
): Difference | null {
  if (wanted.type !== found.type) return whole(place, "item", describeItem(wanted), describeItem(found));
  if (!("content" in wanted) || !hasParts(found)) return null;
  if (speakerOf(wanted) !== speakerOf(found)) return whole(place, "item", describeItem(wanted), describeItem(found));
  for (let index = 0; index < Math.max(wanted.content.length, found.content.length); index++) {
    const left = wanted.content[index];
    const right = found.content[index];
    const here = { ...place, part: index };
    if (left === undefined || right === undefined) return whole(here, "part", describePart(left), describePart(right));
    if (left.type !== right.type) return whole(here, "type", left.type, right.type);
    if (left.type === PICTURE) continue;
    const difference = compareOptional(left.text ?? null, right.text ?? null, matchText, here, "text");
    if (difference !== null) return difference;
  }
  return null;
}

/** The role; between agents, who speaks to whom. */
function speakerOf(item: { readonly role: string } | { readonly author: string; readonly recipient: string }): string {
  return "role" in item ? item.role : `${item.author} to ${item.recipient}`;
}

function compareOptional<Text>(
  wanted: Text | null,
  found: string | null,
  matchText: MatchText<Text>,
  place: Place,
  what: string,
): Difference | null {
  if (wanted === null && found === null) return null;
  if (wanted === null || found === null) return whole(place, what, describeText(wanted), describeText(found));
  const difference = matchText(wanted, found);
  return difference === null ? null : { ...place, what, ...difference };
}

function whole(place: Place, what: string, wanted: string, found: string): Difference {
  return { ...place, what, offset: null, wanted, found };
}

function describeText(text: unknown): string {
  return text === null ? "none" : excerpt(typeof text === "string" ? text : JSON.stringify(text), 0);
}

function describePart(part: WantedPart<unknown> | CapturedPart | undefined): string {
  return part === undefined ? "none" : describeText(part.text ?? `a part of type ${part.type}`);
}

function describeItem(item: WantedItem<unknown> | CapturedItem | undefined): string {
  if (item === undefined) return "none";
  if (!("content" in item)) return item.type;
  return `${speakerOf(item)} message of ${item.content.length}: ${describePart(item.content[0])}`;
}

/** What an agent has sent; `wanted` and `found` may leave out that there is none. */
export interface WantedAgent<Text> {
  readonly path: string;
  readonly requests: readonly WantedRequest<Text>[];
}

/** Null when the same agents have sent the same. */
export function compareAgents<Text>(
  wanted: readonly WantedAgent<Text>[] = [],
  found: readonly CapturedAgent[] = [],
  matchText: MatchText<Text>,
): Difference | null {
  const paths = (agents: readonly { readonly path: string }[]) => agents.map(({ path }) => path).join(", ");
  if (paths(wanted) !== paths(found)) return whole(NOWHERE, "agents", paths(wanted), paths(found));
  for (const [index, { path, requests }] of wanted.entries()) {
    const difference = compareRequests(requests, found[index]?.requests ?? [], matchText);
    if (difference !== null) return { ...difference, what: `${path}: ${difference.what}` };
  }
  return null;
}

/** Compares only whether both refused: the wording differs by surface. */
export function compareRefusals(wanted: string | null, found: string | null): Difference | null {
  if ((wanted === null) === (found === null)) return null;
  const say = (error: string | null) => (error === null ? "starts" : `refuses: ${excerpt(error, 0)}`);
  return whole(NOWHERE, "refusal", say(wanted), say(found));
}

/** One line for a person: place, offset, then what stands there on either side. */
export function describeDifference(difference: Difference, wanted: string, found: string): string {
  const place = (["step", "request", "item", "part"] as const)
    .filter((key) => difference[key] !== null)
    .map((key) => `${key} ${difference[key]}`);
  if (difference.offset !== null) place.push(`byte ${difference.offset}`);
  const where = place.length === 0 ? "" : `${place.join(", ")}: `;
  return `${where}${difference.what}: ${wanted} ${JSON.stringify(difference.wanted)}, ${found} ${JSON.stringify(difference.found)}`;
}
