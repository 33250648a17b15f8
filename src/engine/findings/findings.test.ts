/** Every rule, held to its demonstration. */
import { describe, expect, test } from "vitest";
import { applyFix } from "../../scenario/applyFix.ts";
import { DEMONSTRATIONS, demonstrationsOf } from "../../scenario/demonstrations/all.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { parseScenario } from "../../scenario/schema.ts";
import { loadRelease } from "../releases/registry.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { endOf, findingsOf, RULE_IDS } from "./find.ts";
import type { Finding, RuleId } from "./finding.ts";

await loadRelease("0.113.0");

function find(document: ScenarioDocument): readonly Finding[] {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  return findingsOf(scenario, simulation, endOf(simulation));
}

function errors(findings: readonly Finding[]): string[] {
  return findings.filter(({ severity }) => severity === "error").map(nameOf);
}

/** A finding with the place and text that tell it from others of its rule. */
function nameOf({ rule, params }: Finding): string {
  return `${rule} ${JSON.stringify(params)}`;
}

function of(rule: RuleId, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.rule === rule);
}

const ALL = RULE_IDS.flatMap((rule) =>
  demonstrationsOf(rule).map((demonstration) => [rule, demonstration.raises.title ?? "", demonstration] as const),
);

describe.each(ALL)("%s: %s", (rule, _, { raises, nearMiss }) => {
  test("its demonstration is a valid scenario that raises it, the near miss does not", () => {
    for (const document of [raises, nearMiss]) expect(parseScenario(document).ok).toBe(true);
    expect(of(rule, find(raises)).length).toBeGreaterThan(0);
    expect(of(rule, find(nearMiss))).toEqual([]);
  });

  test("each fix takes one finding away and brings no new error", () => {
    const before = find(raises);
    const known = new Set(errors(before).map((name) => name.split(" ")[0]));
    for (const finding of of(rule, before)) {
      for (const fix of finding.fixes) {
        const fixed = applyFix(raises, fix);
        expect(fixed, `${fix.id} is possible`).not.toBe(raises);
        expect(parseScenario(fixed).ok, `${fix.id} leaves a valid scenario`).toBe(true);
        const after = find(fixed);
        expect(after.map(nameOf), fix.id).not.toContain(nameOf(finding));
        expect(
          errors(after).filter((name) => !known.has(name.split(" ")[0])),
          fix.id,
        ).toEqual([]);
      }
    }
  });
});

test("every rule is in the table once", () => {
  expect([...RULE_IDS].sort()).toEqual(Object.keys(DEMONSTRATIONS).sort());
});
