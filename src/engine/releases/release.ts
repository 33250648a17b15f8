/**
 * The rules in which Codex releases differ. The thread machinery (`src/engine/thread`) asks the release of its session;
 * everything that is not here is the same in all of them.
 */
import type { AgentsMdRules } from "../agentsMd/rules.ts";
import type { ConfigRules } from "../config/rules.ts";
import type { ThreadRules } from "../thread/rules.ts";
import type { ModelCatalogue } from "./models.ts";
import type { CodexRelease } from "./names.ts";

export interface Release {
  readonly id: CodexRelease;
  readonly models: ModelCatalogue;
  readonly config: ConfigRules;
  readonly agentsMd: AgentsMdRules;
  readonly thread: ThreadRules;
}
