import type { ConfigFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const configFindingsEn: Partial<FindingWords<keyof ConfigFindingParams>> = {};
