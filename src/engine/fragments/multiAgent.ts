/** The messages for models that can lead other agents: their role, then how eagerly they may delegate. */
import { mark, type Spans } from "../provenance.ts";
import { codexText } from "../texts.ts";
import type { Session } from "../thread/session.ts";

/** The usage hint of the root agent: bare, or wrapped in a tag. Null for models without one. */
export function multiAgentRoleSpans({ model, texts }: Session): Spans | null {
  if (model.multiAgentRole === null) return null;
  const { text, wrapped } = model.multiAgentRole;
  const hint = codexText(texts, text);
  return wrapped ? [mark("<multi_agent_role>"), hint, mark("</multi_agent_role>")] : [hint];
}

/** Effort `ultra` delegates by itself; any other waits to be asked. */
export function multiAgentModeSpans({ model, texts, effort }: Session): Spans | null {
  if (model.multiAgentRole === null) return null;
  const text = codexText(texts, effort === "ultra" ? "multiAgent.mode.ultra" : "multiAgent.mode.default");
  return [mark("<multi_agent_mode>"), text, mark("</multi_agent_mode>")];
}
