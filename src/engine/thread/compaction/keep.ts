/** Which items of a history a compaction keeps: the newest first, within a budget. */
import { type Sentence, sentence } from "../../sentences.ts";
import type { Item, MessageItem } from "../../simulation.ts";
import type { Fate } from "../../timeline.ts";
import type { NewItem, StoredEntry } from "../history.ts";
import { isHookPrompt } from "./hookPrompt.ts";

/** A message that does not fit, cut down; `message` null: nothing of it stays. */
export interface CutMessage {
  readonly message: MessageItem | null;
  /** Tokens that the mark names; of several cuts the sum. */
  readonly removed: number;
  /** Older messages are looked at all the same. */
  readonly goesOn: boolean;
}

/** What differs between the two compactions. Tokens are Codex's estimate. */
export interface KeepRules {
  /** Null: whatever may stay stays whole. */
  readonly budget: number | null;
  /** The marker by which a text counts as one of Codex's own. */
  readonly marker: (text: string) => string | null;
  /** Why a reply of the assistant is dropped; null: as every reply is. */
  readonly assistant?: Sentence;
  /** A message of hook prompts and nothing that a person wrote stays. Null: the release knows no hook prompts. */
  readonly keepsHookPrompts: boolean | null;
  /** Why the message is dropped whatever the budget; null when it may stay. */
  readonly dropped: (message: MessageItem) => Sentence | null;
  /** The message as it would stay whole. */
  readonly kept: (message: MessageItem) => MessageItem;
  readonly cost: (message: MessageItem) => number;
  /** The message cut down to so many tokens, at least 1. */
  readonly cut: (message: MessageItem, tokens: number) => CutMessage;
}

export interface Kept {
  readonly fates: readonly Fate[];
  /** Oldest first. */
  readonly entries: readonly StoredEntry[];
  readonly used: number;
}

/** `mint` makes an entry for an item that is not the original any more. */
export function keepMessages(
  history: readonly StoredEntry[],
  rules: KeepRules,
  mint: (item: NewItem) => StoredEntry,
): Kept {
  const fates: Fate[] = [];
  let left = rules.budget ?? Number.POSITIVE_INFINITY;
  let isOver = false;
  const settle = (entry: StoredEntry, message: MessageItem): Fate => {
    if (isOver || left === 0) {
      isOver = true;
      return dropped(entry, overBudget(rules));
    }
    const whole = rules.kept(message);
    const cost = rules.cost(whole);
    if (cost <= left) {
      left -= cost;
      const after = whole === message ? entry : mint({ item: whole, gaps: [] });
      if (rules.budget === null) return { entry, kind: "kept", after, reason: sentence("fate.keptWhole", {}) };
      const id =
        message.parts.some(({ type }) => type === "input_image") && whole !== message
          ? "fate.keptWithoutPictures"
          : "fate.kept";
      return { entry, kind: "kept", after, reason: sentence(id, { tokens: cost, left }) };
    }
    const cut = rules.cut(message, left);
    isOver = !cut.goesOn;
    if (cut.message === null) return dropped(entry, overBudget(rules));
    const reason = sentence("fate.cut", { removed: cut.removed, kept: left });
    left = 0;
    return { entry, kind: "cut", after: mint({ item: cut.message, gaps: [] }), reason };
  };
  for (const entry of [...history].reverse()) {
    const { item } = entry;
    const reason = reasonToDrop(item, rules);
    fates.unshift(reason === null ? settle(entry, item as MessageItem) : dropped(entry, reason));
  }
  const entries = fates.flatMap(({ after }) => (after === null ? [] : [after as StoredEntry]));
  return { fates, entries, used: rules.budget === null ? 0 : rules.budget - left };
}

function dropped(entry: StoredEntry, reason: Sentence): Fate {
  return { entry, kind: "dropped", after: null, reason };
}

function overBudget({ budget }: KeepRules): Sentence {
  return sentence("fate.overBudget", { limit: budget ?? 0 });
}

/** Null for a message that may stay. */
function reasonToDrop(item: Item, rules: KeepRules): Sentence | null {
  if (item.type === "compaction") return sentence("fate.earlierSummary", {});
  if (item.type !== "message") return sentence("fate.tool", {});
  if (item.role === "assistant") return rules.assistant ?? sentence("fate.assistant", {});
  const own = item.role === "user" ? ownTextReason(item, rules) : null;
  return own ?? rules.dropped(item);
}

/** One part that counts as Codex's own is enough: mixed messages go whole. Hook prompts: by the rules of either side. */
function ownTextReason(item: MessageItem, { keepsHookPrompts, marker: markerOf }: KeepRules): Sentence | null {
  const marker = firstMarker(item, markerOf);
  const hooks = keepsHookPrompts === null ? [] : item.parts.filter(({ text }) => isHookPrompt(text));
  if (hooks.length === 0) return marker === null ? null : sentence("fate.pseudoUser", { marker });
  const isAllOwn = item.parts.every(({ text }) => markerOf(text) !== null || isHookPrompt(text));
  return keepsHookPrompts && isAllOwn ? null : sentence("fate.hookPrompt", {});
}

/** One part that counts as Codex's own is enough: mixed messages go whole. */
function firstMarker({ parts }: MessageItem, markerOf: KeepRules["marker"]): string | null {
  for (const { text } of parts) {
    const marker = markerOf(text);
    if (marker !== null) return marker;
  }
  return null;
}
