/** Typed look-ups in the merged configuration, each answer with its origin. */
import type { ConfigPlace } from "../provenance.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Origin, Resolved } from "../simulation.ts";
import { lookUp } from "./merge.ts";
import { type ConfigValue, placeOf, type StringValue, type TableValue } from "./toml.ts";

export function configOrigin(value: ConfigValue): Origin & ConfigPlace {
  return { kind: "config", ...placeOf(value) };
}

/** What the configuration says, or the default with the rule behind it. */
function resolved<T>(value: ConfigValue | undefined, read: T | undefined, fallback: T, because: Sentence): Resolved<T> {
  return value === undefined || read === undefined
    ? { value: fallback, origin: { kind: "default", because } }
    : { value: read, origin: configOrigin(value) };
}

/** The default of Codex itself, named by the key that would change it. */
function builtIn(names: readonly string[]): Sentence {
  return sentence("default.builtIn", { key: names.join(".") });
}

export function stringAt(config: TableValue, names: readonly string[]): StringValue | undefined {
  const value = lookUp(config, names);
  const choice = value && plainChoice(value);
  return choice?.kind === "string" ? choice : undefined;
}

/**
 * A choice may also be written as the key of a table: `{ never = [] }` and `{ never = {} }` are `"never"`. Other values
 * stay as they are.
 */
export function plainChoice(value: ConfigValue): ConfigValue {
  if (value.kind !== "table") return value;
  const [only, ...others] = value.entries;
  if (only === undefined || others.length > 0 || !isEmpty(only[1])) return value;
  const { layer, key, line, column } = value;
  return { kind: "string", layer, key, line, column, value: only[0] };
}

function isEmpty(value: ConfigValue): boolean {
  return value.kind === "array" ? value.items.length === 0 : value.kind === "table" && value.entries.size === 0;
}

export function readBoolean(
  config: TableValue,
  names: readonly string[],
  fallback: boolean,
  because = builtIn(names),
): Resolved<boolean> {
  const value = lookUp(config, names);
  return resolved(value, value?.kind === "boolean" ? value.value : undefined, fallback, because);
}

export function readInteger(
  config: TableValue,
  names: readonly string[],
  fallback: number,
  because = builtIn(names),
): Resolved<number> {
  const value = lookUp(config, names);
  return resolved(value, value?.kind === "integer" ? value.value : undefined, fallback, because);
}

export function readString(
  config: TableValue,
  names: readonly string[],
  fallback: string,
  because: Sentence,
): Resolved<string> {
  const value = stringAt(config, names);
  return resolved(value, value?.value, fallback, because);
}

/** Strings of a list; null when the key is missing. */
export function stringsAt(config: TableValue, names: readonly string[]): StringValue[] | null {
  const value = lookUp(config, names);
  return value?.kind === "array" ? value.items.filter((item) => item.kind === "string") : null;
}

export function readStrings(
  config: TableValue,
  names: readonly string[],
  fallback: readonly string[],
  because = builtIn(names),
): Resolved<readonly string[]> {
  const value = lookUp(config, names);
  const read = stringsAt(config, names)?.map((item) => item.value);
  return resolved<readonly string[]>(value, read, fallback, because);
}

/** A switch without an origin of its own. */
export function isOn(config: TableValue, names: readonly string[], fallback: boolean): boolean {
  const value = lookUp(config, names);
  return value?.kind === "boolean" ? value.value : fallback;
}

/** Feature flags that are on: set to true, or on by default and not set to false. */
export function featuresOn(config: TableValue, byDefault: readonly string[]): ReadonlySet<string> {
  const table = lookUp(config, ["features"]);
  const names = table?.kind === "table" ? [...table.entries.keys()] : [];
  const all = new Set([...byDefault, ...names]);
  return new Set([...all].filter((name) => isOn(config, ["features", name], byDefault.includes(name))));
}
