/** Hostile JSON: every fault has a place and a sentence; nothing throws, hangs or reaches the prototypes. */
import { describe, expect, it } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { LIMITS } from "./limits.ts";
import { parseScenario, parseScenarioText } from "./schema.ts";

const START = { format: 1, launch: { cwd: "/w" } };

function faults(document: unknown): unknown[] {
  const parsed = parseScenario(document);
  return parsed.ok ? [] : parsed.faults.map(({ id, params }) => [id, params]);
}

/** `hole` in the text of a valid document is replaced by JSON text. */
function faultsOfText(template: string, hole: string): unknown[] {
  const parsed = parseScenarioText(template.replace("HOLE", () => hole));
  return parsed.ok ? [] : parsed.faults.map(({ id, params }) => [id, params]);
}

/** Every object of a document, with the place that a fault names. */
const OBJECTS: readonly (readonly [string, string])[] = [
  ["document", '{"format":1,"launch":{"cwd":"/w"},HOLE}'],
  ["machine", '{"format":1,"launch":{"cwd":"/w"},"machine":{HOLE}}'],
  ["launch", '{"format":1,"launch":{"cwd":"/w",HOLE}}'],
  ["files", '{"format":1,"launch":{"cwd":"/w"},"files":{HOLE}}'],
  ["steps[0]", '{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a",HOLE}]}'],
  ["steps[0].context", '{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a","context":{HOLE}}]}'],
  [
    "steps[0].during[0]",
    '{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a","during":[{"do":"remove","path":"/a",HOLE}]}]}',
  ],
];

describe("keys that every JavaScript object has", () => {
  for (const [where, template] of OBJECTS) {
    it.each(["__proto__", "constructor", "prototype"])(`are refused in ${where}: %s`, (key) => {
      for (const value of ['{"polluted":1}', "5", "null", "[]"]) {
        const found = faultsOfText(template, `"${key}":${value}`);
        expect(found).toContainEqual(["fault.contextKey", { where, key }]);
      }
    });

    it.each(["toString", "hasOwnProperty", "valueOf", "__defineGetter__"])(`are looked at in ${where}: %s`, (key) => {
      expect(faultsOfText(template, `"${key}":5`).length).toBeGreaterThan(0);
    });
  }

  it("are ordinary keys of overrides and of configuration files", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "a.__proto__.b"];
    for (const name of names) {
      const text = `{"format":1,"launch":{"cwd":"/w","overrides":{"${name}":{"__proto__":{"polluted":1},"constructor":[1]}}},
        "files":{"/home/dev/.codex/config.toml":"${name.replaceAll('"', "")} = { __proto__ = { polluted = 1 }, toString = 2 }"}}`;
      const parsed = parseScenarioText(text);
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(() => simulate(parsed.scenario, STAND_INS)).not.toThrow();
    }
    expect({}).not.toHaveProperty("polluted");
  });

  it("as a value of a setting are values like others", () => {
    for (const value of ["__proto__", "constructor", "toString"]) {
      const keys = "model sandbox_mode approval_policy default_permissions personality model_reasoning_effort".split(
        " ",
      );
      const overrides = Object.fromEntries(keys.map((key) => [key, value]));
      const parsed = parseScenario({ ...START, launch: { cwd: "/w", overrides } });
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(() => simulate(parsed.scenario, STAND_INS)).not.toThrow();
    }
  });
});

describe("numbers", () => {
  const turn = (usage: string) =>
    faultsOfText('{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a","usage":HOLE}]}', usage);
  const back = (turnNumber: string) =>
    faultsOfText(
      '{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a"},{"do":"revert","beforeTurn":HOLE}]}',
      turnNumber,
    );

  it("beyond all bounds are refused with their place", () => {
    expect(turn("1e999")).toEqual([["fault.number", { where: "steps[0].usage" }]]);
    expect(faultsOfText('{"format":1,"launch":{"cwd":"/w","overrides":{"a":[1,HOLE]}}}', "-1e999")).toEqual([
      ["fault.number", { where: "launch.overrides.a[1]" }],
    ]);
  });

  it.each(["1e21", "9007199254740993", "-1", "0.5", '"NaN"', '"1"', "null", "[]", "{}", "true"])(
    "of turns and tokens are whole and not negative: %s",
    (text) => {
      expect(turn(text)).toHaveLength(1);
      expect(turn(text)).toMatchObject([[expect.any(String), { where: "steps[0].usage" }]]);
      expect(back(text)).toMatchObject([[expect.any(String), { where: "steps[1].beforeTurn" }]]);
    },
  );

  it("take -0 for 0", () => {
    expect(turn("-0")).toEqual([]);
    expect(back("-0")).toEqual([]);
  });
});

