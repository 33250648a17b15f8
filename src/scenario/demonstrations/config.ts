/** Imports only types and data: the documentation loads this when it is opened. */
import type { ConfigFindingParams } from "../../engine/insight.ts";
import { CONFIG_KEYS } from "./configKeys.ts";
import { CONFIG_VALUES } from "./configValues.ts";
import type { Demonstration } from "./demonstration.ts";

export const CONFIG_DEMONSTRATIONS: { readonly [Id in keyof ConfigFindingParams]: Demonstration } = {
  ...CONFIG_KEYS,
  ...CONFIG_VALUES,
};
