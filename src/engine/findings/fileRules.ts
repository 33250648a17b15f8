import type { Rules } from "./context.ts";
import type { FileFindingParams } from "./fileParams.ts";

export const FILE_RULES: Partial<Rules<keyof FileFindingParams>> = {};
