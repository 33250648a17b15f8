/** Which skills the configuration switches off. */

import { join } from "../machine/path.ts";
import type { ConfigLayerKind } from "../provenance.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import type { Machine } from "../scenario.ts";
import { lookUp } from "./merge.ts";
import { isOn, stringAt } from "./read.ts";
import { resolvePath } from "./sandbox.ts";
import type { TableValue } from "./toml.ts";

/** Only these layers have a say in `[[skills.config]]`. */
const LAYERS: ReadonlySet<ConfigLayerKind> = new Set(["user", "profile", "override"]);

/** An entry of `[[skills.config]]`; null: it does not say that. */
export interface SkillSwitch {
  readonly name: string | null;
  /** Of a SKILL.md. */
  readonly path: string | null;
  readonly enabled: boolean;
  readonly entry: TableValue;
}

/** In order, the lowest layer first. An entry with both a name and a path, or with neither, has no effect. */
export function skillSwitches(ownLayers: readonly TableValue[], home: string): readonly SkillSwitch[] {
  return ownLayers
    .filter(({ layer }) => LAYERS.has(layer.kind))
    .flatMap((layer) => {
      const entries = lookUp(layer, ["skills", "config"]);
      return entries?.kind === "array" ? entries.items.filter((item) => item.kind === "table") : [];
    })
    .map((entry) => {
      const path = stringAt(entry, ["path"]);
      return {
        name: stringAt(entry, ["name"])?.value.trim() || null,
        path: path === undefined ? null : resolvePath(path, home),
        enabled: isOn(entry, ["enabled"], true),
        entry,
      };
    })
    .filter(({ name, path }) => (name === null) !== (path === null));
}

/** The entry that switches the skill off: the last that matches. `realPath` follows the links of an entry's path. */
export function switchedOffBy(
  switches: readonly SkillSwitch[],
  skill: { readonly name: string; readonly path: string },
  realPath: (path: string) => string | null = () => null,
): SkillSwitch | null {
  const last = switches.findLast(
    ({ name, path }) => name === skill.name || (path !== null && (realPath(path) ?? path) === skill.path),
  );
  return last === undefined || last.enabled ? null : last;
}

/** `[skills.bundled] enabled` switches all bundled ones. */
export function enabledBundledSkills(
  config: TableValue,
  ownLayers: readonly TableValue[],
  { home, codexHome }: Pick<Machine, "home" | "codexHome">,
  bundled: readonly string[],
): readonly string[] {
  if (!isOn(config, ["skills", "bundled", "enabled"], true)) return [];
  const switches = skillSwitches(ownLayers, home);
  return bundled.filter((name) => {
    const path = join(codexHome, `${BUNDLED_SKILLS_FOLDER}/${name}/SKILL.md`);
    return switchedOffBy(switches, { name, path }) === null;
  });
}
