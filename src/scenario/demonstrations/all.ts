/** The demonstration of every finding. */
import type { RuleId } from "../../engine/insight.ts";
import { CONFIG_DEMONSTRATIONS } from "./config.ts";
import type { Demonstration } from "./demonstration.ts";
import { FILE_DEMONSTRATIONS } from "./file.ts";
import { TEXT_DEMONSTRATIONS } from "./text.ts";
import { THREAD_DEMONSTRATIONS } from "./thread.ts";

export const DEMONSTRATIONS: { readonly [Id in RuleId]: Demonstration } = {
  ...FILE_DEMONSTRATIONS,
  ...TEXT_DEMONSTRATIONS,
  ...CONFIG_DEMONSTRATIONS,
  ...THREAD_DEMONSTRATIONS,
};
