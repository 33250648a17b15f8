/** Imports only types and data: the documentation loads this when it is opened. */
import type { FileFindingParams } from "../../engine/insight.ts";
import type { Demonstration } from "./demonstration.ts";
import { FILE_BUDGET } from "./fileBudget.ts";
import { FILE_NAMES } from "./fileNames.ts";
import { FILE_NODES } from "./fileNodes.ts";
import { FILE_SEARCH } from "./fileSearch.ts";

export const FILE_DEMONSTRATIONS: { readonly [Id in keyof FileFindingParams]: Demonstration } = {
  ...FILE_SEARCH,
  ...FILE_BUDGET,
  ...FILE_NAMES,
  ...FILE_NODES,
};
