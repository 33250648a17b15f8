/** All of these rules in one object. */
import { isOn, stringAt } from "../config/read.ts";
import { Refusal } from "../config/refusal.ts";
import { mark } from "../provenance.ts";
import { codexText } from "../texts.ts";
import { memoriesSpans } from "./memories.ts";
import { readProfile } from "./permissionProfile.ts";
import { approvedPrefixes } from "./prefixes.ts";
import { ProfileInForce } from "./profileInForce.ts";
import type { CornerRules } from "./registry.ts";

export const CORNER_RULES: CornerRules = {
  read(start) {
    const { effective } = start.config;
    const { shell } = start.scenario.machine;
    return {
      prefixes: approvedPrefixes(start),
      memories: {
        used: isOn(effective, ["memories", "use_memories"], true),
        version: stringAt(effective, ["memories", "version"])?.value ?? "v1",
      },
      profile: start.profile,
      shell: start.release.id === "0.158.0" && start.features.has("shell_zsh_fork") ? "zsh" : shell,
    };
  },
  memories: memoriesSpans,
  profile(config, home) {
    const read = readProfile(config, home);
    return read === null || read instanceof Refusal ? read : new ProfileInForce(read);
  },
  environmentsInstructions({ features, texts }) {
    if (!features.has("deferred_executor")) return null;
    const text = codexText(texts, "environments.instructions");
    return [mark("<environments_instructions>\n"), text, mark("\n</environments_instructions>")];
  },
};
