/**
 * Counts tokens in a worker that is started with the first text. A count belongs to a text, so none of an older revision
 * can be shown for a newer one. Texts that nobody wants any more are not counted; a job that only they keep busy is
 * ended with its worker.
 */
import { TextCache } from "./textCache.ts";
import type { CountReply, CountRequest, CountWorker, TokenCount, TokenService } from "./tokenService.ts";

export interface ClientOptions {
  /** Bytes of texts whose counts are kept. */
  readonly cacheBytes: number;
  /** UTF-16 code units that go to the worker in one job; one text may be longer. */
  readonly jobUnits: number;
  /** Milliseconds that a job which nobody wants may run on. */
  readonly patience: number;
  /** Workers that may fail before the client gives up. */
  readonly failures: number;
}

export const CLIENT_OPTIONS: ClientOptions = {
  cacheBytes: 32 * 1024 * 1024,
  jobUnits: 256 * 1024,
  patience: 200,
  failures: 3,
};

interface Job extends CountRequest {
  /** Runs while nobody wants the job. */
  timer: ReturnType<typeof setTimeout> | null;
}

export class TokenClient implements TokenService {
  readonly #start: () => CountWorker;
  readonly #options: ClientOptions;
  readonly #cache: TextCache;
  /** How many places show a text. Texts without a count are counted in this order. */
  readonly #wanted = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #worker: CountWorker | null = null;
  #job: Job | null = null;
  #lastId = 0;
  #failures = 0;
  #pumping = false;

  constructor(start: () => CountWorker, options: ClientOptions = CLIENT_OPTIONS) {
    this.#start = start;
    this.#options = options;
    this.#cache = new TextCache(options.cacheBytes);
  }

  peek(text: string): TokenCount | null {
    return text === "" ? NOTHING : (this.#cache.get(text) ?? null);
  }

  want(texts: readonly string[]): () => void {
    const own = new Set(texts);
    for (const text of own) {
      this.#wanted.set(text, (this.#wanted.get(text) ?? 0) + 1);
      this.#cache.touch(text);
    }
    this.#pumpSoon();
    let held = true;
    return () => {
      if (held) for (const text of own) this.#release(text);
      held = false;
      this.#watchJob();
    };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #release(text: string): void {
    const left = (this.#wanted.get(text) ?? 1) - 1;
    if (left > 0) this.#wanted.set(text, left);
    else this.#wanted.delete(text);
  }

  /** After the present task, so that all parts of one view go into one job. */
  #pumpSoon(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    queueMicrotask(() => {
      this.#pumping = false;
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#job !== null || this.#failures >= this.#options.failures) return;
    const texts = this.#nextTexts();
    if (texts.length === 0) return;
    const worker = this.#worker ?? this.#startWorker();
    if (worker === null) return;
    this.#lastId += 1;
    this.#job = { id: this.#lastId, texts, timer: null };
    worker.post({ id: this.#lastId, texts });
  }

  #nextTexts(): string[] {
    const texts: string[] = [];
    let units = 0;
    for (const text of this.#wanted.keys()) {
      if (text === "" || this.#cache.get(text) !== undefined) continue;
      if (texts.length > 0 && units + text.length > this.#options.jobUnits) continue;
      texts.push(text);
      units += text.length;
    }
    return texts;
  }

  #startWorker(): CountWorker | null {
    try {
      const worker = this.#start();
      worker.onReply = (reply) => this.#take(worker, reply);
      worker.onFailure = () => {
        if (worker === this.#worker) this.#fail();
      };
      this.#worker = worker;
      return worker;
    } catch {
      this.#failures = this.#options.failures;
      return null;
    }
  }

  #take(worker: CountWorker, { id, counts }: CountReply): void {
    const job = this.#job;
    if (worker !== this.#worker || job === null || job.id !== id) return;
    this.#failures = 0;
    this.#endJob();
    for (const [at, text] of job.texts.entries()) this.#cache.set(text, counts[at] ?? null);
    this.#cache.trim((text) => this.#wanted.has(text));
    for (const listener of [...this.#listeners]) listener();
    this.#pump();
  }

  /** The worker broke: its texts get no count, the others another worker. */
  #fail(): void {
    const job = this.#job;
    this.#failures += 1;
    this.#stopWorker();
    for (const text of job?.texts ?? []) this.#cache.set(text, null);
    this.#pump();
  }

  /** Ends a job that nobody wants when it has not come to an end by itself. */
  #watchJob(): void {
    const job = this.#job;
    if (job === null || job.timer !== null || this.#isWanted(job)) return;
    job.timer = setTimeout(() => {
      job.timer = null;
      if (job !== this.#job || this.#isWanted(job)) return;
      this.#stopWorker();
      this.#pump();
    }, this.#options.patience);
  }

  #isWanted({ texts }: Job): boolean {
    return texts.some((text) => this.#wanted.has(text));
  }

  #endJob(): void {
    if (this.#job?.timer != null) clearTimeout(this.#job.timer);
    this.#job = null;
  }

  #stopWorker(): void {
    this.#endJob();
    this.#worker?.terminate();
    this.#worker = null;
  }
}

const NOTHING: TokenCount = { tokens: 0, estimated: false };
