/** How the releases migrate a CLAUDE.md. The newest release is known for its migration only: it is a choice of its own. */
import type { DetectRules } from "../migration/detect.ts";
import type { Rewriting } from "../migration/terms.ts";
import type { CodexRelease } from "./names.ts";

export type MigrationRelease = CodexRelease | "0.171.0";

export interface MigrationRules extends DetectRules {
  readonly rewriting: Rewriting;
}

export const MIGRATION_RULES: Readonly<Record<MigrationRelease, MigrationRules>> = {
  "0.113.0": { rewriting: "plain", followsTargetLink: true },
  "0.158.0": { rewriting: "plain", followsTargetLink: false },
  "0.171.0": { rewriting: "protectLinks", followsTargetLink: false },
};
