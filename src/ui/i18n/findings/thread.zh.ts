import type { ThreadFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const threadFindingsZh: Partial<FindingWords<keyof ThreadFindingParams>> = {};
