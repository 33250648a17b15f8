/** Puts one scenario to the engine and to the real program and says where they differ. */
import type { Scenario, Texts } from "../src/engine/index.ts";
import type { Capture } from "./capture.ts";
import { compareRefusals, compareRequests, describeDifference, matchPlainText } from "./compare.ts";
import { type EngineAnswer, engineAnswer } from "./engineAnswer.ts";
import { runReference } from "./run.ts";
import { checkSentinels, withSentinels } from "./sentinels.ts";

export interface Conformance {
  readonly capture: Capture;
  readonly engine: EngineAnswer;
  /** What differs, one line each; empty when all is equal. */
  readonly failures: readonly string[];
}

/** Compares requests and refusal. Rejects with NotRun when the scenario cannot be put to the real program. */
export async function checkConformance(scenario: Scenario, texts: Texts): Promise<Conformance> {
  const engine = engineAnswer(scenario, texts);
  const capture = await runReference(scenario);
  return { capture, engine, failures: differences(engine, capture) };
}

/** The same with tokens in every instruction file; verdicts are checked too. */
export async function checkVerdicts(scenario: Scenario, texts: Texts): Promise<Conformance> {
  const marked = withSentinels(scenario, instructionFiles(scenario, engineAnswer(scenario, texts)));
  const result = await checkConformance(marked, texts);
  const { engine, capture, failures } = result;
  if (failures.length > 0 || engine.error !== null) return result;
  const verdict = checkSentinels(marked, engine.files, capture.requests[engine.requests.length - 1]);
  return verdict === null ? result : { ...result, failures: [`verdict: ${verdict}`] };
}

/** Files the engine reports on, and all that are named like instruction files. */
function instructionFiles(scenario: Scenario, engine: EngineAnswer): Set<string> {
  const named = Object.keys(scenario.files).filter((path) => /\/AGENTS(\.override)?\.md$/.test(path));
  return new Set([...engine.files.map(({ path }) => path), ...named]);
}

function differences(engine: EngineAnswer, capture: Capture): string[] {
  // What the engine does not model yet is not compared; what it does model must come first.
  const captured = engine.modelledUntil === null ? capture.requests : capture.requests.slice(0, engine.requests.length);
  const difference =
    compareRefusals(engine.error, capture.error) ?? compareRequests(engine.requests, captured, matchPlainText);
  return difference === null ? [] : [describeDifference(difference, "the engine", "Codex")];
}
