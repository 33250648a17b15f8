import type { Rules } from "./context.ts";
import type { ThreadFindingParams } from "./threadParams.ts";

export const THREAD_RULES: Partial<Rules<keyof ThreadFindingParams>> = {};
