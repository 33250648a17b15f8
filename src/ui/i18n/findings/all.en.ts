import type { RuleId } from "../../../engine/insight.ts";
import { configFindingsEn } from "./config.en.ts";
import { fileFindingsEn } from "./file.en.ts";
import { skillFindingsEn } from "./skill.en.ts";
import { textFindingsEn } from "./text.en.ts";
import { threadFindingsEn } from "./thread.en.ts";
import type { FindingWords } from "./words.ts";

export const findingsEn: FindingWords<RuleId> = {
  ...fileFindingsEn,
  ...textFindingsEn,
  ...configFindingsEn,
  ...skillFindingsEn,
  ...threadFindingsEn,
};
