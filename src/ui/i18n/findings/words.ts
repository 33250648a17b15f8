/** The words of findings: they come with what shows them, in both languages. */
import type { FindingParams, FixId, FixParams, RuleId } from "../../../engine/insight.ts";
import type { Format } from "../format.ts";

/** What is said about one rule. Literals and paths go through `format`. */
export interface RuleWords<Id extends RuleId> {
  /** Two to five words, sentence case, no full stop: the name of the rule in lists and as the title of its page. */
  readonly name: string;
  /** One or two short sentences about this very case: what happens, and why. */
  readonly message: (params: FindingParams[Id], format: Format) => string;
  /**
   * The page: plain words, each string a paragraph of two to four short sentences: what Codex does, why, what to do.
   * Literals stand in backticks.
   */
  readonly page: readonly string[];
  /** What is otherwise in Codex 0.113.0, one or two sentences each; left out where nothing is. The page is that of the newest release. */
  readonly in113?: readonly string[];
}

export type FindingWords<Ids extends RuleId> = { readonly [Id in Ids]: RuleWords<Id> };

export type FixWords = { readonly [Id in FixId]: (params: FixParams[Id], format: Format) => string };
