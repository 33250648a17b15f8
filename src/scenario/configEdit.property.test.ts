import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locateKey, removeKey, setKey } from "./configEdit.ts";
import { type ConfigValue, formatKey, formatValue, type KeyPath, parseConfig } from "./configText.ts";

function readConfig(text: string): unknown {
  const parsed = parseConfig(text.startsWith("\ufeff") ? text.slice(1) : text);
  if (!parsed.ok) throw new Error(`${parsed.detail} in ${JSON.stringify(text)}`);
  return parsed.value;
}

const name = fc.constantFrom("a", "b", "model", "x-1", "/home/dev/a.b", "é", "", 'q"uote');
const path = fc.array(name, { minLength: 1, maxLength: 3 });
const scalar = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -1000, max: 1000 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
);

/** A file of random lines; most are valid TOML, the others are filtered out. */
const config = fc
  .record({
    lines: fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom("", "# note 😀", "  # indented") },
        {
          weight: 6,
          arbitrary: fc
            .tuple(path, scalar, fc.constantFrom("", " # why", "  #é"), fc.constantFrom("", "  "))
            .map(([key, value, comment, indent]) => `${indent}${formatKey(key)} = ${formatValue(value)}${comment}`),
        },
        {
          weight: 3,
          arbitrary: fc
            .tuple(path, fc.array(fc.tuple(path, scalar), { maxLength: 3 }), fc.boolean())
            .map(([key, pairs, multiline]) => {
              const inner = pairs.map(([k, v]) => `${formatKey(k)} = ${formatValue(v)}`);
              return multiline
                ? `${formatKey(key)} = {\n${inner.map((pair) => `  ${pair}, # in\n`).join("")}}`
                : `${formatKey(key)} = { ${inner.join(", ")} }`;
            }),
        },
        { weight: 1, arbitrary: path.map((key) => `${formatKey(key)} = [ # open\n  1, # two\n]`) },
        {
          weight: 3,
          arbitrary: fc
            .tuple(path, fc.constantFrom("", " # table"))
            .map(([key, comment]) => `[${formatKey(key)}]${comment}`),
        },
        { weight: 1, arbitrary: path.map((key) => `[[${formatKey(key)}]]`) },
      ),
      { maxLength: 9 },
    ),
    crlf: fc.boolean(),
    final: fc.boolean(),
    bom: fc.boolean(),
  })
  .map(({ lines, crlf, final, bom }) => {
    const kept: string[] = [];
    for (const line of lines) if (parseConfig([...kept, line].join("\n")).ok) kept.push(line);
    const text = kept.join("\n") + (final ? "\n" : "");
    return (bom ? "\ufeff" : "") + (crlf ? text.replaceAll("\n", "\r\n") : text);
  });

function commentsOf(text: string): string[] {
  const parsed = parseConfig(text.replace("\ufeff", ""));
  return parsed.ok ? parsed.program.comments.map((comment) => comment.value.trim()).sort() : [];
}

/** The tree with `path` set (or, undefined, deleted), and without empty tables. */
function withValue(tree: unknown, keys: KeyPath, value: ConfigValue | undefined): unknown {
  const copy = structuredClone(tree) as { [key: string]: unknown };
  let here = copy;
  for (const key of keys.slice(0, -1)) {
    if (!Object.hasOwn(here, key)) here[key] = {};
    here = here[key] as { [key: string]: unknown };
  }
  const last = keys.at(-1) as string;
  if (value === undefined) delete here[last];
  else here[last] = value;
  return withoutEmpty(copy);
}

function withoutEmpty(tree: unknown): unknown {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return tree;
  const pairs = Object.entries(tree).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  const full = pairs.filter(
    ([, inner]) => typeof inner !== "object" || inner === null || Array.isArray(inner) || Object.keys(inner).length > 0,
  );
  return Object.fromEntries(full);
}

/** The keys that have a value which is no table. */
function leaves(tree: unknown, prefix: KeyPath = []): KeyPath[] {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return [prefix];
  return Object.entries(tree).flatMap(([key, inner]) => leaves(inner, [...prefix, key]));
}

describe("every file", () => {
  it("has the value after setKey, nothing else changed, every comment is there, line ends are as they were", () => {
    let done = 0;
    fc.assert(
      fc.property(config, path, scalar, (text, key, value) => {
        const edit = setKey(text, key, value);
        if (!edit.ok) {
          expect(edit.why).toBe("conflict");
          return;
        }
        done++;
        expect(readConfig(edit.text)).toSatisfy((tree: unknown) => {
          expect(withoutEmpty(tree)).toEqual(withValue(readConfig(text), key, value));
          return true;
        });
        expect(commentsOf(edit.text)).toEqual(commentsOf(text));
        expect(edit.text.startsWith("\ufeff")).toBe(text.startsWith("\ufeff"));
        if (text.includes("\r\n")) expect(edit.text.replaceAll("\r\n", "")).not.toContain("\n");
        else if (text.includes("\n")) expect(edit.text).not.toContain("\r");
        expect(setKey(edit.text, key, value)).toEqual(edit);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(done).toBeGreaterThan(1000);
  });

  it("lacks the key after removeKey, nothing else changed, every comment is there", () => {
    let done = 0;
    fc.assert(
      fc.property(config, path, fc.nat(), (text, random, pick) => {
        const present = leaves(readConfig(text));
        const key = present[pick % (present.length + 1)] ?? random;
        const edit = removeKey(text, key);
        if (!edit.ok) {
          // Only what is there, and is a table or behind a value that is none, can be refused.
          expect(edit.why).toBe("conflict");
          return;
        }
        if (edit.text !== text) done++;
        expect(withoutEmpty(readConfig(edit.text))).toEqual(withoutEmpty(withValue(readConfig(text), key, undefined)));
        expect(commentsOf(edit.text)).toEqual(commentsOf(text));
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(done).toBeGreaterThan(500);
  });

  it("has its old meaning after a key is set and removed again", () => {
    fc.assert(
      fc.property(config, path, scalar, (text, key, value) => {
        if (locateKey(text, key) !== null) return;
        const edit = setKey(text, key, value);
        if (!edit.ok) return;
        const removed = removeKey(edit.text, key);
        if (!removed.ok) throw new Error(removed.why);
        expect(withoutEmpty(readConfig(removed.text))).toEqual(withoutEmpty(readConfig(text)));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
