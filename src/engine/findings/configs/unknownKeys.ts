/** Keys that Codex does not know at their place: misspelt, or written below a table header by mistake. */
import { KNOWN_KEYS } from "../../config/keys.ts";
import { lookUp } from "../../config/merge.ts";
import type { Rule } from "../context.ts";
import { type Fix, type FixEdit, type Found, fix } from "../finding.ts";
import { dottedOf, jsonOf, type Names, placeOfKey } from "./keyNames.ts";
import { type LayerInForce, layersInForce } from "./layers.ts";
import { nearestName } from "./nearest.ts";
import { fits, type TypedEntry, typeAt, typedEntries } from "./typed.ts";

/** Keys that no fix leads to: Codex refuses to start with them. */
const REFUSED: readonly string[] = ["profile", "experimental_thread_store_endpoint"];
/** Names of earlier releases. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  experimental_instructions_file: "model_instructions_file",
};

const TOP_LEVEL = Object.keys(KNOWN_KEYS.keys).filter((name) => !REFUSED.includes(name));
/** Keys inside of a table with a fixed name, dotted, by their own name: the first table wins. */
const BELOW_TABLES = new Map(
  TOP_LEVEL.flatMap((name) => {
    const type = KNOWN_KEYS.keys[name];
    return type?.kind === "table" ? Object.keys(type.keys).map((key) => [key, [name, key]] as const) : [];
  }).reverse(),
);

export const UNKNOWN_KEY: Rule<"unknown-key"> = {
  severity: "warning",
  *find(context) {
    for (const layer of layersInForce(context)) {
      for (const entry of typedEntries(layer.table)) {
        const found = isMisplaced(layer.path, entry) ? null : unknownKey(layer, entry);
        if (found !== null) yield found;
      }
    }
  },
};

export const KEY_IN_WRONG_TABLE: Rule<"key-in-wrong-table"> = {
  severity: "warning",
  *find(context) {
    for (const layer of layersInForce(context)) {
      for (const entry of typedEntries(layer.table)) {
        if (isMisplaced(layer.path, entry)) yield misplacedKey(layer, entry);
      }
    }
  },
};

/** A key of the top level, with a value that it may have there, below a header of a file. */
export function isMisplaced(path: string | null, { names, value, type, unknown }: TypedEntry): boolean {
  const name = names.at(-1) ?? "";
  if (path === null || names.length < 2 || value.kind === "table" || !TOP_LEVEL.includes(name)) return false;
  const top = typeAt([name]);
  if (top === null || !fits(value, top)) return false;
  // `[projects]` and the like hold tables only: a key of the top level is none.
  return type === null || (unknown === "refused" && isTable(type.kind) && !fits(value, type));
}

function isTable(kind: string): boolean {
  return kind === "table" || kind === "map";
}

function misplacedKey(layer: LayerInForce, { names, value, inArray }: TypedEntry): Found<"key-in-wrong-table"> {
  const name = names.at(-1) ?? "";
  const key = dottedOf(names);
  const isThere = layer.table.entries.has(name);
  const fixes = inArray
    ? []
    : isThere
      ? [removeFix(layer.path, names)]
      : [fix("move-key-to-top", { key: name }, ...moveEdits(layer, names, [name]))];
  return { params: { path: layer.path, key, belongs: name }, place: placeOfKey(layer.text, value), fixes };
}

function unknownKey(layer: LayerInForce, entry: TypedEntry): Found<"unknown-key"> | null {
  if (entry.type !== null || entry.unknown === "refused") return null;
  const nearest = nearestKey(entry);
  // Some tables Codex reads without looking for what it does not know: only what was meant for a key is worth a word.
  if (nearest === null && entry.unknown === "silent") return null;
  const params = { path: layer.path, key: dottedOf(entry.names), nearest: nearest === null ? null : dottedOf(nearest) };
  return { params, place: placeOfKey(layer.text, entry.value), fixes: fixesFor(layer, entry, nearest) };
}

/** The known key that was meant: one of the same table, else one of that very name elsewhere. */
export function nearestKey({ names, siblings, value }: TypedEntry): Names | null {
  const name = names.at(-1) ?? "";
  const parent = names.slice(0, -1);
  const isTop = parent.length === 0;
  const candidates = (isTop ? TOP_LEVEL : Object.keys(siblings)).filter((key) => key !== name);
  const former = isTop && Object.hasOwn(FORMER_NAMES, name) ? FORMER_NAMES[name] : undefined;
  const below = isTop ? BELOW_TABLES.get(name) : undefined;
  if (below !== undefined) return below;
  if (!isTop && TOP_LEVEL.includes(name) && fitsAt(value, [name])) return [name];
  const fitting = candidates.filter((key) => fitsAt(value, [...parent, key]));
  const near = former ?? nearestName(name, fitting) ?? nearestName(name, candidates);
  return near === null ? null : [...parent, near];
}

function fitsAt(value: TypedEntry["value"], names: Names): boolean {
  const type = typeAt(names);
  return type !== null && fits(value, type);
}

function fixesFor(layer: LayerInForce, { names, value, inArray }: TypedEntry, nearest: Names | null): Fix[] {
  if (inArray) return [];
  const remove = removeFix(layer.path, names);
  const isFree = nearest !== null && lookUp(layer.table, nearest) === undefined && fitsAt(value, nearest);
  if (!isFree || isRefusedValue(nearest, value)) return [remove];
  const params = { key: dottedOf(names), to: dottedOf(nearest) };
  return [fix("rename-key", params, ...moveEdits(layer, names, nearest)), remove];
}

/** Codex 0.158.0 refuses `approval_policy = "untrusted"`, whatever its type says. */
function isRefusedValue(names: Names, value: TypedEntry["value"]): boolean {
  return names.length === 1 && names[0] === "approval_policy" && value.kind === "string" && value.value === "untrusted";
}

function removeFix(path: string | null, names: Names): Fix {
  return fix("remove-key", { key: dottedOf(names) }, { kind: "removeKey", path, key: names });
}

function moveEdits({ path, table }: LayerInForce, key: Names, toKey: Names): FixEdit[] {
  if (path !== null) return [{ kind: "moveKey", path, key, toPath: path, toKey }];
  const value = lookUp(table, key);
  if (value === undefined) return [];
  return [
    { kind: "removeKey", path, key },
    { kind: "setKey", path, key: toKey, value: jsonOf(value) },
  ];
}
