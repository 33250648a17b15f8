/** Compares configuration tables with the table of known keys. */

import { KNOWN_KEYS } from "./keys.ts";
import { type ChoiceType, INTEGER_RANGES, type IntegerType, type KeyType, type TableType } from "./keyType.ts";
import type { ConfigValue, TableValue } from "./toml.ts";

/** The kinds of value that a key may want, in the words of TOML. */
export type WantedKind = "string" | "boolean" | "integer" | "float" | "list" | "table";

export type TypeProblem =
  | { readonly kind: "type"; readonly wanted: readonly WantedKind[] }
  /** A whole number outside the range of its type. */
  | { readonly kind: "range"; readonly type: IntegerType }
  /** A string without content, or of white space where that is not enough. */
  | { readonly kind: "blank" }
  /** `got` is none of the names that are allowed. */
  | { readonly kind: "variant"; readonly got: string; readonly allowed: readonly string[] }
  /** The table lacks a key that it must have. */
  | { readonly kind: "missing"; readonly key: string }
  /** The table lacks all of these keys; it needs one. */
  | { readonly kind: "needsOneOf"; readonly keys: readonly string[] }
  /** A key that may not stand beside another one. */
  | { readonly kind: "unsuited"; readonly key: string; readonly beside: string }
  /** The table refuses keys that it does not know. */
  | { readonly kind: "unknown"; readonly key: string; readonly allowed: readonly string[] };

export interface TypeFault {
  /** The value at fault; the table for a missing key. */
  readonly value: ConfigValue;
  readonly problem: TypeProblem;
}

export interface UnknownKey {
  readonly value: ConfigValue;
  /** As Codex prints it: names joined by dots without quotes, list elements by their index. */
  readonly key: string;
}

/**
 * The faults for which Codex refuses to start, in the order in which it meets them: it names the first. To be applied to
 * the merge of all layers in force. What reaches across tables, or into files (an unknown provider, permissions
 * without a default, a missing instructions file), is not looked at.
 */
export function typeFaults(config: TableValue, known: TableType = KNOWN_KEYS): TypeFault[] {
  return faultsOfTable(config, known);
}

/** Keys of one layer that Codex ignores with a warning. A table of an unknown name counts once. */
export function unknownKeys(layer: TableValue, known: TableType = KNOWN_KEYS): UnknownKey[] {
  return unknownInTable(layer, known, "");
}

function faultsOf(value: ConfigValue, type: KeyType): TypeFault[] {
  switch (type.kind) {
    case "any":
      return [];
    // A date is taken as the text it is written with.
    case "string":
    case "path":
      return value.kind === "string" || value.kind === "datetime" ? [] : [wrongType(value, "string")];
    case "filled":
      if (value.kind !== "string" && value.kind !== "datetime") return [wrongType(value, "string")];
      return (type.blank ? value.value : value.value.trim()) === "" ? [{ value, problem: { kind: "blank" } }] : [];
    case "boolean":
      return value.kind === "boolean" ? [] : [wrongType(value, "boolean")];
    case "float":
      return value.kind === "float" || value.kind === "integer" ? [] : [wrongType(value, "float")];
    case "integer":
      return integerFaults(value, type.type);
    case "choice":
      return choiceFaults(value, type);
    case "list":
      if (value.kind !== "array") return [wrongType(value, "list")];
      return value.items.flatMap((item) => faultsOf(item, type.of));
    case "map":
      if (value.kind !== "table") return [wrongType(value, "table")];
      return [...value.entries.values()].flatMap((item) => faultsOf(item, type.of));
    case "either":
      return type.of.some((option) => faultsOf(value, option).length === 0)
        ? []
        : [wrongType(value, ...type.of.flatMap(wantedOf))];
    case "tagged":
      return taggedFaults(value, type.tag, type.tables);
    case "table":
      return faultsOfTable(value, type);
  }
}

function wrongType(value: ConfigValue, ...wanted: readonly WantedKind[]): TypeFault {
  return { value, problem: { kind: "type", wanted: [...new Set(wanted)] } };
}

function wantedOf(type: KeyType): WantedKind[] {
  switch (type.kind) {
    case "any":
      return [];
    case "string":
    case "filled":
    case "path":
    case "choice":
      return ["string"];
    case "boolean":
    case "float":
    case "integer":
    case "list":
      return [type.kind];
    case "either":
      return type.of.flatMap(wantedOf);
    default:
      return ["table"];
  }
}

function integerFaults(value: ConfigValue, type: IntegerType): TypeFault[] {
  if (value.kind !== "integer") return [wrongType(value, "integer")];
  const [least, most] = INTEGER_RANGES[type];
  return value.value >= least && value.value <= most ? [] : [{ value, problem: { kind: "range", type } }];
}

