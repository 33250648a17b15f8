import type { FileFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const fileFindingsZh: Partial<FindingWords<keyof FileFindingParams>> = {};
