/** Refusals that no type can express: keys that contradict each other, or name what does not exist. */
import { sentence } from "../sentences.ts";
import { lookUp } from "./merge.ts";
import { isOn, stringAt } from "./read.ts";
import { type Refusal, refuseAt } from "./refusal.ts";
import type { TableValue } from "./toml.ts";

const BUILT_IN_PROVIDERS = ["openai", "ollama", "lmstudio", "amazon-bedrock"] as const;
/** Ids of providers that a configuration may not define anew. */
const RESERVED_PROVIDERS = ["openai", "ollama", "lmstudio"] as const;
export const BUILT_IN_PROFILES = [":read-only", ":workspace", ":danger-full-access"] as const;

export function semanticFault(config: TableValue): Refusal | null {
  return legacyKeys(config) ?? providerFault(config) ?? profileFault(config) ?? budgetFault(config);
}

function legacyKeys(config: TableValue): Refusal | null {
  const profile = stringAt(config, ["profile"]);
  if (profile !== undefined) return refuseAt(profile, sentence("error.legacyProfile", {}));
  const endpoint = stringAt(config, ["experimental_thread_store_endpoint"]);
  return endpoint === undefined ? null : refuseAt(endpoint, sentence("error.noLongerSupported", { key: endpoint.key }));
}

/** A provider that is missing, has no name, or takes a reserved one. */
function providerFault(config: TableValue): Refusal | null {
  const defined = lookUp(config, ["model_providers"]);
  const providers = defined?.kind === "table" ? defined.entries : new Map<string, TableValue>();
  for (const [id, provider] of providers) {
    if (provider.kind !== "table") continue;
    if (RESERVED_PROVIDERS.some((reserved) => reserved === id)) {
      return refuseAt(provider, sentence("error.reserved", { key: provider.key, names: RESERVED_PROVIDERS }));
    }
    if ((stringAt(provider, ["name"])?.value.trim() ?? "") === "") {
      return refuseAt(provider, sentence("error.missing", { key: provider.key, missing: ["name"] }));
    }
  }
  return unknownProvider(config);
}

/** The chosen provider is neither built in nor defined. */
export function unknownProvider(config: TableValue): Refusal | null {
  const defined = lookUp(config, ["model_providers"]);
  const chosen = stringAt(config, ["model_provider"]);
  if (chosen === undefined || (defined?.kind === "table" && defined.entries.has(chosen.value))) return null;
  if (BUILT_IN_PROVIDERS.some((builtIn) => builtIn === chosen.value)) return null;
  return refuseAt(chosen, sentence("error.unknownProvider", { provider: chosen.value }));
}

/** `default_permissions` and `[permissions]` need each other; a name with a colon must be a built-in one. */
function profileFault(config: TableValue): Refusal | null {
  const chosen = stringAt(config, ["default_permissions"]);
  const profiles = lookUp(config, ["permissions"]);
  if (chosen === undefined) {
    const needed = sentence("error.missing", { key: "permissions", missing: ["default_permissions"] });
    return profiles === undefined ? null : refuseAt(profiles, needed);
  }
  if (!chosen.value.startsWith(":")) {
    const needed = sentence("error.missing", { key: chosen.key, missing: ["permissions"] });
    if (profiles === undefined) return refuseAt(chosen, needed);
    if (profiles.kind !== "table" || profiles.entries.has(chosen.value)) return null;
    const params = { key: chosen.key, got: chosen.value, allowed: [...profiles.entries.keys()] };
    return refuseAt(chosen, sentence("error.variant", params));
  }
  if (BUILT_IN_PROFILES.some((name) => name === chosen.value)) return null;
  const params = { key: chosen.key, got: chosen.value, allowed: BUILT_IN_PROFILES };
  return refuseAt(chosen, sentence("error.variant", params));
}

function budgetFault(config: TableValue): Refusal | null {
  const feature = lookUp(config, ["features", "rollout_budget"]);
  if (feature === undefined) return null;
  const enabled =
    isOn(config, ["features", "rollout_budget"], false) ||
    isOn(config, ["features", "rollout_budget", "enabled"], false);
  if (!enabled || lookUp(feature.kind === "table" ? feature : config, ["limit_tokens"]) !== undefined) return null;
  return refuseAt(feature, sentence("error.missing", { key: feature.key, missing: ["limit_tokens"] }));
}
