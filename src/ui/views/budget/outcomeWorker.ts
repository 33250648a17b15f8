/** The worker: answers one question, an outcome a message. */
import { loadRules } from "../../../engine/index.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { outcomesOf, type Question } from "./outcomes.ts";

self.onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  await loadRules(normaliseScenario(data.document));
  for (const outcome of outcomesOf(data)) self.postMessage(outcome);
};
