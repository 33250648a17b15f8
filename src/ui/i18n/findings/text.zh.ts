import type { TextFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const textFindingsZh: Partial<FindingWords<keyof TextFindingParams>> = {};
