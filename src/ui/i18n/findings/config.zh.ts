import type { ConfigFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const configFindingsZh: Partial<FindingWords<keyof ConfigFindingParams>> = {};
