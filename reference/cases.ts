/** The stored cases: `cases/NAME.json`, and what the real program sent for it in `cases/NAME.expected.json`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Scenario } from "../src/engine/index.ts";
import { parseScenarioText } from "../src/scenario/schema.ts";
import { parseTruth, type Truth } from "./truth.ts";

export const CASES = fileURLToPath(new URL("cases", import.meta.url));
const TRUTH = ".expected.json";
/** Beside the cases: which case shows which rules. */
const RULES_OF_CASES = "rules.json";

export interface Case {
  readonly name: string;
  readonly scenario: Scenario;
  /** Null when none has been captured. */
  readonly truth: Truth | null;
}

export interface CaseFilter {
  /** Keep cases whose name contains one of these; empty: all. */
  readonly names: readonly string[];
  readonly codex: string | null;
}

export function truthFile(name: string): string {
  return join(CASES, name + TRUTH);
}

/** Names of all cases, sorted. */
export function caseNames(): string[] {
  const files = readdirSync(CASES).filter((file) => file.endsWith(".json") && !file.endsWith(TRUTH));
  return files
    .filter((file) => file !== RULES_OF_CASES)
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** Ids of the rules that each case shows, by its name. Whether they are rules is for the caller to check. */
export function readRulesOfCases(): Readonly<Record<string, readonly string[]>> {
  return v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync(join(CASES, RULES_OF_CASES), "utf8")),
  );
}

/** Reads the cases in the order of their names. A case that is no scenario is a fault with its name. */
export function readCases(filter: CaseFilter): { readonly cases: readonly Case[]; readonly faults: readonly string[] } {
  const cases: Case[] = [];
  const faults: string[] = [];
  for (const name of caseNames()) {
    if (filter.names.length > 0 && !filter.names.some((part) => name.includes(part))) continue;
    const parsed = parseScenarioText(readFileSync(join(CASES, `${name}.json`), "utf8"));
    if (!parsed.ok) {
      faults.push(
        `${name}: not a scenario: ${parsed.faults.map((fault) => `${fault.id} ${JSON.stringify(fault.params)}`).join("; ")}`,
      );
      continue;
    }
    if (filter.codex !== null && parsed.scenario.codex !== filter.codex) continue;
    const stored = truthFile(name);
    const truth = existsSync(stored) ? parseTruth(readFileSync(stored, "utf8")) : null;
    cases.push({ name, scenario: parsed.scenario, truth });
  }
  return { cases, faults };
}
