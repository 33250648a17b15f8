import type { Finding, RuleId } from "../../engine/insight.ts";
import type { FindingWords } from "./findings/words.ts";
import type { Format } from "./format.ts";

/** The sentence about a finding. */
export function findingMessage({ rule, params }: Finding, words: FindingWords<RuleId>, format: Format): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = words[rule].message as (params: Finding["params"], format: Format) => string;
  return write(params, format);
}
