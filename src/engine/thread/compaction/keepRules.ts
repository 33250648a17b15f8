/** Local and remote compaction: what each of them keeps of a message. */
import { type Spans, textOf } from "../../provenance.ts";
import { type Sentence, sentence } from "../../sentences.ts";
import type { MessageItem, Part, Role } from "../../simulation.ts";
import { message, partOf } from "../request.ts";
import type { CutMessage, KeepRules } from "./keep.ts";
import { cutMiddle } from "./middleCut.ts";
import { pseudoUserMarker } from "./pseudoUser.ts";
import { textTokens } from "./tokens.ts";

/** Local: 20,000 tokens; pictures go, and a message that had one becomes one text. */
export function localRules(summaryPrefix: string): KeepRules {
  return {
    budget: 20_000,
    marker: pseudoUserMarker,
    keepsHookPrompts: false,
    dropped(item) {
      if (item.role === "developer") return sentence("fate.developer", {});
      return wholeText(item).startsWith(`${summaryPrefix}\n`) ? sentence("fate.earlierSummary", {}) : null;
    },
    kept: (item) =>
      item.parts.some(isPicture) ? withParts("user", [partOf(fragmentOf(item), wholeSpans(item))]) : item,
    cost: (item) => textTokens(wholeText(item)),
    cut(item, tokens) {
      const { spans, removed } = cutMiddle(wholeSpans(item), tokens);
      return { message: withParts("user", [partOf(fragmentOf(item), spans)]), removed, goesOn: false };
    },
  };
}

/**
 * Remote: 64,000 tokens; parts stay as they are. With `keepsClientDeveloper` what a client has added as the application
 * stays as well.
 */
export function remoteRules(keepsClientDeveloper: boolean): KeepRules {
  return {
    budget: 64_000,
    marker: pseudoUserMarker,
    keepsHookPrompts: true,
    dropped: (item) => droppedDeveloper(item, keepsClientDeveloper),
    kept: (item) => item,
    cost: (item) => Math.max(1, sum(item.parts.map(partTokens))),
    cut(item, tokens) {
      if (item.role === "developer") return cutTwice(item, tokens);
      return item.parts.some(isPicture) ? cutFromEnd(item, tokens) : cutFromStart(item, tokens);
    },
  };
}

function droppedDeveloper(item: MessageItem, keepsClientDeveloper: boolean): Sentence | null {
  if (item.role !== "developer") return null;
  return keepsClientDeveloper && fragmentOf(item) === "additionalContext" ? null : sentence("fate.developer", {});
}

/** Parts from the first on while they fit; the next one loses its middle, those behind it go. */
function cutFromStart({ parts: all }: MessageItem, tokens: number): CutMessage {
  const parts: Part[] = [];
  let left = tokens;
  let removed = 0;
  for (const part of all) {
    if (part.text === "" || left === 0) continue;
    const taken = takePart(part, left);
    parts.push(taken.part);
    removed += taken.removed;
    left -= taken.cost;
  }
  return { message: parts.length === 0 ? null : withParts("user", parts), removed, goesOn: false };
}

/** With a picture: parts from the last back; a picture that does not fit ends it. */
function cutFromEnd({ parts: all }: MessageItem, tokens: number): CutMessage {
  const parts: Part[] = [];
  let left = tokens;
  let removed = 0;
  for (const part of [...all].reverse()) {
    if (isPicture(part) ? partTokens(part) > left : left === 0) break;
    if (!isPicture(part) && part.text === "") continue;
    const taken = takePart(part, left);
    parts.unshift(taken.part);
    removed += taken.removed;
    left -= taken.cost;
  }
  return { message: parts.length === 0 ? null : withParts("user", parts), removed, goesOn: false };
}

function takePart(part: Part, left: number): { readonly part: Part; readonly cost: number; readonly removed: number } {
  const cost = partTokens(part);
  if (cost <= left) return { part, cost, removed: 0 };
  const { spans, removed } = cutMiddle(part.spans, left);
  return { part: partOf(part.fragment, spans), cost: left, removed };
}

/** The mark itself costs tokens: what it takes too much is cut off once more. When nothing stays older ones are kept. */
function cutTwice(item: MessageItem, tokens: number): CutMessage {
  const first = cutMiddle(wholeSpans(item), tokens);
  const rest = tokens - (textTokens(textOf(first.spans)) - tokens) - 1;
  if (rest <= 0) return { message: null, removed: 0, goesOn: true };
  const second = cutMiddle(first.spans, rest);
  const part = partOf(fragmentOf(item), second.spans);
  return { message: withParts("developer", [part]), removed: second.removed, goesOn: false };
}

/** Each picture's price under remote compaction. Tokens. */
const PICTURE_TOKENS = 1_844;

function partTokens(part: Part): number {
  return isPicture(part) ? PICTURE_TOKENS : textTokens(part.text);
}

function isPicture(part: Part): boolean {
  return part.type === "input_image";
}

function wholeSpans(item: MessageItem): Spans {
  return item.parts.filter((part) => !isPicture(part)).flatMap((part) => part.spans);
}

function wholeText(item: MessageItem): string {
  return textOf(wholeSpans(item));
}

function fragmentOf(item: MessageItem): Part["fragment"] {
  return item.parts[0]?.fragment ?? "prompt";
}

function withParts(role: Role, parts: readonly Part[]): MessageItem {
  return message(role, ...parts).item as MessageItem;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
