/** The worker: answers one question, an outcome a message. */
import { outcomesOf, type Question } from "./outcomes.ts";

self.onmessage = ({ data }: MessageEvent<Question>): void => {
  for (const outcome of outcomesOf(data)) self.postMessage(outcome);
};
