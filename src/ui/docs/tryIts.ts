/** What a page opens, in one shape: scenarios with their titles, and what is in the last request of each. */
import type { Verdict } from "../../engine/index.ts";
import type { RuleId } from "../../engine/insight.ts";
import { demonstrationsOf } from "../../scenario/demonstrations/all.ts";
import type { Demonstration } from "../../scenario/demonstrations/demonstration.ts";
import { THREAD_DEMONSTRATIONS } from "../../scenario/demonstrations/thread.ts";
import {
  TOPIC_TRY_ITS,
  type TopicId,
  type TryIt,
  VERDICT_TRY_ITS,
  type VerdictTryIt,
} from "../../scenario/demonstrations/topics.ts";
import type { Tab } from "../../state/view.ts";
import { TOPIC_GROUPS } from "../i18n/docs/words.ts";

/** The own demonstration of a rule first. */
export function demonstrationsFor(page: string): readonly Demonstration[] {
  const [kind, id] = split(page);
  return kind === "rule" ? demonstrationsOf(id as RuleId) : [];
}

export function tryItsOf(page: string): readonly (TryIt | VerdictTryIt)[] {
  const [kind, id] = split(page);
  if (kind === "topic") return TOPIC_TRY_ITS[id as TopicId];
  return kind === "verdict" ? [VERDICT_TRY_ITS[id as Verdict]] : [];
}

/** The view in which a person sees what the page speaks of. */
export function tabOf(page: string): Tab {
  const [kind, id] = split(page);
  const within = (topics: readonly string[]): boolean => topics.includes(id);
  if (kind === "rule") return id in THREAD_DEMONSTRATIONS ? "history" : "answer";
  if (kind === "verdict") return "answer";
  if (within(TOPIC_GROUPS.request) || within(["assembly", "managed"])) return "messages";
  return within(TOPIC_GROUPS.time) ? "history" : "answer";
}

function split(page: string): readonly [string, string] {
  const colon = page.indexOf(":");
  return [page.slice(0, colon), page.slice(colon + 1)];
}
