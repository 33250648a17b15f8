/** Puts one scenario to the engine and to the real program and says where they differ. */
import type { Scenario, Texts } from "../src/engine/index.ts";
import type { Capture } from "./capture.ts";
import { compareRefusals, compareRequests, describeDifference, matchPlainText } from "./compare.ts";
import { type EngineAnswer, engineAnswer } from "./engineAnswer.ts";
import { runReference } from "./run.ts";
import { checkSentinels, withSentinels } from "./sentinels.ts";

export interface Failure {
  readonly kind: "refusal" | "requests" | "verdict";
  /** One line for a person. */
  readonly line: string;
}

export interface Conformance {
  readonly capture: Capture;
  readonly engine: EngineAnswer;
  /** Null when all is equal. */
  readonly failure: Failure | null;
}

/** Compares requests and refusal. Rejects with NotRun when the scenario cannot be put to the real program. */
export async function checkConformance(scenario: Scenario, texts: Texts): Promise<Conformance> {
  const engine = engineAnswer(scenario, texts);
  const capture = await runReference(scenario);
  return { capture, engine, failure: differenceOf(engine, capture) };
}

/** The same with tokens in every instruction file; verdicts are checked too. */
export async function checkVerdicts(scenario: Scenario, texts: Texts): Promise<Conformance> {
  const marked = withSentinels(scenario, instructionFiles(scenario, engineAnswer(scenario, texts)));
  const result = await checkConformance(marked, texts);
  const { engine, capture, failure } = result;
  if (failure !== null || engine.error !== null) return result;
  const verdict = checkSentinels(marked, engine.files, capture.requests[engine.requests.length - 1]);
  return verdict === null ? result : { ...result, failure: { kind: "verdict", line: `verdict: ${verdict}` } };
}

/** Files the engine reports on, and all that are named like instruction files. */
function instructionFiles(scenario: Scenario, engine: EngineAnswer): Set<string> {
  const named = Object.keys(scenario.files).filter((path) => /\/AGENTS(\.override)?\.md$/.test(path));
  return new Set([...engine.files.map(({ path }) => path), ...named]);
}

function differenceOf(engine: EngineAnswer, capture: Capture): Failure | null {
  const refusal = compareRefusals(engine.error, capture.error);
  if (refusal !== null) return { kind: "refusal", line: describeDifference(refusal, "the engine", "Codex") };
  // What the engine does not model yet is not compared; what it does model must come first.
  const captured = engine.modelledUntil === null ? capture.requests : capture.requests.slice(0, engine.requests.length);
  const requests = compareRequests(engine.requests, captured, matchPlainText);
  return requests && { kind: "requests", line: describeDifference(requests, "the engine", "Codex") };
}
