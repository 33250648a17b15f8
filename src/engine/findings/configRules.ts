import type { ConfigFindingParams } from "./configParams.ts";
import type { Rules } from "./context.ts";

export const CONFIG_RULES: Partial<Rules<keyof ConfigFindingParams>> = {};
