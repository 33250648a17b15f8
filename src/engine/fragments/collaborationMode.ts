/** `<collaboration_mode>`: the text of the Default or Plan mode. */
import { mark, type Spans } from "../provenance.ts";
import { codexText } from "../texts.ts";
import type { Session } from "../thread/session.ts";
import { editedText } from "./catalogueEdits.ts";

/**
 * Sent when the client says a mode, or when the model has a text of its own for the Default mode. No newline is added
 * inside the tags. Without the update_plan tool the Plan text loses its section about that tool.
 */
export function collaborationModeSpans(session: Session): Spans | null {
  const { mode, model, includes, texts, updatePlanTool } = session;
  if (!includes.collaborationMode) return null;
  if (mode === null && model.defaultMode === null) return null;
  const body =
    mode === "plan"
      ? editedText(texts, "mode.plan", { dropPersonality: false, dropUpdatePlan: !updatePlanTool })
      : [codexText(texts, model.defaultMode ?? "mode.default")];
  return [mark("<collaboration_mode>"), ...body, mark("</collaboration_mode>")];
}
