import { describe, expect, it } from "vitest";
import { caseNames, readCases, readRulesOfCases } from "./cases.ts";
import { RULES } from "./rules.ts";
import { RULES_113 } from "./rules113.ts";

const cases = caseNames();
const rules = { ...RULES, ...RULES_113 };
const rulesOf = readRulesOfCases();
const named = new Set(Object.values(rulesOf).flat());

describe("rules and cases", () => {
  it("shows every rule in a case", () => {
    expect(Object.keys(rules).filter((rule) => !named.has(rule))).toEqual([]);
  });

  it("names known rules only", () => {
    expect([...named].filter((rule) => !Object.hasOwn(rules, rule))).toEqual([]);
  });

  it("gives every case a rule", () => {
    expect(cases.filter((name) => (rulesOf[name] ?? []).length === 0)).toEqual([]);
  });

  it("gives a case the rules of its release only", () => {
    const { cases: all } = readCases({ names: [], codex: null });
    const of = (release: string) => (release === "0.113.0" ? RULES_113 : RULES);
    const strays = all.filter(({ name, scenario: { codex } }) =>
      (rulesOf[name] ?? []).some((rule) => !Object.hasOwn(of(codex), rule)),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
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
