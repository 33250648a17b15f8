import { describe, expect, it } from "vitest";
import { KNOWN_KEYS } from "./keys.ts";
import type { KeyType } from "./keyType.ts";

/** Every dotted key of the table with its type; map and list levels are `*`. */
function* walk(type: KeyType, path: string): Generator<readonly [string, KeyType]> {
  yield [path, type];
  if (type.kind === "list" || type.kind === "map") yield* walk(type.of, `${path}.*`);
  if (type.kind === "either") for (const option of type.of) yield* walk(option, path);
  if (type.kind !== "table") return;
  for (const [key, item] of Object.entries(type.keys)) yield* walk(item, path === "" ? key : `${path}.${key}`);
  if (type.others !== null) yield* walk(type.others, `${path}.*`);
}

const ALL = [...walk(KNOWN_KEYS, "")];

describe("the table of known keys", () => {
  it("has the 104 top-level keys of the release", () => {
    expect(Object.keys(KNOWN_KEYS.keys)).toHaveLength(104);
  });

  it("names no key with a space and no empty choice", () => {
    expect(ALL.filter(([path]) => /\s/.test(path))).toEqual([]);
    const names = ALL.flatMap(([, type]) => (type.kind === "choice" ? type.names : []));
    expect(names.filter((name) => name === "")).toEqual([]);
  });

  it("requires only keys that it knows", () => {
    const unknown = ALL.flatMap(([path, type]) =>
      type.kind === "table" ? type.required.filter((key) => !(key in type.keys)).map((key) => `${path}.${key}`) : [],
    );
    expect(unknown).toEqual([]);
  });
});
