/** Counts by text, the least recently used ones given up first. */
import type { TokenCount } from "./tokenService.ts";

export class TextCache {
  readonly #counts = new Map<string, TokenCount | null>();
  readonly #limit: number;
  #size = 0;

  /** `limit`: bytes that the texts may take together, 2 a code unit. The newest one always stays. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Undefined: not counted yet; null: it cannot be counted. */
  get(text: string): TokenCount | null | undefined {
    return this.#counts.get(text);
  }

  /** Marks texts as used. */
  touch(text: string): void {
    const count = this.#counts.get(text);
    if (count === undefined) return;
    this.#counts.delete(text);
    this.#counts.set(text, count);
  }

  set(text: string, count: TokenCount | null): void {
    if (!this.#counts.has(text)) this.#size += text.length * 2;
    this.#counts.set(text, count);
  }

  /** Gives up old texts beyond the limit, except those that are in use. */
  trim(isUsed: (text: string) => boolean): void {
    for (const text of this.#counts.keys()) {
      if (this.#size <= this.#limit) return;
      if (isUsed(text)) continue;
      this.#counts.delete(text);
      this.#size -= text.length * 2;
    }
  }
}
