import { describe, expect, it } from "vitest";
import { normaliseScenario, type StepDocument } from "../../src/scenario/document.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import type { CapturedRequest } from "../capture.ts";
import { kindOfMessage, LOCAL_BUDGET, messageText } from "./messages.ts";
import { Random } from "./random.ts";
import { StepClassCounts } from "./stepClasses.ts";
import { generateSteps } from "./steps.ts";
import { LEAST_RUNS } from "./tally.ts";

describe("generateSteps", () => {
  it("makes valid scenarios that end with a turn", () => {
    for (const seed of [1, 2, 3]) {
      for (let index = 0; index < 150; index++) {
        const document = generateSteps(seed, index);
        const parsed = parseScenario(document);
        if (!parsed.ok) throw new Error(`seed ${seed}, ${index}: ${JSON.stringify(parsed.faults)}`);
        expect(parsed.scenario.steps.length).toBeGreaterThanOrEqual(2);
        expect(parsed.scenario.steps.at(-1)?.do).toBe("turn");
      }
    }
  });

  it("makes the same scenario for the same seed, another for another", () => {
    expect(generateSteps(5, 7)).toEqual(generateSteps(5, 7));
    expect(generateSteps(5, 7)).not.toEqual(generateSteps(6, 7));
  });

  it("chooses a provider that it defines, in every edit of the configuration too", () => {
    const chosenIn = (text: unknown) => /^model_provider = "(\w+)"/m.exec(String(text))?.[1];
    let edits = 0;
    for (let index = 0; index < 150; index++) {
      const { files = {}, steps = [], machine } = generateSteps(1, index);
      const path = `${machine?.codexHome ?? `${machine?.home ?? "/home/dev"}/.codex`}/config.toml`;
      const start = chosenIn(files[path]);
      for (const step of steps) {
        if (step.do !== "write" || step.path !== path) continue;
        edits += 1;
        const chosen = chosenIn(step.node);
        expect(chosen === undefined).toBe(start === undefined);
        if (chosen !== undefined) expect(step.node).toContain(`[model_providers.${chosen}]`);
      }
    }
    expect(edits).toBeGreaterThan(10);
  });

  it("removes only what is there", () => {
    let removals = 0;
    for (let index = 0; index < 150; index++) {
      const { files = {}, steps = [] } = generateSteps(1, index);
      const there = new Set(Object.keys(files));
      for (const edit of steps.flatMap((step): readonly StepDocument[] =>
        step.do === "turn" ? (step.during ?? []) : [step],
      )) {
        if (edit.do === "write") there.add(edit.path);
        if (edit.do !== "remove") continue;
        removals += 1;
        expect(there.delete(edit.path)).toBe(true);
      }
    }
    expect(removals).toBeGreaterThan(20);
  });
});

describe("coverage", () => {
  it.each([1, 2])("tells every kind of step, setting, edit and message with seed %i", (seed) => {
    const counts = new StepClassCounts();
    const capture = { codex: "0.158.0", requests: [], error: null, warnings: [] };
    for (let index = 0; index < 200; index++) {
      counts.add(normaliseScenario(generateSteps(seed, index)), { capture });
    }
    expect(counts.faults().filter((fault) => !fault.startsWith("situation"))).toEqual([]);
  });
});

describe("messageText", () => {
  it("makes texts of the kind that is asked for", () => {
    const random = new Random("messages");
    for (const kind of ["short", "pseudo", "near pseudo", "long"] as const) {
      for (let count = 0; count < 30; count++) expect(kindOfMessage(messageText(random, kind))).toBe(kind);
    }
  });

  it("hits the budget of a local compaction to the byte", () => {
    const random = new Random("long");
    const sizes = Array.from({ length: 200 }, () => Buffer.byteLength(messageText(random, "long")));
    expect(sizes).toContain(LOCAL_BUDGET);
    expect(sizes).toContain(LOCAL_BUDGET + 1);
  });
});

describe("StepClassCounts", () => {
  const part = (text: string) => ({ type: "input_text", text });
  const user = (...texts: string[]) => ({ type: "message" as const, role: "user", content: texts.map(part) });
  const request = (step: number, kind: "sample" | "compaction", ...input: CapturedRequest["input"]) => ({
    step,
    kind,
    instructions: null,
    input,
  });
  const counted = (steps: readonly StepDocument[], requests: readonly CapturedRequest[]) => {
    const counts = new StepClassCounts();
    const scenario = normaliseScenario({ format: 1, launch: { cwd: "/w" }, steps });
    counts.add(scenario, { capture: { codex: "0.158.0", requests, error: null, warnings: [] } });
    const line = counts.table().find((text) => text.startsWith("situation")) ?? "";
    return line
      .replace("situation", "")
      .trim()
      .split(" · ")
      .filter((cell) => cell.endsWith(" 1"))
      .map((cell) => cell.slice(0, -" 1".length));
  };

  it("tells compactions by their place and their form", () => {
    const trigger = { type: "compaction_trigger" };
    const turn = { do: "turn" as const, text: "a" };
    expect(counted([{ do: "compact" }], [request(0, "compaction", trigger)])).toEqual([
      "remote compaction",
      "manual compaction",
    ]);
    expect(counted([turn], [request(0, "compaction", user("sum up")), request(0, "sample")])).toEqual([
      "local compaction",
      "compaction before a turn",
    ]);
    expect(counted([turn], [request(0, "sample"), request(0, "compaction", trigger)])).toEqual([
      "remote compaction",
      "compaction inside a turn",
    ]);
  });

  it("tells an edit behind a tool call from the context of the start", () => {
    const agents = user("# AGENTS.md instructions\n\n<INSTRUCTIONS>\nG\n</INSTRUCTIONS>");
    const turn = { do: "turn" as const, text: "a" };
    expect(counted([turn], [request(0, "sample", agents, user("a"))])).toEqual([]);
    const behind = request(0, "sample", user("a"), { type: "function_call_output" }, agents);
    expect(counted([turn], [behind])).toEqual(["edit behind a tool call"]);
  });

  it("finds fault with a generator that misses a class", () => {
    const counts = new StepClassCounts();
    const scenario = normaliseScenario({ format: 1, launch: { cwd: "/w" }, steps: [{ do: "turn", text: "a" }] });
    const capture = { codex: "0.158.0", requests: [], error: null, warnings: [] };
    for (let count = 0; count < LEAST_RUNS; count++) counts.add(scenario, { capture });
    const faults = counts.faults().join("\n");
    expect(faults).toContain('step "fork behind a turn"');
    expect(faults).toContain('situation "local compaction"');
    expect(faults).not.toContain('step "turn"');
  });
});
