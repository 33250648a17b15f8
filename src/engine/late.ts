/** Rules that few scenarios need: they are loaded apart from the engine, when one does. */
import type { Scenario } from "./scenario.ts";

/** A scenario is played before its rules are there: it has to be played again when they are. */
export class RulesMissing extends Error {
  constructor() {
    super("rules that the scenario needs have not been loaded");
  }
}

export class Late<Rules> {
  readonly isNeeded: (scenario: Scenario) => boolean;
  readonly #import: () => Promise<Rules>;
  #rules: Rules | null = null;

  constructor(isNeeded: (scenario: Scenario) => boolean, load: () => Promise<Rules>) {
    this.isNeeded = isNeeded;
    this.#import = load;
  }

  async load(): Promise<void> {
    this.#rules ??= await this.#import();
  }

  get isLoaded(): boolean {
    return this.#rules !== null;
  }

  /** Throws RulesMissing before they are loaded. */
  get rules(): Rules {
    if (this.#rules === null) throw new RulesMissing();
    return this.#rules;
  }
}
