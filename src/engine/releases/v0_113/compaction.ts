/**
 * Compaction in 0.113.0 (`compact.rs`, `compact_remote.rs`). Remote: an endpoint of its own answers with items, which
 * are filtered in three layers: developer messages go, user messages that look like one of Codex's own go, and the
 * context is put back.
 */
import { trim } from "../../machine/utf8.ts";
import { type Sentence, sentence } from "../../sentences.ts";
import type { Item, MessageItem } from "../../simulation.ts";
import { type CompactionMethod, compactBy, promptItem } from "../../thread/compaction/compact.ts";
import type { KeepRules } from "../../thread/compaction/keep.ts";
import { localRules } from "../../thread/compaction/keepRules.ts";
import type { NewItem, StoredEntry } from "../../thread/history.ts";
import { message, partOf } from "../../thread/request.ts";
import type { ThreadRules } from "../../thread/rules.ts";
import type { StepRun } from "../../thread/run.ts";
import type { Session } from "../../thread/session.ts";
import { isBaked } from "./announce.ts";
import { contextOf, initialContext } from "./context.ts";

const TAGS = ["environment_context", "skill", "user_shell_command", "turn_aborted", "subagent_notification"] as const;

/** The six kinds, in any case of ASCII letters; trimmed, opened and closed. */
export function pseudoUserMarker(text: string): string | null {
  const lower = trim(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  if (lower.startsWith("# agents.md instructions for ") && lower.endsWith("</instructions>")) {
    return "# AGENTS.md instructions for ";
  }
  const tag = TAGS.find((name) => lower.startsWith(`<${name}>`) && lower.endsWith(`</${name}>`));
  return tag === undefined ? null : `<${tag}>`;
}

/** 20,000 tokens; a message becomes one text without its pictures. */
function rulesHere(summaryPrefix: string): KeepRules {
  return {
    ...localRules(summaryPrefix),
    marker: pseudoUserMarker,
    keepsHookPrompts: null,
    kept: (item) => (item.parts.length === 1 && item.parts[0]?.type !== "input_image" ? item : oneText(item)),
  };
}

function oneText({ parts }: MessageItem): MessageItem {
  const isPicture = (index: number): boolean => parts[index]?.type === "input_image";
  // The tags around a picture go with it.
  const spans = parts
    .filter((_, index) => !isPicture(index - 1) && !isPicture(index + 1))
    .flatMap((part) => part.spans);
  return message("user", partOf(parts[0]?.fragment ?? "prompt", spans)).item as MessageItem;
}

/** What the server returns of the request: its user messages, and one opaque item. There is no budget. */
const RULES_THERE: KeepRules = {
  budget: null,
  marker: pseudoUserMarker,
  assistant: sentence("fate.notReturned", {}),
  keepsHookPrompts: null,
  dropped: ({ role }): Sentence | null => (role === "developer" ? sentence("fate.developer", {}) : null),
  kept: (item) => item,
  cost: () => 0,
  cut: (item) => ({ message: item, removed: 0, goesOn: true }),
};

function rebuiltContext({ state }: StepRun): readonly NewItem[] {
  const context = contextOf(state.session, state.instructions);
  state.told = context;
  state.shown = { docs: state.docs, global: state.global };
  return initialContext(context, { switched: false, baked: isBaked(state) });
}

/**
 * Before the last real message of the user; without one before the last summary, without that before the last opaque
 * item, else at the end.
 */
function placed(
  kept: readonly StoredEntry[],
  context: readonly StoredEntry[],
  summary: StoredEntry,
  { texts }: Session,
): readonly StoredEntry[] {
  const all = [...kept, summary];
  const prefix = `${texts.get("compaction.summaryPrefix")}\n`;
  const lastWith = (test: (item: Item) => boolean): number => all.findLastIndex(({ item }) => test(item));
  const places = [
    lastWith((item) => isUser(item) && !textOfMessage(item).startsWith(prefix)),
    lastWith(isUser),
    lastWith(({ type }) => type === "compaction"),
    all.length,
  ];
  const at = places.find((place) => place >= 0) ?? all.length;
  return [...all.slice(0, at), ...context, ...all.slice(at)];
}

function isUser(item: Item): item is MessageItem {
  return item.type === "message" && item.role === "user";
}

function textOfMessage({ parts }: MessageItem): string {
  return parts.map(({ text }) => text).join("");
}

const METHOD: CompactionMethod = {
  tail: (session) => (session.compaction.remote ? [] : [promptItem(session)]),
  rules: ({ compaction, texts }) =>
    compaction.remote ? RULES_THERE : rulesHere(texts.get("compaction.summaryPrefix")),
  context: rebuiltContext,
  placed,
};

export const compact: ThreadRules["compact"] = (run, order) => compactBy(METHOD, run, order);
