/** Counts classes of scenarios, so that a generator that misses one is noticed. */

/** A class below this share of the scenarios is a fault of the generator. */
export const LEAST_SHARE = 0.02;
/** With fewer scenarios a share says nothing. */
export const LEAST_RUNS = 100;
/** More refusals than this leave too little to compare. */
export const MOST_REFUSALS = 0.15;

/** The classes of each group. */
export type Groups = Readonly<Record<string, readonly string[]>>;

export class Tally<G extends Groups> {
  readonly #groups: G;
  readonly #counts = new Map<string, number>();
  #scenarios = 0;
  #refusals = 0;

  constructor(groups: G) {
    this.#groups = groups;
  }

  scenario(refused: boolean): void {
    this.#scenarios += 1;
    if (refused) this.#refusals += 1;
  }

  /** Each class at most once a scenario. */
  count(group: keyof G & string, classes: Iterable<string>): void {
    for (const name of new Set(classes)) {
      const key = `${group}/${name}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** One line a group. */
  table(): string[] {
    const lines = Object.entries(this.#groups).map(([group, classes]) => {
      const cells = classes.map((name) => `${name} ${this.#counts.get(`${group}/${name}`) ?? 0}`);
      return `${group.padEnd(12)} ${cells.join(" · ")}`;
    });
    return [...lines, `${"refused".padEnd(12)} ${this.#refusals} of ${this.#scenarios}`];
  }

  /** What the generator missed, one sentence each. */
  faults(): string[] {
    if (this.#scenarios < LEAST_RUNS) return [];
    const faults = Object.entries(this.#groups).flatMap(([group, classes]) =>
      classes
        .filter((name) => (this.#counts.get(`${group}/${name}`) ?? 0) < this.#scenarios * LEAST_SHARE)
        .map((name) => `${group} "${name}" is in less than ${LEAST_SHARE * 100} % of the scenarios`),
    );
    if (this.#refusals > this.#scenarios * MOST_REFUSALS) faults.push(`more than ${MOST_REFUSALS * 100} % are refused`);
    return faults;
  }
}
