import type { ConfigFindingParams } from "./configParams.ts";
import { BASE_REPLACED, MANAGED_NEAR_LIMIT } from "./configs/instructions.ts";
import { OVERRULED_KEY, REQUIRED_VALUE } from "./configs/overruled.ts";
import { KEY_NOT_FOR_PROJECTS, MARKER_IN_PROJECT_CONFIG, PROJECT_CONFIG_UNREAD } from "./configs/projectKeys.ts";
import { REFUSED_START } from "./configs/refusedStart.ts";
import { RELATIVE_PATH } from "./configs/relativePaths.ts";
import { TRUST_FOR_ANOTHER_PATH } from "./configs/trustElsewhere.ts";
import { KEY_IN_WRONG_TABLE, UNKNOWN_KEY } from "./configs/unknownKeys.ts";
import type { Rules } from "./context.ts";

export const CONFIG_RULES: Rules<keyof ConfigFindingParams> = {
  "refused-start": REFUSED_START,
  "project-config-unread": PROJECT_CONFIG_UNREAD,
  "trust-for-another-path": TRUST_FOR_ANOTHER_PATH,
  "key-in-wrong-table": KEY_IN_WRONG_TABLE,
  "unknown-key": UNKNOWN_KEY,
  "marker-in-project-config": MARKER_IN_PROJECT_CONFIG,
  "key-not-for-projects": KEY_NOT_FOR_PROJECTS,
  "required-value": REQUIRED_VALUE,
  "overruled-key": OVERRULED_KEY,
  "base-replaced": BASE_REPLACED,
  "relative-path": RELATIVE_PATH,
  "managed-near-limit": MANAGED_NEAR_LIMIT,
};
