import type { Rules } from "./context.ts";
import type { FileFindingParams } from "./fileParams.ts";
import { BUDGET_RULES } from "./files/budget.ts";
import { ELSEWHERE_RULES } from "./files/elsewhere.ts";
import { FALLBACK_RULES } from "./files/fallback.ts";
import { HIDDEN_RULES } from "./files/hidden.ts";
import { HOME_RULES } from "./files/home.ts";
import { MARKER_RULES } from "./files/markers.ts";
import { NAME_RULES } from "./files/names.ts";
import { NOT_FILE_RULES } from "./files/notFiles.ts";
import { TRUST_RULES } from "./files/trust.ts";

/** In the order of the causes in real reports: where Codex looks, how much fits, which name wins, trust. */
export const FILE_RULES: Rules<keyof FileFindingParams> = {
  ...MARKER_RULES,
  ...ELSEWHERE_RULES,
  ...BUDGET_RULES,
  ...HIDDEN_RULES,
  ...NAME_RULES,
  ...FALLBACK_RULES,
  ...NOT_FILE_RULES,
  ...TRUST_RULES,
  ...HOME_RULES,
};
