/** What a page opens, in one shape: scenarios with their titles, and what is in the last request of each. */
import type { Verdict } from "../../engine/index.ts";
import type { RuleId } from "../../engine/insight.ts";
import { CONFIG_DEMONSTRATIONS } from "../../scenario/demonstrations/config.ts";
import type { Demonstration } from "../../scenario/demonstrations/demonstration.ts";
import { FILE_DEMONSTRATIONS } from "../../scenario/demonstrations/file.ts";
import { TEXT_DEMONSTRATIONS } from "../../scenario/demonstrations/text.ts";
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

const DEMONSTRATIONS: { readonly [Id in RuleId]?: Demonstration } = {
  ...FILE_DEMONSTRATIONS,
  ...TEXT_DEMONSTRATIONS,
  ...CONFIG_DEMONSTRATIONS,
  ...THREAD_DEMONSTRATIONS,
};

export function demonstrationOf(page: string): Demonstration | null {
  const [kind, id] = split(page);
  return kind === "rule" ? (DEMONSTRATIONS[id as RuleId] ?? null) : null;
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
