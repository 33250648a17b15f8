/** The worker: counts what it is sent, in order. */
import { countTokens } from "./countTokens.ts";
import type { CountReply, CountRequest, TokenCount } from "./tokenService.ts";

self.onmessage = ({ data }: MessageEvent<CountRequest>): void => {
  const reply: CountReply = { id: data.id, counts: data.texts.map(countOrNull) };
  self.postMessage(reply);
};

/** A text that the encoder cannot take leaves the others unharmed. */
function countOrNull(text: string): TokenCount | null {
  try {
    return countTokens(text);
  } catch {
    return null;
  }
}
