/** The first request of a thread: initial context and prompt, in Codex's order. */
import { agentsMdSpans, type Instructions } from "../agentsMd/assemble.ts";
import { baseInstructionsSpans } from "../fragments/baseInstructions.ts";
import { collaborationModeSpans } from "../fragments/collaborationMode.ts";
import { developerInstructionsSpans } from "../fragments/developerInstructions.ts";
import { environmentContextSpans } from "../fragments/environmentContext.ts";
import { managedInstructionsSpans } from "../fragments/managedInstructions.ts";
import { multiAgentModeSpans, multiAgentRoleSpans } from "../fragments/multiAgent.ts";
import { permissionsSpans } from "../fragments/permissions.ts";
import { skillsSpans } from "../fragments/skills.ts";
import { span } from "../provenance.ts";
import type { ModelRequest } from "../simulation.ts";
import { type Piece, partOf, RequestBuilder } from "./request.ts";
import type { Session } from "./session.ts";
import type { StartedThread } from "./start.ts";

/** The instruction texts of a thread that has just started: project files count unless it is untrusted. */
export function startInstructions(thread: StartedThread): Instructions {
  const untrusted = thread.settings.trust.level === "untrusted";
  return {
    global: thread.global,
    thread: thread.threadInstructions,
    docs: untrusted ? [] : thread.projectDocs.docs.filter((doc) => !doc.blank),
  };
}

/** Request of the first turn. `step` is the index of the turn step that says `prompt`. */
export function firstRequest(thread: StartedThread, prompt: string, step: number): ModelRequest {
  const { session } = thread;
  const base = partOf("baseInstructions", baseInstructionsSpans(session));
  const builder = new RequestBuilder();
  if (session.model.lite) builder.item({ type: "additional_tools" }).message("developer", base);
  else builder.gap("toolDefinitions", true);
  initialContext(builder, session, startInstructions(thread));
  builder.gap("additionalContext", false);
  builder.message("user", partOf("prompt", [span(prompt, { kind: "step", step, field: "text" })]));
  builder.gap("currentTimeReminder", session.features.has("current_time_reminder"));
  return {
    step,
    kind: "sample",
    model: session.slug,
    lite: session.model.lite,
    instructions: session.model.lite ? null : base,
    items: builder.items,
    gaps: builder.gaps,
    entries: [],
    prefix: 0,
  };
}

/** One developer message, the multi-agent messages, one user message, the managed instructions. */
function initialContext(builder: RequestBuilder, session: Session, instructions: Instructions): void {
  const { features, cwd } = session;
  const permissions = partOf("permissions", permissionsSpans(session));
  const skills: Piece[] = [partOf("skills", skillsSpans(session))];
  if (session.skillOnDisk !== null) skills.push({ what: "skillsOnDisk", active: true });
  builder
    .message(
      "developer",
      partOf("developerInstructions", developerInstructionsSpans(session)),
      { what: "memories", active: features.has("memories") },
      { what: "contextWindowGuidance", active: features.has("token_budget") },
      // The skills stand before the permissions; without a permissions part they come last.
      ...(permissions === null ? [] : skills),
      permissions,
      ...(session.rulesOnDisk === null ? [] : [{ what: "approvedCommandPrefixes", active: true } as const]),
      partOf("collaborationMode", collaborationModeSpans(session)),
      ...(permissions === null ? skills : []),
      { what: "environmentsInstructions", active: features.has("deferred_executor") },
      { what: "plugins", active: false },
      { what: "apps", active: false },
      { what: "hooks", active: false },
    )
    .gap("contextWindow", features.has("token_budget"))
    .message("developer", partOf("multiAgentRole", multiAgentRoleSpans(session)))
    .message("developer", partOf("multiAgentMode", multiAgentModeSpans(session)))
    .message(
      "user",
      partOf("agentsMd", agentsMdSpans(instructions, cwd.value, cwd.source)),
      partOf("environmentContext", environmentContextSpans(session)),
    )
    .message("developer", partOf("managedInstructions", managedInstructionsSpans(session)));
}
