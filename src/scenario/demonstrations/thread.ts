/** Imports only types and data: the documentation loads this when it is opened. */
import type { ThreadFindingParams } from "../../engine/insight.ts";
import type { Demonstration } from "./demonstration.ts";

export const THREAD_DEMONSTRATIONS: { readonly [Id in keyof ThreadFindingParams]?: Demonstration } = {};
