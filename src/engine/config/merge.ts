/** Layers on top of each other: tables are merged key by key, everything else is replaced. */
import type { ConfigValue, TableValue } from "./toml.ts";

/** `over` laid on `under`. Every value keeps the place it was written at. */
export function mergeTables(under: TableValue, over: TableValue): TableValue {
  const entries = new Map(under.entries);
  for (const [name, value] of over.entries) {
    const present = entries.get(name);
    entries.set(name, present?.kind === "table" && value.kind === "table" ? mergeTables(present, value) : value);
  }
  return { ...over, entries };
}

/** The value at a path of names; undefined when any of them is missing or no table. */
export function lookUp(table: TableValue, names: readonly string[]): ConfigValue | undefined {
  let here: ConfigValue | undefined = table;
  for (const name of names) {
    if (here?.kind !== "table") return undefined;
    here = here.entries.get(name);
  }
  return here;
}
