/** Which items of a history a compaction keeps: real messages of the user, the newest first, within a budget. */
import { type Spans, textOf } from "../../provenance.ts";
import { type Sentence, sentence } from "../../sentences.ts";
import type { Item, MessageItem, Part } from "../../simulation.ts";
import type { Fate } from "../../timeline.ts";
import type { NewItem, StoredEntry } from "../history.ts";
import { message, partOf } from "../request.ts";
import { isHookPrompt } from "./hookPrompt.ts";
import { cutMiddle } from "./middleCut.ts";
import { pseudoUserMarker } from "./pseudoUser.ts";
import { textTokens } from "./tokens.ts";

/** What differs between the two compactions. Tokens are Codex's estimate. */
export interface KeepRules {
  readonly budget: number;
  /** Why the message is dropped whatever the budget; null when it may stay. */
  readonly dropped: (message: MessageItem) => Sentence | null;
  /** The message as it would stay whole. */
  readonly kept: (message: MessageItem) => MessageItem;
  readonly cost: (message: MessageItem) => number;
  /** The message cut down to so many tokens; null when nothing of it stays. */
  readonly cut: (
    message: MessageItem,
    tokens: number,
  ) => { readonly message: MessageItem; readonly removed: number } | null;
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
  const kept: StoredEntry[] = [];
  let left = rules.budget;
  let isOver = false;
  const stay = (entry: StoredEntry, kind: Fate["kind"], after: StoredEntry, reason: Sentence): void => {
    kept.unshift(after);
    fates.unshift({ entry, kind, after, reason });
  };
  for (const entry of [...history].reverse()) {
    const reason = reasonToDrop(entry.item, rules);
    const { item } = entry;
    if (reason !== null || item.type !== "message") {
      fates.unshift({ entry, kind: "dropped", after: null, reason: reason ?? sentence("fate.tool", {}) });
      continue;
    }
    const whole = rules.kept(item);
    const cost = rules.cost(whole);
    if (!isOver && cost <= left) {
      left -= cost;
      const after = whole === item ? entry : mint({ item: whole, gaps: [] });
      stay(
        entry,
        "kept",
        after,
        sentence(whole === item ? "fate.kept" : "fate.keptWithoutPictures", { tokens: cost, left }),
      );
      continue;
    }
    const cut = isOver || left === 0 ? null : rules.cut(item, left);
    isOver = true;
    if (cut === null) {
      fates.unshift({
        entry,
        kind: "dropped",
        after: null,
        reason: sentence("fate.overBudget", { limit: rules.budget }),
      });
      continue;
    }
    stay(
      entry,
      "cut",
      mint({ item: cut.message, gaps: [] }),
      sentence("fate.cut", { removed: cut.removed, kept: left }),
    );
    left = 0;
  }
  return { fates, entries: kept, used: rules.budget - left };
}

function reasonToDrop(item: Item, rules: KeepRules): Sentence | null {
  if (item.type === "compaction") return sentence("fate.earlierSummary", {});
  if (item.type !== "message") return sentence("fate.tool", {});
  if (item.role === "developer") return sentence("fate.developer", {});
  if (item.role === "assistant") return sentence("fate.assistant", {});
  for (const { text } of item.parts) {
    const marker = pseudoUserMarker(text);
    if (marker !== null) return sentence("fate.pseudoUser", { marker });
  }
  return rules.dropped(item);
}

/** Local: 20,000 tokens; pictures go, and a message that had one becomes one text. */
export function localRules(summaryPrefix: string): KeepRules {
  return {
    budget: 20_000,
    dropped(item) {
      if (item.parts.some(({ text }) => isHookPrompt(text))) return sentence("fate.hookPrompt", {});
      return wholeText(item).startsWith(`${summaryPrefix}\n`) ? sentence("fate.earlierSummary", {}) : null;
    },
    kept: (item) => (item.parts.some(isPicture) ? userMessage([joined(item)]) : item),
    cost: (item) => textTokens(wholeText(item)),
    cut(item, tokens) {
      const { spans, removed } = cutMiddle(wholeSpans(item), tokens);
      return { message: userMessage([partOf(fragmentOf(item), spans)]), removed };
    },
  };
}

/** Each picture's price under remote compaction. Tokens. */
const PICTURE_TOKENS = 1844;

/** Remote: 64,000 tokens; parts stay as they are, and a message that does not fit loses its first parts first. */
export const REMOTE_RULES: KeepRules = {
  budget: 64_000,
  dropped: () => null,
  kept: (item) => item,
  cost: (item) =>
    Math.max(
      1,
      item.parts.reduce((sum, part) => sum + partTokens(part), 0),
    ),
  cut(item, tokens) {
    const parts: Part[] = [];
    let left = tokens;
    let removed = 0;
    for (const part of [...item.parts].reverse()) {
      const cost = partTokens(part);
      if (cost <= left) {
        parts.unshift(part);
        left -= cost;
      } else if (!isPicture(part) && left > 0) {
        const cut = cutMiddle(part.spans, left);
        parts.unshift(partOf(part.fragment, cut.spans));
        removed += cut.removed;
        left = 0;
      }
    }
    return parts.length === 0 ? null : { message: userMessage(parts), removed };
  },
};

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

function joined(item: MessageItem): Part {
  return partOf(fragmentOf(item), wholeSpans(item));
}

function fragmentOf(item: MessageItem): Part["fragment"] {
  return item.parts[0]?.fragment ?? "prompt";
}

function userMessage(parts: readonly Part[]): MessageItem {
  return message("user", ...parts).item as MessageItem;
}
