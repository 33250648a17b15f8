/** Imports only types and data: the documentation loads this when it is opened. */
import type { FileFindingParams } from "../../engine/insight.ts";
import type { Demonstration } from "./demonstration.ts";

export const FILE_DEMONSTRATIONS: { readonly [Id in keyof FileFindingParams]?: Demonstration } = {};
