import { describe, expect, it } from "vitest";
import { caseNames, readCases, readRulesOfCases } from "./cases.ts";
import { RULES } from "./rules.ts";

const cases = caseNames();
const rulesOf = readRulesOfCases();
const named = new Set(Object.values(rulesOf).flat());

describe("rules and cases", () => {
  it("shows every rule in a case", () => {
    expect(Object.keys(RULES).filter((rule) => !named.has(rule))).toEqual([]);
  });

  it("names known rules only", () => {
    expect([...named].filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  });

  it("gives every case a rule", () => {
    expect(cases.filter((name) => (rulesOf[name] ?? []).length === 0)).toEqual([]);
  });

  it("lists no case that is gone", () => {
    expect(Object.keys(rulesOf).filter((name) => !cases.includes(name))).toEqual([]);
  });

  it("has a readable scenario and a stored truth for every case", () => {
    const read = readCases({ names: [], codex: null });
    expect(read.faults).toEqual([]);
    expect(read.cases.filter(({ truth }) => truth === null).map(({ name }) => name)).toEqual([]);
  });
});
