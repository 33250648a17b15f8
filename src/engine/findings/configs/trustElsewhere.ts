/** A project that is trusted at another path: it was moved, cloned anew, or its config comes from another computer. */
import { lookUp } from "../../config/merge.ts";
import type { ConfigValue, TableValue } from "../../config/toml.ts";
import { baseName } from "../../machine/path.ts";
import type { Rule } from "../context.ts";
import { settingEdit } from "../files/edits.ts";
import { fix } from "../finding.ts";
import { placeOfKey } from "./keyNames.ts";
import { cwdOf } from "./layers.ts";

export const TRUST_FOR_ANOTHER_PATH: Rule<"trust-for-another-path"> = {
  severity: "info",
  *find(context) {
    const trust = context.moment.settings?.trust;
    const config = context.configs.find(({ kind }) => kind === "user");
    // An entry that counts is the last word, whatever it says.
    if (trust === undefined || trust.level !== null || !config?.table) return;
    const root = trust.gitRoot ?? cwdOf(context);
    const namesake = trustedNamesake(config.table, root);
    // A directory that is there is another copy, trusted for itself.
    if (namesake === null || context.disk.exists(namesake.path)) return;
    const edits = settingEdit(context, trust.origin, ["projects", root, "trust_level"], "trusted");
    yield {
      params: { entry: namesake.path, root },
      place: placeOfKey(config.text, namesake.entry),
      fixes: [fix("trust", { path: root }, ...edits)],
    };
  },
};

/** A trusted directory with the last name of `root`; null when there is none. */
function trustedNamesake(
  table: TableValue,
  root: string,
): { readonly path: string; readonly entry: ConfigValue } | null {
  const projects = lookUp(table, ["projects"]);
  if (projects?.kind !== "table") return null;
  for (const [path, entry] of projects.entries) {
    const level = entry.kind === "table" ? entry.entries.get("trust_level") : undefined;
    const isTrusted = level?.kind === "string" && level.value === "trusted";
    if (isTrusted && path !== root && baseName(path) === baseName(root)) return { path, entry };
  }
  return null;
}
