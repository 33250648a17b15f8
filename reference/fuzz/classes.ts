/** Counts what the scenarios of a fuzz run covered, so that a generator that misses a class is noticed. */
import { type ConfigLayerKind, type Scenario, SURFACES, VERDICTS } from "../../src/engine/index.ts";
import type { EngineAnswer } from "../engineAnswer.ts";
import { cardOfModel, MODEL_CARDS } from "./settings.ts";

/** A class below this share of the scenarios is a fault of the generator. */
export const LEAST_SHARE = 0.02;
/** With fewer scenarios a share says nothing. */
export const LEAST_RUNS = 100;
/** More refusals than this leave too little to compare. */
export const MOST_REFUSALS = 0.15;

const CONFIG_LAYERS: readonly ConfigLayerKind[] = ["system", "user", "project", "override", "managed", "requirements"];

const GROUPS = {
  verdict: VERDICTS,
  trust: ["trusted", "untrusted", "absent"],
  "config layer": CONFIG_LAYERS,
  surface: SURFACES,
  model: MODEL_CARDS,
  mode: ["default", "plan", "not said"],
} as const;
type Group = keyof typeof GROUPS;

export class ClassCounts {
  readonly #counts = new Map<string, number>();
  #scenarios = 0;
  #refusals = 0;

  add(scenario: Scenario, engine: EngineAnswer, refused: boolean): void {
    this.#scenarios += 1;
    if (refused) this.#refusals += 1;
    const { surface, mode, overrides } = scenario.launch;
    this.#count("surface", [surface]);
    this.#count("mode", [mode ?? "not said"]);
    this.#count(
      "verdict",
      engine.files.map(({ verdict }) => verdict),
    );
    const layers: string[] = engine.configLayers.filter(({ state }) => state === "loaded").map(({ kind }) => kind);
    this.#count("config layer", Object.keys(overrides).length > 0 ? [...layers, "override"] : layers);
    if (engine.settings === null) return;
    const { trust, model } = engine.settings;
    this.#count("trust", [trust.level ?? "absent"]);
    this.#count("model", [model.origin.kind === "default" ? "default" : cardOfModel(model.value)]);
  }

  /** Each class at most once a scenario. */
  #count(group: Group, classes: readonly string[]): void {
    for (const name of new Set(classes)) {
      const key = `${group}/${name}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** One line a group. */
  table(): string[] {
    const lines = Object.entries(GROUPS).map(([group, classes]) => {
      const cells = classes.map((name) => `${name} ${this.#counts.get(`${group}/${name}`) ?? 0}`);
      return `${group.padEnd(12)} ${cells.join(" · ")}`;
    });
    return [...lines, `${"refused".padEnd(12)} ${this.#refusals} of ${this.#scenarios}`];
  }

  /** What the generator missed, one sentence each. */
  faults(): string[] {
    if (this.#scenarios < LEAST_RUNS) return [];
    const faults = Object.entries(GROUPS).flatMap(([group, classes]) =>
      classes
        .filter((name) => (this.#counts.get(`${group}/${name}`) ?? 0) < this.#scenarios * LEAST_SHARE)
        .map((name) => `${group} "${name}" is in less than ${LEAST_SHARE * 100} % of the scenarios`),
    );
    if (this.#refusals > this.#scenarios * MOST_REFUSALS) faults.push(`more than ${MOST_REFUSALS * 100} % are refused`);
    return faults;
  }
}
