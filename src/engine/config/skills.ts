/** Which bundled skills the configuration leaves on. */

import { join } from "../machine/path.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import { lookUp } from "./merge.ts";
import { isOn } from "./read.ts";
import type { TableValue } from "./toml.ts";

/**
 * `[skills.bundled] enabled` switches all of them; an entry of `[[skills.config]]` one, by name or by the path of its
 * SKILL.md; the last entry that matches wins. The entries of all
 * layers count together, but a project's own config has no say in `[[skills.config]]`.
 */
export function enabledBundledSkills(
  config: TableValue,
  ownLayers: readonly TableValue[],
  codexHome: string,
  bundled: readonly string[],
): readonly string[] {
  if (!isOn(config, ["skills", "bundled", "enabled"], true)) return [];
  const switches = ownLayers.flatMap((layer) => {
    const entries = lookUp(layer, ["skills", "config"]);
    return entries?.kind === "array" ? entries.items.filter((item) => item.kind === "table") : [];
  });
  return bundled.filter((name) => {
    const path = join(codexHome, `${BUNDLED_SKILLS_FOLDER}/${name}/SKILL.md`);
    const last = switches.findLast((entry) => isString(entry, "name", name) || isString(entry, "path", path));
    return last === undefined || isOn(last, ["enabled"], true);
  });
}

function isString(table: TableValue, key: string, text: string): boolean {
  const value = table.entries.get(key);
  return value?.kind === "string" && value.value === text;
}
