/** What the configuration says about compaction. */

import { trim } from "../machine/utf8.ts";
import type { CompactionSettings } from "../thread/session.ts";
import { sourced } from "./instructions.ts";
import { lookUp } from "./merge.ts";
import { isOn, stringAt } from "./read.ts";
import type { TableValue } from "./toml.ts";

/** The provider of a configuration that names none. */
const BUILT_IN_PROVIDER = "openai";

/** `provider`: the id that a thread remembers; left out: the configured one. */
export function compactionSettings(config: TableValue, provider?: string): CompactionSettings {
  const id = provider ?? stringAt(config, ["model_provider"])?.value ?? BUILT_IN_PROVIDER;
  const prompt = stringAt(config, ["compact_prompt"]);
  const asked = trim(prompt?.value ?? "");
  const scope = stringAt(config, ["model_auto_compact_token_limit_scope"])?.value;
  return {
    provider: id,
    remote: isRemote(config, id),
    prompt: prompt === undefined || asked === "" ? null : { ...sourced(prompt), value: asked },
    limit: integerAt(config, "model_auto_compact_token_limit"),
    scope: scope === "body_after_prefix" ? scope : "total",
    // 0 is no threshold.
    postTurnPercent: integerAt(config, "model_post_turn_compact_threshold_percent") || null,
    keepsClientDeveloper: isOn(config, ["features", "retain_client_developer_messages"], false),
  };
}

function integerAt(config: TableValue, key: string): number | null {
  const value = lookUp(config, [key]);
  return value?.kind === "integer" ? value.value : null;
}

/** By the provider's *name*: `OpenAI` in this case, `azure` in any. */
function isRemote(config: TableValue, id: string): boolean {
  const name = stringAt(config, ["model_providers", id, "name"])?.value;
  return id === BUILT_IN_PROVIDER || name === "OpenAI" || name?.toLowerCase() === "azure";
}
