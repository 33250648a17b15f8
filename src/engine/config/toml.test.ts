import { describe, expect, it } from "vitest";
import { lookUp, mergeTables } from "./merge.ts";
import { type ConfigValue, type Layer, overridesTable, parseToml, placeOf, type TableValue } from "./toml.ts";

const USER: Layer = { kind: "user", path: "/h/config.toml", directory: "/h" };
const OVER: Layer = { kind: "override", path: null, directory: "/w" };

function table(text: string): TableValue {
  const parsed = parseToml(text, USER);
  if ("fault" in parsed) throw new Error(parsed.fault.detail);
  return parsed.table;
}

/** Plain values, for comparing. */
function plain(value: ConfigValue | undefined): unknown {
  if (value === undefined) return undefined;
  if (value.kind === "table") return Object.fromEntries([...value.entries].map(([key, item]) => [key, plain(item)]));
  return value.kind === "array" ? value.items.map(plain) : value.value;
}

describe("reading TOML", () => {
  it("knows the place and dotted key of every value", () => {
    const config = table('a = 1\n[projects."/w x"]\n  trust_level = "trusted"\n');
    const value = lookUp(config, ["projects", "/w x", "trust_level"]) as ConfigValue;
    expect(placeOf(value)).toEqual({
      layer: "user",
      path: "/h/config.toml",
      key: 'projects."/w x".trust_level',
      line: 3,
      column: 3,
    });
  });

  it("reads tables, dotted keys, inline tables and arrays of tables", () => {
    const config = table('a.b = true\nc = { d = [1, 2.5], e.f = "g" }\n[[h]]\ni = 1\n[[h]]\ni = 2\n[h.j]\nk = 3\n');
    expect(plain(config)).toEqual({
      a: { b: true },
      c: { d: [1, 2.5], e: { f: "g" } },
      h: [{ i: 1 }, { i: 2, j: { k: 3 } }],
    });
  });

  it("skips a byte order mark at the start and nowhere else", () => {
    expect(plain(table("\uFEFFa = 1\n"))).toEqual({ a: 1 });
    expect(parseToml("a = 1\n\uFEFFb = 2\n", USER)).toHaveProperty("fault.line", 2);
  });

  it.each([
    ["a = 1\nb = \n", 2],
    ["a = 1\na = 2\n", 2],
    ["a\n", 1],
    ["[t]\n[t]\n", 2],
  ])("places a fault: %j", (text, line) => {
    expect(parseToml(text, USER)).toHaveProperty("fault.line", line);
  });
});

describe("-c", () => {
  it("splits a key at every dot and leaves out null", () => {
    const config = overridesTable({ "a.b": 1, "a.c": ["x"], d: null, e: { f: true } }, OVER);
    expect(plain(config)).toEqual({ a: { b: 1, c: ["x"] }, e: { f: true } });
  });

  it("does not understand quotes", () => {
    expect(plain(overridesTable({ 'p."/w".t': 1 }, OVER))).toEqual({ p: { '"/w"': { t: 1 } } });
  });
});

describe("merging", () => {
  it("merges tables key by key and replaces everything else", () => {
    const merged = mergeTables(table("a = [1]\n[t]\nx = 1\ny = 1\n"), table("a = [2]\n[t]\ny = 2\n"));
    expect(plain(merged)).toEqual({ a: [2], t: { x: 1, y: 2 } });
  });

  it("keeps the place of each value", () => {
    const merged = mergeTables(table("[t]\nx = 1\n"), overridesTable({ "t.y": 2 }, OVER));
    expect(lookUp(merged, ["t", "x"])?.layer.kind).toBe("user");
    expect(lookUp(merged, ["t", "y"])?.layer.kind).toBe("override");
  });
});
