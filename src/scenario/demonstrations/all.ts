/** The demonstration of every finding. */
import type { RuleId } from "../../engine/insight.ts";
import { CONFIG_DEMONSTRATIONS } from "./config.ts";
import type { Demonstration } from "./demonstration.ts";
import { FILE_DEMONSTRATIONS } from "./file.ts";
import { OLDER_DEMONSTRATIONS } from "./older.ts";
import { SKILL_DEMONSTRATIONS } from "./skill.ts";
import { TEXT_DEMONSTRATIONS } from "./text.ts";
import { THREAD_DEMONSTRATIONS } from "./thread.ts";

export const DEMONSTRATIONS: { readonly [Id in RuleId]: Demonstration } = {
  ...FILE_DEMONSTRATIONS,
  ...TEXT_DEMONSTRATIONS,
  ...CONFIG_DEMONSTRATIONS,
  ...SKILL_DEMONSTRATIONS,
  ...THREAD_DEMONSTRATIONS,
};

/** All demonstrations of a rule: its own, and what it has of its own in an older release. */
export function demonstrationsOf(rule: RuleId): readonly Demonstration[] {
  const older = OLDER_DEMONSTRATIONS.flatMap(([id, demonstration]) => (id === rule ? [demonstration] : []));
  return [DEMONSTRATIONS[rule], ...older];
}
