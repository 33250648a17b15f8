/** The messages for models that can lead other agents: their role, then how eagerly they may delegate. */
import { mark, type Spans, span } from "../provenance.ts";
import type { ModelFacts, RoleText } from "../releases/models.ts";
import { codexText, type TextKey } from "../texts.ts";
import type { Session, Sourced } from "../thread/session.ts";

/** The role of a model that has none of its own: the generic one, bare. */
const GENERIC_ROLE = { text: "multiAgent.root", wrapped: false } as const;

/** The usage hint of an agent that another one has spawned. */
const AGENT_TEXTS: Readonly<Record<RoleText, TextKey>> = {
  "multiAgent.root": "multiAgent.agent",
  "multiAgent.root.gpt-6": "multiAgent.agent.gpt-6",
};

/** Null for threads that lead no agents; another model than the first may have no role of its own. */
function roleOf({ model, leadsAgents }: Session): ModelFacts["multiAgentRole"] {
  return leadsAgents ? (model.multiAgentRole ?? GENERIC_ROLE) : null;
}

/** A configured hint, bare; null when it is empty. */
function hintSpans({ value, source }: Sourced<string>): Spans | null {
  return value === "" ? null : [span(value, source)];
}

/** The usage hint of the root agent, or of one that it has spawned: bare, or wrapped in a tag. A configured hint takes its place, always bare. */
export function multiAgentRoleSpans(session: Session): Spans | null {
  const role = roleOf(session);
  if (role === null) return null;
  const { roleHint, agentHint } = session.multiAgent;
  const own = session.isAgent ? agentHint : roleHint;
  if (own !== null) return hintSpans(own);
  const hint = codexText(session.texts, session.isAgent ? AGENT_TEXTS[role.text] : role.text);
  return role.wrapped ? [mark("<multi_agent_role>"), hint, mark("</multi_agent_role>")] : [hint];
}

/** Effort `ultra` delegates by itself; any other waits to be asked. A configured hint takes the place of either text. */
export function multiAgentModeSpans(session: Session): Spans | null {
  if (roleOf(session) === null) return null;
  const { multiAgent, texts, effort } = session;
  const own = codexText(texts, effort === "ultra" ? "multiAgent.mode.ultra" : "multiAgent.mode.default");
  const text = multiAgent.modeHint === null ? [own] : hintSpans(multiAgent.modeHint);
  return text === null ? null : [mark("<multi_agent_mode>"), ...text, mark("</multi_agent_mode>")];
}
