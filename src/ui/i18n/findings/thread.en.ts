import type { ThreadFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const threadFindingsEn: Partial<FindingWords<keyof ThreadFindingParams>> = {};
