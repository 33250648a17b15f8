/** What the configuration says about compaction. */
import type { CompactionSettings } from "../thread/session.ts";
import { sourced } from "./instructions.ts";
import { lookUp } from "./merge.ts";
import { isOn, stringAt } from "./read.ts";
import type { TableValue } from "./toml.ts";

/** Providers whose server compacts, by their *name*, in exactly this case. */
const REMOTE_NAMES: ReadonlySet<string> = new Set(["OpenAI", "azure", "Azure"]);

export function compactionSettings(config: TableValue): CompactionSettings {
  const prompt = stringAt(config, ["compact_prompt"]);
  const scope = stringAt(config, ["model_auto_compact_token_limit_scope"])?.value;
  return {
    remote: isRemote(config),
    prompt: prompt === undefined ? null : sourced(prompt),
    limit: integerAt(config, "model_auto_compact_token_limit"),
    scope: scope === "body_after_prefix" ? scope : "total",
    postTurnPercent: integerAt(config, "model_post_turn_compact_threshold_percent"),
    keepsClientDeveloper: isOn(config, ["features", "retain_client_developer_messages"], false),
  };
}

function integerAt(config: TableValue, key: string): number | null {
  const value = lookUp(config, [key]);
  return value?.kind === "integer" ? value.value : null;
}

/** Without a `model_provider` the built-in one of OpenAI is used. */
function isRemote(config: TableValue): boolean {
  const id = stringAt(config, ["model_provider"])?.value ?? "openai";
  const name = stringAt(config, ["model_providers", id, "name"])?.value;
  return id === "openai" || (name !== undefined && REMOTE_NAMES.has(name));
}
