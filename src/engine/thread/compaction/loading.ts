/** The rules of compaction come when a scenario may need them. */
import { Late } from "../../late.ts";
import type { FileNode, Scenario, Step } from "../../scenario.ts";
import type { ThreadRules } from "../rules.ts";

/** No model's limit is lower unless the configuration says so. Tokens. */
const LEAST_LIMIT = 100_000;
/** Text of a thread that stays far below that limit. Characters. */
const SMALL_THREAD = 100_000;
/** Keys that set a limit of one's own. */
const LIMIT_KEYS = /model_auto_compact|model_context_window|model_post_turn_compact/;

/** May the thread become so long that it is compacted, or is it by hand? Rather too often than too seldom. */
export function mayCompact({ steps, files, launch }: Scenario): boolean {
  if (steps.some((step) => step.do === "compact" || isLong(step) || mayChangeModel(step))) return true;
  if (JSON.stringify(steps).length > SMALL_THREAD || LIMIT_KEYS.test(JSON.stringify(launch.overrides))) return true;
  for (const path in files) if (path.endsWith("config.toml") && setsLimit(files[path])) return true;
  return steps.some((step) => step.do === "write" && step.path.endsWith("config.toml") && setsLimit(step.node));
}

/** The former model compacts for one that reads another format, or has a smaller window. */
function mayChangeModel(step: Step): boolean {
  if (step.do === "set") return step.key === "model";
  return step.do === "resume" || step.do === "fork" || (step.do === "turn" && step.agents.length > 0);
}

function isLong(step: Step): boolean {
  return step.do === "turn" && step.usage >= LEAST_LIMIT;
}

/** A text that names such a key, or one that cannot be looked through. */
function setsLimit(node: FileNode | undefined): boolean {
  return typeof node === "string" ? LIMIT_KEYS.test(node) : node !== undefined;
}

export const COMPACTION = new Late(
  mayCompact,
  async (): Promise<ThreadRules["compact"]> => (await import("./compact.ts")).compact,
);

export const compact: ThreadRules["compact"] = (run, order) => COMPACTION.rules(run, order);
