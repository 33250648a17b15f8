/** The initial context: everything at once, at the start of a thread and after a compaction. */
import type { Context } from "./context.ts";
import type { NewItem } from "./history.ts";
import { ItemBuilder } from "./request.ts";
import { modelSwitchPart } from "./updates.ts";

/**
 * One developer message, the multi-agent messages, one user message, the managed instructions. `modelSwitched`: the
 * model differs from that of the turn before, which a compaction has not told yet.
 */
export function initialContext(context: Context, modelSwitched: boolean): NewItem[] {
  const { session, permissions, collaborationMode } = context;
  const { features } = session;
  const builder = new ItemBuilder();
  builder
    .message(
      "developer",
      modelSwitched ? modelSwitchPart(session) : null,
      context.developerInstructions,
      { what: "memories", active: features.has("memories") },
      { what: "contextWindowGuidance", active: features.has("token_budget") },
      // The skills stand before the permissions; without a permissions part they come last.
      permissions === null ? null : context.skills,
      permissions,
      ...(session.rulesOnDisk === null ? [] : [{ what: "approvedCommandPrefixes", active: true } as const]),
      collaborationMode,
      permissions === null ? context.skills : null,
      { what: "environmentsInstructions", active: features.has("deferred_executor") },
      { what: "plugins", active: false },
      { what: "apps", active: false },
      { what: "hooks", active: false },
    )
    .gap("contextWindow", features.has("token_budget"))
    .message("developer", context.multiAgentRole)
    .message("developer", context.multiAgentMode)
    .message("user", context.agentsMd, context.environment)
    .message("developer", context.managed);
  return builder.items;
}
