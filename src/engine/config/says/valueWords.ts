/** The words for a value of the wrong type, and the path that the program names with them. */
import type { Sentence } from "../../sentences.ts";
import { KNOWN_KEYS } from "../keys.ts";
import type { RefusalCause } from "../refusal.ts";
import type { ConfigValue } from "../toml.ts";
import { type TypeWords, typeWords, unexpected } from "./typeWords.ts";

export interface ValueWords extends TypeWords {
  /** Names on the way to the value that the words are about. */
  readonly names: readonly string[];
  /** Those names as the program writes them; it stops where it reads a table in a way of its own. */
  readonly within: string;
}

/** The names of a dotted key; quoted ones without their quotes. */
export function namesOf(key: string): string[] {
  return [...key.matchAll(/"(?:[^"\\]|\\.)*"|[^.]+/g)].map(([name]) =>
    name.startsWith('"') ? (JSON.parse(name) as string) : name,
  );
}

/** Null: the words are not known. */
export function valueWords(sentence: Sentence, { layer, value, problem }: RefusalCause): ValueWords | null {
  if (value === null) return null;
  const names = namesOf(value.key);
  if (layer.kind === "requirements") return requirementWords(sentence, value, names);
  if (sentence.id === "error.missing" && names[0] === "model_providers" && sentence.params.missing[0] === "name") {
    return same(`${value.key}: provider name must not be empty`, names.slice(0, 1));
  }
  const words = problem === null ? null : typeWords(value, problem, KNOWN_KEYS, names);
  if (words === null) return null;
  const about = problem?.kind === "unsuited" ? names.slice(0, -1) : names;
  return { ...words, names: about, within: withinOf(about) };
}

function same(words: string, names: readonly string[]): ValueWords {
  return { merged: words, written: words, names, within: names.join(".") };
}

/** The categories of a granular policy, and plain feature flags, are read with the table around them. */
function withinOf(names: readonly string[]): string {
  const [first, second] = names;
  if (first === "approval_policy") return first;
  const isFlag = first === "features" && second !== undefined && names.length === 2;
  const type = isFlag && KNOWN_KEYS.keys.features?.kind === "table" ? KNOWN_KEYS.keys.features.keys[second] : null;
  if (isFlag && (type === undefined || type?.kind === "boolean")) return first;
  return names.join(".");
}

function requirementWords({ id, params }: Sentence, value: ConfigValue, names: readonly string[]): ValueWords | null {
  if (id === "error.variant") {
    const listed = params.allowed.map((name) => `\`${name}\``).join(", ");
    return same(`unknown variant \`${params.got}\`, expected one of ${listed}`, names);
  }
  const got =
    id === "error.type" && params.expected === "a string" && value.kind !== "datetime" ? unexpected(value) : null;
  return got === null ? null : same(`invalid type: ${got}, expected a string`, names);
}
