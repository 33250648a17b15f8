/** Does a case tell a mutated engine from the real Codex? Only stored truth is asked: no program runs. */
import type { Texts } from "../../src/engine/index.ts";
import type { Case } from "../cases.ts";
import { describeDifference } from "../compare.ts";
import { engineAnswer } from "../engineAnswer.ts";
import { compareWithTruth, type TextOfKey, type Truth } from "../truth.ts";
import { checkVerdictSpans, isSingleTurn } from "../verdictSpans.ts";
import { checkVerdictText } from "../verdictText.ts";
import type { LoadedEngine } from "./engineModules.ts";

/** Null when the engine's answer is what the truth says. */
export function judgeCase(
  { scenario, truth }: Case & { readonly truth: Truth },
  engine: LoadedEngine,
  texts: Texts,
  textOfKey: TextOfKey,
): string | null {
  let answer: ReturnType<typeof engineAnswer>;
  try {
    answer = engineAnswer(scenario, texts, engine.simulate);
  } catch (error) {
    return `throws ${(error as Error).message}`;
  }
  const known = answer.modelledUntil === null ? truth.requests : truth.requests.slice(0, answer.requests.length);
  const difference = compareWithTruth({ ...truth, requests: known }, answer, textOfKey);
  if (difference !== null) return describeDifference(difference, "the truth", "the engine");
  if (answer.error !== null) return null;
  return isSingleTurn(scenario) ? checkVerdictText(scenario, answer) : checkVerdictSpans(answer.simulation);
}
