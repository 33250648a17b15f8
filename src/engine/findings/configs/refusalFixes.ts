/** Fixes of a refused value that keep it: another spelling, another type, what is missing. */
import { jsonOf } from "../../config/json.ts";
import { lookUp } from "../../config/merge.ts";
import type { ConfigRules } from "../../config/rules.ts";
import type { ConfigValue, TableValue } from "../../config/toml.ts";
import type { JsonValue } from "../../scenario.ts";
import type { StartError } from "../../simulation.ts";
import { type Fix, fix } from "../finding.ts";
import { dottedOf, labelOf, type Names } from "./keyNames.ts";
import { nearestName } from "./nearest.ts";
import { fits, typeAt, typedEntries } from "./typed.ts";
import { isMisplaced } from "./unknownKeys.ts";

/** `table`: the layer with the value; it stands at `names`. */
export function refusalFixes(
  rules: ConfigRules,
  table: TableValue,
  names: Names,
  value: ConfigValue,
  { sentence, at }: StartError,
): readonly Fix[] {
  const set = (written: JsonValue, key = names): Fix[] => [
    fix(
      "set-key",
      { key: dottedOf(key), value: labelOf(written) },
      { kind: "setKey", path: at.path, key, value: written },
    ),
  ];
  switch (sentence.id) {
    case "error.variant": {
      const near = nearestName(sentence.params.got, sentence.params.allowed);
      return near === null || value.kind !== "string" ? [] : set(near);
    }
    case "error.type": {
      const moved = moveToTop(rules, table, names, value, at.path);
      const other = moved.length > 0 ? null : otherType(rules, value, names);
      return other === null ? moved : set(other);
    }
    case "error.unknownKey": {
      const near = nearestName(sentence.params.key, sentence.params.allowed);
      return near === null ? [] : renamed(table, names, [...names.slice(0, -1), near], at.path);
    }
    case "error.missing": {
      const [missing] = sentence.params.missing;
      // A provider may be called by its id.
      const isName = missing === "name" && names[0] === "model_providers";
      return isName ? set(names.at(-1) ?? "", [...names, "name"]) : [];
    }
    case "error.unknownProfile": {
      const profiles = lookUp(table, ["profiles"]);
      const near =
        profiles?.kind === "table" ? nearestName(sentence.params.profile, [...profiles.entries.keys()]) : null;
      return near === null ? [] : set(near);
    }
    default:
      return [];
  }
}

/** A key of the top level in a table of tables or flags. */
function moveToTop(
  rules: ConfigRules,
  table: TableValue,
  names: Names,
  value: ConfigValue,
  path: string | null,
): readonly Fix[] {
  const name = names.at(-1) ?? "";
  const entry = [...typedEntries(table, rules.keys)].find((one) => one.value === value);
  if (path === null || entry === undefined || table.entries.has(name) || !isMisplaced(rules, path, entry)) return [];
  return [fix("move-key-to-top", { key: name }, { kind: "moveKey", path, key: names, toPath: path, toKey: [name] })];
}

/** The same value as Codex would take it: a number or truth out of its quotes, a text in a list; null for all others. */
function otherType({ keys }: ConfigRules, value: ConfigValue, names: Names): JsonValue | null {
  const type = typeAt(names, keys);
  const json = jsonOf(value);
  const candidates: JsonValue[] = [
    ...(typeof json === "string" ? [parsed(json)] : []),
    ...(typeof json === "number" || typeof json === "boolean" ? [String(json)] : []),
    [json],
  ];
  return type === null ? null : (candidates.find((one) => one !== null && fits(valueFrom(one, value), type)) ?? null);
}

/** A whole number or a truth value that stands in quotes. */
function parsed(text: string): JsonValue {
  const plain = text.trim().replaceAll("_", "");
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  return text === "true" || text === "false" ? text === "true" : null;
}

function valueFrom(json: JsonValue, like: ConfigValue): ConfigValue {
  const { layer, key, line, column } = like;
  const at = { layer, key, line, column };
  if (Array.isArray(json)) return { kind: "array", ...at, items: json.map((item) => valueFrom(item, like)) };
  if (typeof json === "number") return { kind: "integer", ...at, value: json };
  return typeof json === "boolean"
    ? { kind: "boolean", ...at, value: json }
    : { kind: "string", ...at, value: String(json) };
}

function renamed(table: TableValue, key: Names, toKey: Names, path: string | null): readonly Fix[] {
  const value = lookUp(table, key);
  if (path === null || value === undefined || lookUp(table, toKey) !== undefined) return [];
  const params = { key: dottedOf(key), to: dottedOf(toKey) };
  return [fix("rename-key", params, { kind: "moveKey", path, key, toPath: path, toKey })];
}
