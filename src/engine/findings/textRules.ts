import type { Rules } from "./context.ts";
import type { TextFindingParams } from "./textParams.ts";

export const TEXT_RULES: Partial<Rules<keyof TextFindingParams>> = {};
