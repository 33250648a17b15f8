/** The initial context: everything at once, at the start of a thread and after a compaction. */
import type { FileSystem } from "../machine/files.ts";
import type { Context } from "./context.ts";
import type { NewItem } from "./history.ts";
import { hasUnknownPrefixes } from "./notModelled.ts";
import { ItemBuilder, partOf } from "./request.ts";
import { modelSwitchPart } from "./updates.ts";

/**
 * One developer message, the multi-agent messages, one user message, the managed instructions. `modelSwitched`: the
 * model differs from that of the turn before, which a compaction has not told yet.
 */
export function initialContext(context: Context, modelSwitched: boolean, files: FileSystem): NewItem[] {
  const { session, permissions, collaborationMode } = context;
  const { features, release } = session;
  const { corners } = release.thread;
  const memories = corners?.memories(session, files);
  const environments = corners?.environmentsInstructions(session);
  const builder = new ItemBuilder();
  builder
    .message(
      "developer",
      modelSwitched ? modelSwitchPart(session) : null,
      context.developerInstructions,
      memories
        ? partOf("memories", memories)
        : { what: "memories", active: memories !== null && features.has("memories") },
      { what: "contextWindowGuidance", active: features.has("token_budget") },
      // The skills stand before the permissions; without a permissions part they come last.
      permissions === null ? null : context.skills,
      permissions,
      ...(hasUnknownPrefixes(session) ? [{ what: "approvedCommandPrefixes", active: true } as const] : []),
      collaborationMode,
      permissions === null ? context.skills : null,
      environments
        ? partOf("environmentsInstructions", environments)
        : { what: "environmentsInstructions", active: features.has("deferred_executor") },
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
