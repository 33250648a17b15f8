/** The worker: answers one question, an outcome a message. */
import { loadRelease } from "../../../engine/index.ts";
import { releaseIn } from "../../../scenario/document.ts";
import { outcomesOf, type Question } from "./outcomes.ts";

self.onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  await loadRelease(releaseIn(data.document));
  for (const outcome of outcomesOf(data)) self.postMessage(outcome);
};
