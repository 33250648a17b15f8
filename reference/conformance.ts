/** Puts one scenario to the engine and to the real program and says where they differ. */
import type { Scenario, Texts } from "../src/engine/index.ts";
import type { Capture } from "./capture.ts";
import { compareAgents, compareRefusals, compareRequests, describeDifference, matchPlainText } from "./compare.ts";
import { type EngineAnswer, engineAnswer } from "./engineAnswer.ts";
import { runReference } from "./run.ts";
import { checkSentinels, withSentinels } from "./sentinels.ts";
import { checkVerdictSpans, isSingleTurn } from "./verdictSpans.ts";
import { checkVerdictText } from "./verdictText.ts";

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

/** Compares requests, refusal and verdicts. Rejects with NotRun when the scenario cannot be put to the real program. */
export async function checkConformance(scenario: Scenario, texts: Texts): Promise<Conformance> {
  const engine = engineAnswer(scenario, texts);
  const capture = await runReference(scenario);
  return { capture, engine, failure: differenceOf(scenario, engine, capture) };
}

/**
 * The scenario with tokens in its instruction files; the scenario itself when none has room for one, or when later steps
 * decide what is sent.
 */
export function markedScenario(scenario: Scenario, texts: Texts): Scenario {
  if (!isSingleTurn(scenario)) return scenario;
  const named = Object.keys(scenario.files).filter((path) => /\/AGENTS(\.override)?\.md$/.test(path));
  const reported = engineAnswer(scenario, texts).files.map(({ path }) => path);
  return withSentinels(scenario, new Set([...reported, ...named]));
}

function differenceOf(scenario: Scenario, engine: EngineAnswer, capture: Capture): Failure | null {
  const refusal = compareRefusals(engine.error, capture.error);
  if (refusal !== null) return { kind: "refusal", line: describeDifference(refusal, "the engine", "Codex") };
  // What the engine does not model yet is not compared; what it does model must come first.
  const captured = engine.modelledUntil === null ? capture.requests : capture.requests.slice(0, engine.requests.length);
  const requests = compareRequests(engine.requests, captured, matchPlainText);
  const difference = requests ?? compareAgents(engine.agents, capture.agents, matchPlainText);
  if (difference !== null) return { kind: "requests", line: describeDifference(difference, "the engine", "Codex") };
  if (engine.error !== null) return null;
  const last = captured[engine.requests.length - 1];
  const verdict = isSingleTurn(scenario)
    ? (checkVerdictText(scenario, engine) ?? checkSentinels(scenario, engine.files, last))
    : checkVerdictSpans(engine.simulation);
  return verdict === null ? null : { kind: "verdict", line: `verdict: ${verdict}` };
}
