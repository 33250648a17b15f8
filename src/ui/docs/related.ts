/** Which pages are on the same matter: each verdict and each finding has the rule of Codex behind it. */
import type { Verdict } from "../../engine/index.ts";
import type { RuleId } from "../../engine/insight.ts";
import type { TopicId } from "../../scenario/demonstrations/topics.ts";

const VERDICT_TOPICS: { readonly [Id in Verdict]: TopicId } = {
  loaded: "directories",
  cut: "size-limit",
  budget: "size-limit",
  hidden: "one-file",
  blank: "one-file",
  "below-cwd": "directories",
  "off-path": "project-root",
  "not-a-file": "one-file",
  "broken-link": "one-file",
  "wrong-name": "one-file",
  untrusted: "trust",
  disabled: "size-limit",
  global: "global-file",
  "global-hidden": "global-file",
  unreadable: "one-file",
};

const RULE_TOPICS: { readonly [Id in RuleId]: TopicId } = {
  "over-budget": "size-limit",
  "budget-exhausted": "size-limit",
  "limit-zero": "size-limit",
  "override-hides-base": "one-file",
  "blank-override": "one-file",
  "blank-base": "one-file",
  "below-cwd": "directories",
  "off-path": "directories",
  "no-root-marker": "project-root",
  "stray-marker": "project-root",
  "nested-marker": "project-root",
  "wrong-name-case": "one-file",
  "wrong-name": "one-file",
  "wrong-folder": "one-file",
  "fallback-refused": "one-file",
  "directory-instead-of-file": "one-file",
  "dangling-symlink": "one-file",
  "looping-symlink": "one-file",
  "unreadable-file": "one-file",
  "untrusted-project": "trust",
  "home-is-root": "global-file",
  "inert-import": "one-file",
  "path-only-file": "one-file",
  "invalid-utf8": "assembly",
  "byte-order-mark": "assembly",
  "mixed-line-ends": "assembly",
  "tag-in-text": "assembly",
  "duplicate-text": "assembly",
  "cut-in-character": "size-limit",
  "unknown-key": "config-layers",
  "key-in-wrong-table": "config-layers",
  "marker-in-project-config": "project-root",
  "key-not-for-projects": "config-layers",
  "project-config-unread": "trust",
  "trust-for-another-path": "trust",
  "refused-start": "config-layers",
  "overruled-key": "config-layers",
  "relative-path": "config-layers",
  "base-replaced": "base-and-developer",
  "managed-near-limit": "managed",
  "required-value": "managed",
  "skill-dropped": "skills",
  "skill-not-found": "skills",
  "skills-over-budget": "skills",
  "skill-switch-without-effect": "skills",
  "stale-mode-text": "mode",
  "stale-agents-md": "read-again",
  "directory-not-read": "read-again",
  "config-edited-late": "settings-changed",
  "message-like-fragment": "compaction-kept",
  "text-doubled": "read-again",
  "message-lost-at-compaction": "compaction-kept",
  "message-cut-at-compaction": "compaction-kept",
  "compaction-keeps-old-text": "compaction-back",
};

const TOPIC_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VERDICT_TOPICS).map(([verdict, topic]) => [`verdict:${verdict}`, `topic:${topic}`] as const),
  ...Object.entries(RULE_TOPICS).map(([rule, topic]) => [`rule:${rule}`, `topic:${topic}`] as const),
]);

/** Ids of the pages to see also: the rule behind a page, or all pages behind which this rule stands. */
export function relatedTo(page: string): readonly string[] {
  const topic = TOPIC_OF.get(page);
  if (topic !== undefined) return [topic];
  return [...TOPIC_OF].flatMap(([other, behind]) => (behind === page ? [other] : []));
}
