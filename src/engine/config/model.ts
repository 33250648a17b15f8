/** What the configuration says about the model and the agents it may lead. */
import type { ModelFacts } from "../releases/models.ts";
import type { MultiAgentSettings, Sourced } from "../thread/session.ts";
import { sourced } from "./instructions.ts";
import { lookUp } from "./merge.ts";
import { isOn, stringAt } from "./read.ts";
import type { TableValue } from "./toml.ts";

/** `model_context_window`, at most the model's largest. Tokens. */
export function contextWindow(config: TableValue, model: ModelFacts): number {
  const value = lookUp(config, ["model_context_window"]);
  return value?.kind === "integer" ? Math.min(value.value, model.maxContextWindow) : model.contextWindow;
}

/** `features.multi_agent_v2` is a switch, or a table with one and with texts that replace Codex's own. */
export function multiAgentSettings(config: TableValue): MultiAgentSettings {
  const feature = ["features", "multi_agent_v2"];
  const hint = (key: string): Sourced<string> | null => {
    const value = stringAt(config, [...feature, key]);
    return value === undefined ? null : sourced(value);
  };
  return {
    enabled: isOn(config, feature, false) || isOn(config, [...feature, "enabled"], false),
    roleHint: hint("root_agent_usage_hint_text"),
    agentHint: hint("subagent_usage_hint_text"),
    modeHint: hint("multi_agent_mode_hint_text"),
  };
}
