/** Edits of `-c`: an entry's name is a key that Codex splits at every dot. Null: not possible. */
import type { JsonValue } from "../engine/index.ts";
import { startsWith } from "./configPlaces.ts";
import type { KeyPath } from "./configText.ts";
import type { ScenarioDocument } from "./document.ts";

type Overrides = { readonly [key: string]: JsonValue };

/** Sets a key, in the last entry that sets it or holds its table; undefined takes it out of every entry. */
export function editOverride(
  document: ScenarioDocument,
  key: KeyPath,
  value: JsonValue | undefined,
): ScenarioDocument | null {
  const before = document.launch.overrides ?? {};
  const after = value === undefined ? without(before, key) : withValue(before, key, value);
  if (after === null) return null;
  if (JSON.stringify(after) === JSON.stringify(before)) return document;
  const { overrides: _, ...launch } = document.launch;
  return { ...document, launch: Object.keys(after).length === 0 ? launch : { ...launch, overrides: after } };
}

function withValue(overrides: Overrides, key: KeyPath, value: JsonValue): Overrides | null {
  for (const [name, present] of Object.entries(overrides).reverse()) {
    const names = name.split(".");
    if (!startsWith(key, names)) continue;
    if (names.length < key.length && !isTable(present)) continue;
    return { ...overrides, [name]: inside(present, key.slice(names.length), value) as JsonValue };
  }
  if (key.some((name) => name.includes("."))) return null;
  return { ...overrides, [key.join(".")]: value };
}

function without(overrides: Overrides, key: KeyPath): Overrides {
  const kept = Object.entries(overrides).flatMap(([name, present]): [string, JsonValue][] => {
    const names = name.split(".");
    if (startsWith(names, key)) return [];
    if (!startsWith(key, names)) return [[name, present]];
    const rest = inside(present, key.slice(names.length), undefined);
    return rest === undefined ? [] : [[name, rest]];
  });
  return Object.fromEntries(kept);
}

/** The value with another one below it. A table that is left empty goes too. */
function inside(present: JsonValue | undefined, key: KeyPath, value: JsonValue | undefined): JsonValue | undefined {
  const [name, ...rest] = key;
  if (name === undefined) return value;
  const table: { [key: string]: JsonValue } = isTable(present) ? { ...present } : {};
  if (value === undefined && !Object.hasOwn(table, name)) return present;
  const inner = inside(Object.hasOwn(table, name) ? table[name] : undefined, rest, value);
  if (inner !== undefined) return { ...table, [name]: inner };
  delete table[name];
  return Object.keys(table).length === 0 ? undefined : table;
}

function isTable(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
