/** Base instructions: the `instructions` field, or the second item of a Responses Lite request. */
import { type Spans, span } from "../provenance.ts";
import type { Session } from "../thread/session.ts";
import { editedText } from "./catalogueEdits.ts";

/**
 * The text a thread is created with: thread parameter, `model_instructions_file`, `instructions`, catalogue, in this
 * order. Only the catalogue text is edited. Null when it is empty: then the field or message is left out.
 */
export function baseInstructionsSpans(session: Session): Spans | null {
  const { customBase, texts, model, personality, updatePlanTool } = session;
  if (customBase !== null) return customBase.value === "" ? null : [span(customBase.value, customBase.source)];
  return editedText(texts, model.base, {
    dropPersonality: personality === "none",
    dropUpdatePlan: !updatePlanTool,
  });
}
