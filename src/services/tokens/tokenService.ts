/** What the app asks of a tokenizer. */

export interface TokenCount {
  /** In o200k_base. */
  readonly tokens: number;
  /** Runs without a break were too long to be encoded in one piece. */
  readonly estimated: boolean;
}

export interface TokenService {
  /** The count of a text, the same object every time; null while it is not known, or cannot be. */
  peek(text: string): TokenCount | null;
  /** Has these texts counted. Give back what is no longer shown: what nobody wants is not counted. */
  want(texts: readonly string[]): () => void;
  /** Called when counts have come. */
  subscribe(listener: () => void): () => void;
}

/** To the worker: texts to count. */
export interface CountRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** From the worker, in the order of the texts; null: it could not be counted. */
export interface CountReply {
  readonly id: number;
  readonly counts: readonly (TokenCount | null)[];
}

/** A worker as the client needs it. */
export interface CountWorker {
  onReply: ((reply: CountReply) => void) | null;
  onFailure: (() => void) | null;
  post(request: CountRequest): void;
  terminate(): void;
}

/** Codex's own estimate: bytes / 4, rounded up. */
export function codexEstimate(bytes: number): number {
  return Math.ceil(bytes / 4);
}
