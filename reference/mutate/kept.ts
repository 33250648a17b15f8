/** Mutants that may survive, each with its reason: `mutants-kept.json`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Mutant } from "./operators.ts";

/** Every field but the reason narrows what the entry covers; line numbers move, so code is named instead. */
const kept = v.array(
  v.strictObject({
    file: v.string(),
    within: v.optional(v.string()),
    code: v.optional(v.string()),
    change: v.optional(v.string()),
    reason: v.pipe(v.string(), v.minLength(10)),
  }),
);
export type Kept = v.InferOutput<typeof kept>[number];

export function readKept(): Kept[] {
  const file = fileURLToPath(new URL("../mutants-kept.json", import.meta.url));
  return v.parse(kept, JSON.parse(readFileSync(file, "utf8")));
}

export function covers(entry: Kept, mutant: Mutant): boolean {
  return (["file", "within", "code", "change"] as const).every(
    (key) => entry[key] === undefined || entry[key] === mutant[key],
  );
}
