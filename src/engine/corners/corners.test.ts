import { describe, expect, test } from "vitest";
import { parseScenario } from "../../scenario/schema.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { isBroad } from "./broadPrefixes.ts";
import { callsOf } from "./starlark.ts";

const HOME = "/home/dev/.codex";

function simulationOf(files: object, overrides: object = {}) {
  const parsed = parseScenario({
    format: 1,
    files: { "/w/.git/HEAD": "ref: refs/heads/main\n", ...files },
    launch: { cwd: "/w", overrides: { model: "gpt-5.5", ...overrides } },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return simulate(parsed.scenario, STAND_INS);
}

function partOf(simulation: ReturnType<typeof simulationOf>, fragment: string) {
  const parts = simulation.requests[0]?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  return parts.find((part) => part.fragment === fragment);
}

function rulesIn(text: string, file = "own.rules") {
  return partOf(simulationOf({ [`${HOME}/rules/${file}`]: text }), "permissions")?.text ?? "";
}

describe("callsOf", () => {
  test("reads literals, names and comments", () => {
    const calls = callsOf('# a\nx = ["b", [\'c\']]\nf(x, key = "d\\n", other = True,)\n');
    expect(calls?.map(({ name, positional, named }) => [name, positional, [...named]])).toEqual([
      [
        "f",
        [["b", ["c"]]],
        [
          ["key", "d\n"],
          ["other", true],
        ],
      ],
    ]);
  });

  test.each(['f("a" + "b")', "f(unknown)", "f(", 'if True: f("a")', 'f(("a", "b"))'])(
    "does not understand %s",
    (text) => {
      expect(callsOf(text)).toBeNull();
    },
  );
});

describe("approved prefixes", () => {
  test("stand in the order of their words", () => {
    const text = rulesIn(
      'prefix_rule(pattern=["git", "log"])\nprefix_rule(pattern=["zz"])\nprefix_rule(pattern=["a"])\n',
    );
    expect(text).toContain('stands here]- ["a"]\n- ["zz"]\n- ["git", "log"]\n');
  });

  test("are a gap where a file is not understood", () => {
    const simulation = simulationOf({ [`${HOME}/rules/own.rules`]: 'prefix_rule(pattern=["a" + "b"])\n' });
    expect(simulation.warnings.map(({ id }) => id)).toContain("warning.rulesOnDisk");
    expect(simulation.requests[0]?.gaps).toContainEqual(
      expect.objectContaining({ what: "approvedCommandPrefixes", active: true }),
    );
  });

  test("broad ones are passed over in the file that Codex writes", () => {
    const rule = 'prefix_rule(pattern=["Git"])\nprefix_rule(pattern=["ls"])\n';
    expect(rulesIn(rule, "default.rules")).not.toContain('["Git"]');
    expect(rulesIn(rule, "own.rules")).toContain('["Git"]');
    expect([isBroad(["python3", "-C"]), isBroad(["python3", "-m"]), isBroad(["bash -c"])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("memories", () => {
  const FILE = `${HOME}/memories/memory_summary.md`;

  test("hold the trimmed bytes of their file", () => {
    const part = partOf(simulationOf({ [FILE]: " \nä.\n" }, { "features.memories": true }), "memories");
    const span = part?.spans.find(({ source }) => source.kind === "file");
    expect(span).toEqual({ text: "ä.", source: { kind: "file", path: FILE, start: 2, end: 5 } });
  });

  test("of the second version are a gap", () => {
    const simulation = simulationOf({ [FILE]: "x" }, { "features.memories": true, "memories.version": "v2" });
    expect(partOf(simulation, "memories")).toBeUndefined();
    expect(simulation.warnings.map(({ id }) => id)).toContain("warning.featureNotModelled");
  });
});