/** A name as a string, or as a table with that one key: its value is the name's own table, or empty. */
function choiceFaults(value: ConfigValue, { names, tables }: ChoiceType): TypeFault[] {
  if (value.kind === "string" || value.kind === "datetime") {
    if (Object.hasOwn(tables, value.value)) return [wrongType(value, "table")];
    return names.includes(value.value) ? [] : [wrongName(value, value.value, names)];
  }
  const [only, ...more] = value.kind === "table" ? value.entries : [];
  if (only === undefined || more.length > 0) return [wrongType(value, "string")];
  const [name, payload] = only;
  if (!names.includes(name)) return [wrongName(value, name, names)];
  const own = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (own !== undefined) return faultsOfTable(payload, own);
  return isEmpty(payload) ? [] : [wrongType(payload, "table")];
}

function wrongName(value: ConfigValue, got: string, allowed: readonly string[]): TypeFault {
  return { value, problem: { kind: "variant", got, allowed } };
}

function isEmpty(value: ConfigValue): boolean {
  return value.kind === "table" ? value.entries.size === 0 : value.kind === "array" && value.items.length === 0;
}

function taggedFaults(value: ConfigValue, tag: string, tables: { readonly [name: string]: TableType }): TypeFault[] {
  if (value.kind !== "table") return [wrongType(value, "table")];
  const name = value.entries.get(tag);
  if (name === undefined) return [{ value, problem: { kind: "missing", key: tag } }];
  if (name.kind !== "string") return [wrongType(name, "string")];
  const chosen = Object.hasOwn(tables, name.value) ? tables[name.value] : undefined;
  return chosen === undefined ? [wrongName(name, name.value, Object.keys(tables))] : faultsOfTable(value, chosen);
}

function faultsOfTable(value: ConfigValue, type: TableType): TypeFault[] {
  if (type.emptyList && value.kind === "array" && value.items.length === 0) return [];
  if (value.kind !== "table") return [wrongType(value, "table")];
  const faults = [...value.entries].flatMap(([key, item]): TypeFault[] => {
    const known = knownType(type, key);
    if (known !== null) return faultsOf(item, known);
    if (type.unknown !== "refused") return [];
    return [{ value: item, problem: { kind: "unknown", key, allowed: Object.keys(type.keys) } }];
  });
  for (const key of type.required) {
    if (!value.entries.has(key)) faults.push({ value, problem: { kind: "missing", key } });
  }
  return [...faults, ...faultsOfWays(value, type.ways)];
}

function faultsOfWays(table: TableValue, ways: TableType["ways"]): TypeFault[] {
  if (ways.length === 0) return [];
  const leads = ways.flatMap(([lead]) => lead ?? []);
  const way = ways.find(([lead]) => lead !== undefined && table.entries.has(lead));
  if (way === undefined) return [{ value: table, problem: { kind: "needsOneOf", keys: leads } }];
  const foreign = [...table.entries].filter(([key]) => ways.some((other) => other !== way && other.includes(key)));
  return foreign.map(([key, value]) => ({ value, problem: { kind: "unsuited", key, beside: way[0] ?? "" } }));
}

function knownType(type: TableType, key: string): KeyType | null {
  return (Object.hasOwn(type.keys, key) ? type.keys[key] : undefined) ?? type.others;
}

function unknownIn(value: ConfigValue, type: KeyType, path: string): UnknownKey[] {
  switch (type.kind) {
    case "table":
      return value.kind === "table" ? unknownInTable(value, type, path) : [];
    case "map":
      return value.kind === "table"
        ? [...value.entries].flatMap(([key, item]) => unknownIn(item, type.of, `${path}.${key}`))
        : [];
    case "list":
      return value.kind === "array"
        ? value.items.flatMap((item, index) => unknownIn(item, type.of, `${path}.${index}`))
        : [];
    // The name itself is no part of the path that Codex prints.
    case "choice":
      return value.kind === "table"
        ? [...value.entries].flatMap(([name, item]) => {
            const own = Object.hasOwn(type.tables, name) ? type.tables[name] : undefined;
            return own === undefined ? [] : unknownIn(item, own, path);
          })
        : [];
    default:
      return [];
  }
}

function unknownInTable(value: TableValue, type: TableType, path: string): UnknownKey[] {
  return [...value.entries].flatMap(([key, item]): UnknownKey[] => {
    const here = path === "" ? key : `${path}.${key}`;
    const known = Object.hasOwn(type.keys, key) ? type.keys[key] : undefined;
    if (known !== undefined) return unknownIn(item, known, here);
    // Flags of `[features]` that nobody knows are typed, and warned about all the same.
    if (type.others !== null && type.others.kind !== "boolean") return unknownIn(item, type.others, here);
    return type.unknown === "warned" ? [{ value: item, key: here }] : [];
  });
}
