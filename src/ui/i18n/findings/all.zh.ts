import type { RuleId } from "../../../engine/insight.ts";
import { configFindingsZh } from "./config.zh.ts";
import { fileFindingsZh } from "./file.zh.ts";
import { skillFindingsZh } from "./skill.zh.ts";
import { textFindingsZh } from "./text.zh.ts";
import { threadFindingsZh } from "./thread.zh.ts";
import type { FindingWords } from "./words.ts";

export const findingsZh: FindingWords<RuleId> = {
  ...fileFindingsZh,
  ...textFindingsZh,
  ...configFindingsZh,
  ...skillFindingsZh,
  ...threadFindingsZh,
};
