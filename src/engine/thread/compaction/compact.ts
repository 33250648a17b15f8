/** One compaction: its request, what stays of the history, and where the context is put back. */
import { isBlank } from "../../machine/utf8.ts";
import { mark, type Spans, span } from "../../provenance.ts";
import { sentence } from "../../sentences.ts";
import type { Item } from "../../simulation.ts";
import { codexText } from "../../texts.ts";
import type { CompactionPhase, CompactionReason } from "../../timeline.ts";
import { History, type NewItem, type StoredEntry } from "../history.ts";
import { initialContext } from "../initialContext.ts";
import { message, partOf } from "../request.ts";
import type { StepRun } from "../run.ts";
import type { Session } from "../session.ts";
import { type KeepRules, keepMessages } from "./keep.ts";
import { localRules, remoteRules } from "./keepRules.ts";
import { compactionReport } from "./report.ts";
import { opaqueTokens } from "./tokens.ts";

export interface CompactionOrder {
  readonly phase: CompactionPhase;
  readonly reason: CompactionReason;
  /** Of the model that is asked: the former one when the model is about to change. */
  readonly session: Session;
  /** What the server answers: a text, or the content of the opaque item. */
  readonly summary: string;
  readonly fails: boolean;
}

/** How a release compacts. */
export interface CompactionMethod {
  /** Items behind the history in the request. */
  readonly tail: (session: Session) => readonly Item[];
  readonly rules: (session: Session) => KeepRules;
  /** In the middle of a turn the context is put back at once. */
  readonly context: (run: StepRun) => readonly NewItem[];
  /** The new history: what is kept, the context, and the summary or opaque item. */
  readonly placed: (
    kept: readonly StoredEntry[],
    context: readonly StoredEntry[],
    summary: StoredEntry,
    session: Session,
  ) => readonly StoredEntry[];
}

/** 0.158.0. */
const METHOD: CompactionMethod = {
  tail: (session) => [session.compaction.remote ? { type: "compaction_trigger" } : promptItem(session)],
  rules: ({ compaction, texts }) =>
    compaction.remote
      ? remoteRules(compaction.keepsClientDeveloper)
      : localRules(texts.get("compaction.summaryPrefix")),
  /** The context that was told. */
  context: ({ state: { told, files } }) => (told === null ? [] : initialContext(told, false, files)),
  placed: (kept, context, summary) => [...placed(kept, context), summary],
};

export function compact(run: StepRun, order: CompactionOrder): boolean {
  return compactBy(METHOD, run, order);
}

/** False when it failed: then the history stays as it was. */
export function compactBy(method: CompactionMethod, run: StepRun, order: CompactionOrder): boolean {
  const { state } = run;
  const { session } = order;
  const before = state.history.entries;
  const { remote } = session.compaction;
  const request = run.send("compaction", session, method.tail(session));
  const facts = {
    request,
    step: run.step,
    kind: remote ? "remote" : "local",
    phase: order.phase,
    reason: order.reason,
  } as const;
  if (order.fails) {
    run.compactions.push(compactionReport({ ...facts, before, failed: sentence("failed.compaction", {}) }));
    return false;
  }
  const answer = answerItem(run, order, before);
  const rules = method.rules(session);
  const kept = keepMessages(before, rules, (item) => run.mint([item])[0] as StoredEntry);
  const [summary] = run.mint([answer]) as [StoredEntry];
  const rebuilt = order.phase === "mid_turn" ? run.mint(method.context(run)) : [];
  const replaced = method.placed(kept.entries, rebuilt, summary, session);
  state.history = History.of(replaced);
  if (order.phase !== "mid_turn") state.told = null;
  // Nothing has been reported for the new history: all of it is estimated, base instructions included.
  const opaque = remote ? opaqueTokens(order.summary) : 0;
  const estimate = replaced.reduce((sum, { item }) => sum + run.rules.itemTokens(item), state.baseTokens + opaque);
  state.tokens = { reported: 0, since: estimate, baseline: null, counts: remote };
  run.compactions.push(
    compactionReport({
      ...facts,
      before,
      failed: null,
      readsAgain: session.release.agentsMd.readsAgain,
      kept,
      budget: rules.budget,
      summary,
      rebuilt,
      after: replaced,
    }),
  );
  return true;
}

/** What asks for a summary. */
export function promptItem({ texts, compaction }: Session): Item {
  const { prompt } = compaction;
  const text = prompt === null ? codexText(texts, "compaction.prompt") : span(prompt.value, prompt.source);
  return message("user", partOf("compactionPrompt", [text])).item;
}

/** The summary as a user message, or the opaque item. */
function answerItem({ step }: StepRun, order: CompactionOrder, before: readonly StoredEntry[]): NewItem {
  const { session } = order;
  if (session.compaction.remote) return { item: { type: "compaction" }, gaps: [] };
  const source = { kind: "step", step, field: "summary" } as const;
  const body = isBlank(order.summary) ? lastReply(before) : [span(order.summary, source)];
  return message(
    "user",
    partOf("summary", [codexText(session.texts, "compaction.summaryPrefix"), mark("\n"), ...body]),
  );
}

/** A blank summary gives way to the last text of the assistant that is not blank; nothing when there is none. */
function lastReply(before: readonly StoredEntry[]): Spans {
  for (const { item } of [...before].reverse()) {
    if (item.type !== "message" || item.role !== "assistant") continue;
    const part = item.parts.findLast(({ text }) => !isBlank(text));
    if (part !== undefined) return part.spans;
  }
  return [];
}

/** The context stands before the last real message of the user; what a client had added behind that stays behind it. */
function placed(kept: readonly StoredEntry[], context: readonly StoredEntry[]): StoredEntry[] {
  const last = kept.findLastIndex(({ item }) => item.type === "message" && item.role === "user");
  const at = last < 0 ? kept.length : last;
  return [...kept.slice(0, at), ...context, ...kept.slice(at)];
}
