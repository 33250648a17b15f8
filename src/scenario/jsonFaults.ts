/** What no JSON value of a scenario may have, wherever it stands. Looked at first, and without calling itself. */
import { type Sentence, sentence } from "../engine/index.ts";
import { LIMITS } from "./limits.ts";

/** A key of one's own in no ordinary JavaScript object: the shape of what it holds would not be looked at. */
const REFUSED_KEYS: readonly string[] = ["__proto__", "constructor", "prototype"];

interface Visit {
  readonly value: unknown;
  readonly key: string | number | null;
  readonly above: Visit | null;
  /** Arrays and objects around it. */
  readonly depth: number;
}

/** `steps[2].during[0].path`, `files["/a/b"]`; `document` for no keys at all. */
export function placeOf(keys: readonly (string | number)[]): string {
  let place = "";
  for (const key of keys) {
    if (typeof key === "number") place += `[${key}]`;
    else if (/^[A-Za-z]\w*$/.test(key)) place += place === "" ? key : `.${key}`;
    else place += `["${key}"]`;
  }
  return place === "" ? "document" : place;
}

function keysOf(visit: Visit): readonly (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Visit | null = visit; at !== null && at.key !== null; at = at.above) keys.push(at.key);
  return keys.reverse();
}

function placeOfVisit(visit: Visit): string {
  return placeOf(keysOf(visit));
}

/** Ends at the first fault of size: what follows it is not looked at. */
export function* jsonFaults(json: unknown): Generator<Sentence> {
  const waiting: Visit[] = [{ value: json, key: null, above: null, depth: 0 }];
  let values = 0;
  let characters = 0;
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { value, key, depth } = visit;
    values += 1;
    characters += (typeof key === "string" ? key.length : 0) + (typeof value === "string" ? value.length : 0);
    const limit = limitOf(values, characters, depth);
    if (limit !== null) return yield limit;
    yield* ownFaults(visit);
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (let i = Math.min(value.length, LIMITS.values) - 1; i >= 0; i--) {
        waiting.push({ value: value[i], key: i, above: visit, depth: depth + 1 });
      }
    } else {
      for (const [name, inner] of Object.entries(value).toReversed()) {
        waiting.push({ value: inner, key: name, above: visit, depth: depth + 1 });
      }
    }
  }
}

function limitOf(values: number, characters: number, depth: number): Sentence | null {
  const where = "document";
  if (depth > LIMITS.documentDepth) {
    return sentence("fault.limit", { where, limit: LIMITS.documentDepth, unit: "levels" });
  }
  if (values > LIMITS.values) return sentence("fault.limit", { where, limit: LIMITS.values, unit: "entries" });
  if (characters <= LIMITS.characters) return null;
  return sentence("fault.limit", { where, limit: LIMITS.characters, unit: "characters" });
}

/** There any key and any value is right: they are made into a table of the engine one by one. */
function isInOverrides(visit: Visit): boolean {
  const [first, second] = keysOf(visit);
  return first === "launch" && second === "overrides";
}

/** Faults of one value and of the key it stands under. */
function* ownFaults(visit: Visit): Generator<Sentence> {
  const { value, key, above } = visit;
  if (typeof key === "string" && above !== null) {
    if (REFUSED_KEYS.includes(key) && !isInOverrides(visit))
      yield sentence("fault.contextKey", { where: placeOfVisit(above), key });
    if (!key.isWellFormed()) yield sentence("fault.surrogate", { where: placeOfVisit(visit) });
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    yield sentence("fault.number", { where: placeOfVisit(visit) });
  } else if (typeof value === "string") {
    if (!value.isWellFormed()) yield sentence("fault.surrogate", { where: placeOfVisit(visit) });
    // Base64 is measured by what it stands for.
    if (value.length > LIMITS.fileSize && key !== "base64") {
      yield sentence("fault.limit", { where: placeOfVisit(visit), limit: LIMITS.fileSize, unit: "characters" });
    }
  }
}
