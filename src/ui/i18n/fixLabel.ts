import type { Fix } from "../../engine/insight.ts";
import type { FixWords } from "./findings/words.ts";
import type { Format } from "./format.ts";

/** What a person chooses. */
export function fixLabel({ id, params }: Fix, words: FixWords, format: Format): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = words[id] as (params: Fix["params"], format: Format) => string;
  return write(params, format);
}
