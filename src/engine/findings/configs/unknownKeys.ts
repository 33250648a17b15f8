/** Keys that Codex does not know at their place: misspelt, or written below a table header by mistake. */
import { jsonOf } from "../../config/json.ts";
import { KNOWN_KEYS } from "../../config/keys.ts";
import type { TableType } from "../../config/keyType.ts";
import { lookUp } from "../../config/merge.ts";
import type { ConfigRules } from "../../config/rules.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type Fix, type FixEdit, type Found, fix } from "../finding.ts";
import { dottedOf, type Names, placeOfKey } from "./keyNames.ts";
import { type LayerInForce, layersInForce } from "./layers.ts";
import { nearestName } from "./nearest.ts";
import { fits, type TypedEntry, typeAt, typedEntries } from "./typed.ts";

/** Keys that no fix leads to: Codex refuses to start with them. */
const REFUSED: readonly string[] = ["profile", "experimental_thread_store_endpoint"];
/** Names of earlier releases. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  experimental_instructions_file: "model_instructions_file",
};

/** The keys of a release by their own names. */
interface Vocabulary {
  readonly topLevel: readonly string[];
  /** Keys inside of a table with a fixed name, dotted, by their own name: the first table wins. */
  readonly belowTables: ReadonlyMap<string, Names>;
}

const vocabularies = new WeakMap<TableType, Vocabulary>();

function vocabularyOf({ keys }: Pick<ConfigRules, "keys">): Vocabulary {
  let words = vocabularies.get(keys);
  if (words === undefined) {
    words = readVocabulary(keys);
    vocabularies.set(keys, words);
  }
  return words;
}

function readVocabulary({ keys }: TableType): Vocabulary {
  const topLevel = Object.keys(keys).filter((name) => !REFUSED.includes(name));
  const below = topLevel.flatMap((name) => {
    const type = keys[name];
    return type?.kind === "table" ? Object.keys(type.keys).map((key) => [key, [name, key]] as const) : [];
  });
  return { topLevel, belowTables: new Map(below.reverse()) };
}

export const UNKNOWN_KEY: Rule<"unknown-key"> = {
  severity: "warning",
  *find(context) {
    const rules = context.release.config;
    for (const layer of layersInForce(context)) {
      for (const entry of typedEntries(layer.written, rules.keys)) {
        const found = isMisplaced(rules, layer.path, entry) ? null : unknownKey(context, layer, entry);
        if (found !== null) yield found;
      }
    }
  },
};

export const KEY_IN_WRONG_TABLE: Rule<"key-in-wrong-table"> = {
  severity: "warning",
  *find(context) {
    const rules = context.release.config;
    for (const layer of layersInForce(context)) {
      for (const entry of typedEntries(layer.written, rules.keys)) {
        if (isMisplaced(rules, layer.path, entry)) yield misplacedKey(layer, entry);
      }
    }
  },
};

/** A key of the top level, with a value that it may have there, below a header of a file. */
export function isMisplaced(
  rules: ConfigRules,
  path: string | null,
  { names, value, type, unknown }: TypedEntry,
): boolean {
  const name = names.at(-1) ?? "";
  if (path === null || names.length < 2 || value.kind === "table") return false;
  if (!vocabularyOf(rules).topLevel.includes(name)) return false;
  const top = typeAt([name], rules.keys);
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
  const isThere = layer.written.entries.has(name);
  const fixes = inArray
    ? []
    : isThere
      ? [removeFix(layer.path, names)]
      : [fix("move-key-to-top", { key: name }, ...moveEdits(layer, names, [name]))];
  return { params: { path: layer.path, key, belongs: name }, place: placeOfKey(layer.text, value), fixes };
}

function unknownKey({ release }: FindingContext, layer: LayerInForce, entry: TypedEntry): Found<"unknown-key"> | null {
  if (entry.type !== null || entry.unknown === "refused") return null;
  const rules = release.config;
  const later = cameLater(rules, entry);
  const nearest = later ? null : nearestKey(rules, entry);
  const warned = entry.unknown === "warned" && warnsOfUnknown(rules);
  // Where Codex does not look for what it does not know, only what was meant for a key is worth a word.
  if (nearest === null && !warned && !later) return null;
  const params = {
    path: layer.path,
    key: dottedOf(entry.names),
    nearest: nearest === null ? null : dottedOf(nearest),
    later,
    warned,
  };
  return { params, place: placeOfKey(layer.text, entry.value), fixes: fixesFor(rules, layer, entry, nearest) };
}

/** A release that reads its top level without looking for unknown keys looks for them nowhere. */
function warnsOfUnknown({ keys }: ConfigRules): boolean {
  return keys.unknown === "warned";
}

/** A key of the newest release that this one does not have yet. */
export function cameLater({ keys }: ConfigRules, { names, type }: TypedEntry): boolean {
  return type === null && keys !== KNOWN_KEYS && typeAt(names, KNOWN_KEYS) !== null;
}

/** The known key that was meant: one of the same table, else one of that very name elsewhere. */
export function nearestKey(rules: ConfigRules, { names, siblings, value }: TypedEntry): Names | null {
  const { topLevel, belowTables } = vocabularyOf(rules);
  const name = names.at(-1) ?? "";
  const parent = names.slice(0, -1);
  const isTop = parent.length === 0;
  const candidates = (isTop ? topLevel : Object.keys(siblings)).filter((key) => key !== name);
  const former = isTop && Object.hasOwn(FORMER_NAMES, name) ? FORMER_NAMES[name] : undefined;
  const below = isTop ? belowTables.get(name) : undefined;
  if (below !== undefined) return below;
  if (!isTop && topLevel.includes(name) && fitsAt(rules, value, [name])) return [name];
  const fitting = candidates.filter((key) => fitsAt(rules, value, [...parent, key]));
  const near = former ?? nearestName(name, fitting) ?? nearestName(name, candidates);
  return near === null ? null : [...parent, near];
}

function fitsAt({ keys }: ConfigRules, value: TypedEntry["value"], names: Names): boolean {
  const type = typeAt(names, keys);
  return type !== null && fits(value, type);
}

function fixesFor(
  rules: ConfigRules,
  layer: LayerInForce,
  { names, value, inArray }: TypedEntry,
  nearest: Names | null,
): Fix[] {
  if (inArray) return [];
  const remove = removeFix(layer.path, names);
  const isFree = nearest !== null && lookUp(layer.written, nearest) === undefined && fitsAt(rules, value, nearest);
  if (!isFree || isRefusedValue(rules, nearest, value)) return [remove];
  const params = { key: dottedOf(names), to: dottedOf(nearest) };
  return [fix("rename-key", params, ...moveEdits(layer, names, nearest)), remove];
}

/** Some releases refuse `approval_policy = "untrusted"`, whatever its type says. */
function isRefusedValue({ approval }: ConfigRules, names: Names, value: TypedEntry["value"]): boolean {
  if (!approval.refusesUntrusted) return false;
  return names.length === 1 && names[0] === "approval_policy" && value.kind === "string" && value.value === "untrusted";
}

function removeFix(path: string | null, names: Names): Fix {
  return fix("remove-key", { key: dottedOf(names) }, { kind: "removeKey", path, key: names });
}

function moveEdits({ path, written }: LayerInForce, key: Names, toKey: Names): FixEdit[] {
  if (path !== null) return [{ kind: "moveKey", path, key, toPath: path, toKey }];
  const value = lookUp(written, key);
  if (value === undefined) return [];
  return [
    { kind: "removeKey", path, key },
    { kind: "setKey", path, key: toKey, value: jsonOf(value) },
  ];
}
