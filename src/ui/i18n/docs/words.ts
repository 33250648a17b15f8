/** The words of the documentation. They come when it is opened, in the language that is chosen. */
import type { CodexRelease, Verdict } from "../../../engine/index.ts";
import type { RuleId } from "../../../engine/insight.ts";
import type { TopicId, TopicScenarioId } from "../../../scenario/demonstrations/topics.ts";
import type { ExampleId } from "../../../scenario/examples/index.ts";
import type { FindingWords } from "../findings/words.ts";

/** A paragraph, a list, a table, lines that stand literally, or what is otherwise in another release. Backticks in words mean code. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly code: string }
  | { readonly table: TableWords }
  | { readonly release: CodexRelease; readonly differences: readonly string[] };

/** Of a row the first cell names it, as the first of `head` names that column; all rows are as long as `head`. */
export interface TableWords {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PageWords {
  /** Two to six words, sentence case, no full stop: the title of the page and its name in the index. */
  readonly name: string;
  /** The newest release. */
  readonly page: readonly Block[];
  /** What is otherwise in Codex 0.113.0, one or two sentences each; left out where nothing is. */
  readonly in113?: readonly string[];
}

export interface DocsWords {
  readonly topics: { readonly [Id in TopicId]: PageWords };
  readonly verdicts: { readonly [Id in Verdict]: PageWords };
  /** Titles of what can be opened. */
  readonly scenarios: { readonly [Id in TopicScenarioId | ExampleId]: string };
}

export const TOPIC_GROUPS = {
  files: ["project-root", "directories", "one-file", "size-limit", "global-file", "assembly"],
  settings: ["trust", "config-layers", "managed"],
  request: ["base-and-developer", "permissions", "environment", "mode", "skills", "tokens"],
  time: ["read-again", "settings-changed", "resume-fork", "agents", "review", "compaction-kept", "compaction-back"],
  limits: ["not-modelled"],
} as const satisfies Readonly<Record<string, readonly TopicId[]>>;
export type TopicGroup = keyof typeof TOPIC_GROUPS;

export const FINDING_GROUPS = ["file", "text", "config", "skill", "thread"] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

/** What stands around the pages. */
export interface DocsUi {
  readonly title: string;
  readonly close: string;
  readonly index: string;
  readonly filter: string;
  readonly noMatch: (query: string) => string;
  readonly matches: (count: number) => string;
  readonly groups: Readonly<Record<TopicGroup | "verdicts" | FindingGroup, string>>;
  readonly previous: string;
  readonly next: string;
  readonly seeAlso: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkRefused: string;
  readonly unknownPage: (id: string) => string;
  readonly tryIt: string;
  readonly tryItHint: string;
  /** Accessible name of a button that opens a scenario. */
  readonly opens: (title: string) => string;
  readonly raises: string;
  readonly nearMiss: string;
  readonly fixed: string;
  /** Above what is otherwise in a release. */
  readonly inRelease: (release: CodexRelease) => string;
  readonly text: string;
  readonly inRequest: string;
  readonly sent: string;
  readonly notSent: string;
  readonly refused: string;
}

/** Everything in one language. */
export interface DocsLanguage extends DocsWords {
  readonly ui: DocsUi;
  readonly findings: { readonly [Group in FindingGroup]: Partial<FindingWords<RuleId>> };
}
