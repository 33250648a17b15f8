/** All that several execution environments change, in one object. */
import { contextSpans, updateSpans } from "./context.ts";
import { readEnvironments, sectionsOf } from "./docs.ts";
import type { EnvironmentRules } from "./registry.ts";
import { environmentReports } from "./reports.ts";
import { chosen, opened, reset } from "./selection.ts";

export const ENVIRONMENT_RULES: EnvironmentRules = {
  opened,
  reset,
  chosen,
  read: readEnvironments,
  sections: sectionsOf,
  context: contextSpans,
  update: updateSpans,
  reports: environmentReports,
};