describe("text of JSON", () => {
  it("cannot name a key twice", () => {
    const text = String.raw`{"format":1,"launch":{"cwd":"/w"},"files":{"/a":"{\"b\":1,\"b\":2}","/b":"","\u002fa":"2"}}`;
    expect(faultsOfText(text, "")).toEqual([["fault.duplicateKey", { where: "files", key: "/a" }]]);
    const deep =
      '{"format":1,"launch":{"cwd":"/w"},"steps":[{"do":"turn","text":"a"},{"do":"turn","do":"turn","text":"a"}]}';
    expect(faultsOfText(deep, "")).toEqual([["fault.duplicateKey", { where: "steps[1]", key: "do" }]]);
    const same = String.raw`{"format":1,"launch":{"cwd":"/w"},"files":{"/a":"\\","/b":"\\\"","/c":"x"},"title":"/a"}`;
    expect(faultsOfText(same, "")).toEqual([]);
  });

  it.each(["", "null", "5", '"text"', "[]", "[[]]", "{}", "\ufeff{}", "{'a':1}", "NaN", "{]"])(
    "is a scenario: %j",
    (text) => {
      expect(faultsOfText(text, "").length).toBeGreaterThan(0);
    },
  );

  it("is quoted in part", () => {
    const long = "x".repeat(5_000_000);
    for (const document of [
      { ...START, [long]: 1 },
      { ...START, codex: long },
      { ...START, files: { [long]: "" } },
      { ...START, files: { [`/${long}`]: "" } },
      { ...START, launch: { cwd: long } },
      { ...START, steps: [{ do: "set", key: "personality", value: long }] },
    ]) {
      const found = faults(document);
      expect(found.length).toBeGreaterThan(0);
      expect(JSON.stringify(found).length).toBeLessThan(2_000);
    }
  });
});

describe("lone surrogates", () => {
  it.each<[string, unknown]>([
    ["title", { ...START, title: "a\ud800" }],
    ["notes", { ...START, notes: "\udc00a" }],
    ["machine.shell", { ...START, machine: { shell: "\ud800" } }],
    ["launch.overrides.a[0].b", { ...START, launch: { cwd: "/w", overrides: { a: [{ b: "\ud800" }] } } }],
    ["steps[0].text", { ...START, steps: [{ do: "turn", text: "\ud800" }] }],
    ["steps[0].node.symlink", { ...START, steps: [{ do: "write", path: "/a", node: { symlink: "\ud800" } }] }],
    ['files["/\ud800"]', { ...START, files: { "/\ud800": "" } }],
  ])("are refused in %s", (where, document) => {
    expect(faults(document)).toEqual([["fault.surrogate", { where }]]);
  });
});

describe("shapes", () => {
  it.each<[string, unknown]>([
    ["machine", { ...START, machine: [] }],
    ["files", { ...START, files: [] }],
    ["launch.overrides", { ...START, launch: { cwd: "/w", overrides: [] } }],
    ["steps[0].context", { ...START, steps: [{ do: "turn", text: "a", context: [] }] }],
  ])("a list is no table: %s", (where, document) => {
    expect(faults(document)).toEqual([["fault.type", { where, expected: "Object", got: "Array" }]]);
  });

  it("deep nesting is refused, however deep", () => {
    for (const levels of [100, 100_000]) {
      const text = "[".repeat(levels) + "]".repeat(levels);
      expect(faultsOfText('{"format":1,"launch":{"cwd":"/w","overrides":{"a":HOLE}}}', text)).toEqual([
        ["fault.limit", { where: "document", limit: LIMITS.documentDepth, unit: "levels" }],
      ]);
    }
    const objects = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    expect(faultsOfText("HOLE", objects)).toMatchObject([["fault.limit", { unit: "levels" }]]);
  });

  it("a wide value is looked at without a call for each member", () => {
    const wide = Array.from({ length: 300_000 }, () => 0);
    expect(faults({ ...START, launch: { cwd: "/w", overrides: { a: wide } } })).toEqual([]);
    expect(faults({ ...START, steps: wide })).toMatchObject([["fault.limit", { where: "steps" }]]);
  });

  it("of many faults the first ones are told, soon", () => {
    const files = Object.fromEntries(Array.from({ length: LIMITS.files }, (_, index) => [`/${index}`, index]));
    const start = performance.now();
    expect(faults({ ...START, files })).toHaveLength(LIMITS.faults);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
