import type { TextFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const textFindingsEn: Partial<FindingWords<keyof TextFindingParams>> = {};
