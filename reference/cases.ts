/** The stored cases: `cases/NAME.json`, and what the real program sent for it in `cases/NAME.expected.json`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scenario } from "../src/engine/index.ts";
import { parseScenarioText } from "../src/scenario/schema.ts";
import { parseTruth, type Truth } from "./truth.ts";

export const CASES = fileURLToPath(new URL("cases", import.meta.url));
const TRUTH = ".expected.json";

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

/** Reads the cases in the order of their names. A case that is no scenario is a fault with its name. */
export function readCases(filter: CaseFilter): { readonly cases: readonly Case[]; readonly faults: readonly string[] } {
  const cases: Case[] = [];
  const faults: string[] = [];
  const files = readdirSync(CASES).filter((file) => file.endsWith(".json") && !file.endsWith(TRUTH));
  for (const file of files.sort()) {
    const name = file.slice(0, -".json".length);
    if (filter.names.length > 0 && !filter.names.some((part) => name.includes(part))) continue;
    const parsed = parseScenarioText(readFileSync(join(CASES, file), "utf8"));
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
