/** Seeded chance: the same seed gives the same scenarios on every computer. */

/** FNV-1a over a text, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hashOf(seed);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[this.int(0, list.length - 1)] as T;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
    }
    return cards;
  }

  /** Each entry with this probability, in order. */
  some<T>(list: readonly T[], probability: number): T[] {
    return list.filter(() => this.chance(probability));
  }
}

/**
 * The card that scenario `index` draws from a deck. Every card is drawn once before the deck is shuffled anew, so that
 * no class is starved whatever the seed.
 */
export function draw<T>(seed: number, deck: string, cards: readonly T[], index: number): T {
  const round = Math.floor(index / cards.length);
  return new Random(`${seed}/${deck}/${round}`).shuffled(cards)[index % cards.length] as T;
}
