import type { FileFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const fileFindingsEn: Partial<FindingWords<keyof FileFindingParams>> = {};
