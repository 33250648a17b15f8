/** A configuration table held against the table of known keys: every entry with the type that Codex gives it. */
import { typeFaults } from "../../config/checkTypes.ts";
import { type KeyType, type TableType, table, type UnknownKeys } from "../../config/keyType.ts";
import type { ConfigValue, TableValue } from "../../config/toml.ts";
import type { Names } from "./keyNames.ts";

export interface TypedEntry {
  readonly names: Names;
  readonly value: ConfigValue;
  /** Null: a key that its table does not know. */
  readonly type: KeyType | null;
  /** The keys that the table has names for; empty where any name may stand. */
  readonly siblings: TableType["keys"];
  /** What becomes of an unknown key here. */
  readonly unknown: UnknownKeys;
  /** Below an array: its names do not say which element. */
  readonly inArray: boolean;
}

interface Level {
  readonly names: Names;
  readonly inArray: boolean;
}

/** In the order of the file. `keys`: those of the release. What is below an unknown key is not looked at. */
export function typedEntries(config: TableValue, keys: TableType): Generator<TypedEntry> {
  return entriesOf(config, keys, { names: [], inArray: false });
}

function* entriesOf(value: ConfigValue, type: KeyType, level: Level): Generator<TypedEntry> {
  if (type.kind === "list") {
    if (value.kind !== "array") return;
    for (const item of value.items) yield* entriesOf(item, type.of, { ...level, inArray: true });
    return;
  }
  if (value.kind !== "table") return;
  switch (type.kind) {
    case "map":
      for (const [name, item] of value.entries) {
        yield* entry(item, type.of, { ...level, names: [...level.names, name] }, {}, "refused");
      }
      return;
    case "table":
      for (const [name, item] of value.entries) yield* entryOfTable(item, type, level, name);
      return;
    case "choice":
      for (const [name, item] of value.entries) {
        const own = Object.hasOwn(type.tables, name) ? type.tables[name] : undefined;
        if (own !== undefined) yield* entriesOf(item, own, { ...level, names: [...level.names, name] });
      }
      return;
    case "either":
      for (const option of type.of) yield* entriesOf(value, option, level);
      return;
    case "tagged": {
      const tag = value.entries.get(type.tag);
      const chosen = tag?.kind === "string" && Object.hasOwn(type.tables, tag.value) ? type.tables[tag.value] : null;
      if (chosen) yield* entriesOf(value, { ...chosen, keys: { ...chosen.keys, [type.tag]: ANY_TAG } }, level);
    }
  }
}

const ANY_TAG: KeyType = { kind: "string" };

function* entryOfTable(value: ConfigValue, type: TableType, level: Level, name: string): Generator<TypedEntry> {
  const here = { ...level, names: [...level.names, name] };
  const known = Object.hasOwn(type.keys, name) ? type.keys[name] : undefined;
  // A flag of `[features]` that nobody knows is typed, and warned about all the same.
  const isFlag = type.others?.kind === "boolean";
  const found = known ?? (isFlag ? null : type.others);
  yield* entry(value, found, here, type.keys, isFlag && value.kind !== "boolean" ? "refused" : type.unknown);
}

function* entry(
  value: ConfigValue,
  type: KeyType | null,
  level: Level,
  siblings: TableType["keys"],
  unknown: UnknownKeys,
): Generator<TypedEntry> {
  yield { ...level, value, type, siblings, unknown };
  if (type !== null) yield* entriesOf(value, type, level);
}

/** Would Codex take the value for a key of this type? */
export function fits(value: ConfigValue, type: KeyType): boolean {
  const alone: TableValue = { ...value, kind: "table", entries: new Map([["value", value]]) } as TableValue;
  return typeFaults(alone, table({ value: type })).length === 0;
}

/** The type of a key that has a fixed name at every level; null when there is none. */
export function typeAt(names: Names, keys: TableType): KeyType | null {
  let type: KeyType | null = keys;
  for (const name of names) {
    if (type?.kind === "map") type = type.of;
    else if (type?.kind !== "table") return null;
    else type = (Object.hasOwn(type.keys, name) ? type.keys[name] : type.others) ?? null;
  }
  return type;
}
