/** Imports only types and data: the documentation loads this when it is opened. */
import type { TextFindingParams } from "../../engine/insight.ts";
import type { Demonstration } from "./demonstration.ts";

export const TEXT_DEMONSTRATIONS: { readonly [Id in keyof TextFindingParams]?: Demonstration } = {};
