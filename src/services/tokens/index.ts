/** The tokenizer of the app. Its worker is started with the first text that somebody wants counted. */
import { TokenClient } from "./tokenClient.ts";
import type { CountReply, CountWorker, TokenService } from "./tokenService.ts";
import Worker from "./tokenWorker.ts?worker";

function startWorker(): CountWorker {
  const worker = new Worker();
  const handle: CountWorker = {
    onReply: null,
    onFailure: null,
    post: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<CountReply>) => handle.onReply?.(data);
  worker.onerror = (event) => {
    event.preventDefault();
    handle.onFailure?.();
  };
  return handle;
}

export const tokenService: TokenService = new TokenClient(startWorker);
export { codexEstimate, type TokenCount } from "./tokenService.ts";
