/** TOML text to values that know where they stand. */
import type { AST } from "toml-eslint-parser";
import type { ConfigLayerKind, ConfigPlace } from "../provenance.ts";
import type { JsonValue } from "../scenario.ts";
import { readProgram, type TomlFault, withReturns } from "./tomlSyntax.ts";

/** One configuration document: a file, or all of `-c`. */
export interface Layer {
  readonly kind: ConfigLayerKind;
  /** Absolute path of the file; null for `-c`. */
  readonly path: string | null;
  /** Directory against which the layer's relative paths are resolved. */
  readonly directory: string;
}

interface Placed {
  readonly layer: Layer;
  /** Dotted key, as a person would write it. */
  readonly key: string;
  /** Both count from 1; null for `-c`. The place of the key for values, of the header for tables. */
  readonly line: number | null;
  readonly column: number | null;
}

export interface TableValue extends Placed {
  readonly kind: "table";
  readonly entries: ReadonlyMap<string, ConfigValue>;
}
export interface ArrayValue extends Placed {
  readonly kind: "array";
  readonly items: readonly ConfigValue[];
}
export interface StringValue extends Placed {
  readonly kind: "string";
  readonly value: string;
}
export interface BooleanValue extends Placed {
  readonly kind: "boolean";
  readonly value: boolean;
}
export interface NumberValue extends Placed {
  readonly kind: "integer" | "float";
  readonly value: number;
}
export interface DatetimeValue extends Placed {
  readonly kind: "datetime";
  readonly value: string;
}
export type ConfigValue = TableValue | ArrayValue | StringValue | BooleanValue | NumberValue | DatetimeValue;

export type TomlResult = { readonly table: TableValue } | { readonly fault: TomlFault };

interface MutableTable extends Placed {
  readonly kind: "table";
  readonly entries: Map<string, MutableValue>;
}
type MutableValue = Exclude<ConfigValue, TableValue | ArrayValue> | MutableTable | MutableArray;
interface MutableArray extends Placed {
  readonly kind: "array";
  readonly items: MutableValue[];
}

/** The place of a value, for a span or an origin. */
export function placeOf(value: ConfigValue): ConfigPlace {
  const { layer, key, line, column } = value;
  return { layer: layer.kind, path: layer.path, key, line, column };
}

/**
 * Reads a TOML 1.1 document, the forms Codex accepts; a byte order mark at its start is skipped.
 */
export function parseToml(text: string, layer: Layer): TomlResult {
  const read = readProgram(text);
  if ("fault" in read) return read;
  const root: MutableTable = { kind: "table", layer, key: "", line: 1, column: 1, entries: new Map() };
  for (const node of read.program.body[0].body) {
    if (node.type === "TOMLKeyValue") {
      addKeyValue(root, node, layer);
      continue;
    }
    const table = openTable(root, node, layer);
    for (const entry of node.body) addKeyValue(table, entry, layer);
  }
  return { table: root };
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}

function dotted(parent: string, name: string): string {
  const written = /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
  return parent === "" ? written : `${parent}.${written}`;
}

function placed(node: AST.TOMLNode, layer: Layer, key: string): Placed {
  return { layer, key, line: node.loc.start.line, column: node.loc.start.column + 1 };
}

function childTable(parent: MutableTable, node: AST.TOMLBare | AST.TOMLQuoted, layer: Layer): MutableTable {
  const name = nameOf(node);
  const present = parent.entries.get(name);
  if (present?.kind === "table") return present;
  const last = present?.kind === "array" ? present.items.at(-1) : undefined;
  if (last?.kind === "table") return last;
  const table: MutableTable = { kind: "table", ...placed(node, layer, dotted(parent.key, name)), entries: new Map() };
  parent.entries.set(name, table);
  return table;
}

function openTable(root: MutableTable, node: AST.TOMLTable, layer: Layer): MutableTable {
  const keys = node.key.keys;
  let table = root;
  for (const key of keys.slice(0, -1)) table = childTable(table, key, layer);
  const last = keys.at(-1) as AST.TOMLBare | AST.TOMLQuoted;
  if (node.kind === "standard") return childTable(table, last, layer);
  const name = nameOf(last);
  const at = placed(last, layer, dotted(table.key, name));
  let array = table.entries.get(name);
  if (array?.kind !== "array") {
    array = { kind: "array", ...at, items: [] };
    table.entries.set(name, array);
  }
  const element: MutableTable = { kind: "table", ...at, entries: new Map() };
  array.items.push(element);
  return element;
}

function addKeyValue(table: MutableTable, node: AST.TOMLKeyValue, layer: Layer): void {
  const keys = node.key.keys;
  let target = table;
  for (const key of keys.slice(0, -1)) target = childTable(target, key, layer);
  const last = keys.at(-1) as AST.TOMLBare | AST.TOMLQuoted;
  const name = nameOf(last);
  target.entries.set(name, readValue(node.value, placed(last, layer, dotted(target.key, name)), layer));
}

function readValue(node: AST.TOMLContentNode, at: Placed, layer: Layer): MutableValue {
  if (node.type === "TOMLArray") {
    const items = node.elements.map((element) => readValue(element, placed(element, layer, at.key), layer));
    return { kind: "array", ...at, items };
  }
  if (node.type === "TOMLInlineTable") {
    const table: MutableTable = { kind: "table", ...at, entries: new Map() };
    for (const entry of node.body) addKeyValue(table, entry, layer);
    return table;
  }
  switch (node.kind) {
    case "string":
      return { kind: "string", ...at, value: withReturns(node.value) };
    case "boolean":
      return { kind: "boolean", ...at, value: node.value };
    case "integer":
    case "float":
      return { kind: node.kind, ...at, value: node.value };
    default:
      return { kind: "datetime", ...at, value: node.datetime };
  }
}

/**
 * `-c key=value` pairs as one document. The key is split at every dot; quotes are not understood. A later key replaces
 * what stands in its way. Null values are absent.
 */
export function overridesTable(overrides: { readonly [key: string]: JsonValue }, layer: Layer): TableValue {
  const root: MutableTable = { kind: "table", layer, key: "", line: null, column: null, entries: new Map() };
  for (const [path, value] of Object.entries(overrides)) {
    if (value === null) continue;
    const names = path.split(".");
    let table = root;
    for (const name of names.slice(0, -1)) {
      const present = table.entries.get(name);
      const next: MutableTable =
        present?.kind === "table"
          ? present
          : { kind: "table", layer, key: dotted(table.key, name), line: null, column: null, entries: new Map() };
      table.entries.set(name, next);
      table = next;
    }
    const name = names.at(-1) as string;
    table.entries.set(name, jsonValue(value, layer, dotted(table.key, name)));
  }
  return root;
}

function jsonValue(value: Exclude<JsonValue, null>, layer: Layer, key: string): MutableValue {
  const at: Placed = { layer, key, line: null, column: null };
  if (typeof value === "string") return { kind: "string", ...at, value };
  if (typeof value === "boolean") return { kind: "boolean", ...at, value };
  if (typeof value === "number") return { kind: Number.isInteger(value) ? "integer" : "float", ...at, value };
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null).map((item) => jsonValue(item, layer, key));
    return { kind: "array", ...at, items };
  }
  const entries = new Map<string, MutableValue>();
  for (const [name, item] of Object.entries(value)) {
    if (item !== null) entries.set(name, jsonValue(item, layer, dotted(key, name)));
  }
  return { kind: "table", ...at, entries };
}
