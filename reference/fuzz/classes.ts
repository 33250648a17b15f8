/** What the single-turn scenarios of a fuzz run covered. */
import { type ConfigLayerKind, type Scenario, SURFACES, VERDICTS } from "../../src/engine/index.ts";
import type { Conformance } from "../conformance.ts";
import { cardOfModel, MODEL_CARDS } from "./settings.ts";
import { Tally } from "./tally.ts";

const CONFIG_LAYERS: readonly ConfigLayerKind[] = ["system", "user", "project", "override", "managed", "requirements"];

const GROUPS = {
  verdict: VERDICTS,
  trust: ["trusted", "untrusted", "absent"],
  "config layer": CONFIG_LAYERS,
  surface: SURFACES,
  model: MODEL_CARDS,
  mode: ["default", "plan", "not said"],
} as const;

/** What a fuzz run asks of its counts. */
export interface Classes {
  add(scenario: Scenario, outcome: Pick<Conformance, "engine" | "capture">): void;
  /** One line a group. */
  table(): string[];
  /** What the generator missed, one sentence each. */
  faults(): string[];
}

export class ClassCounts implements Classes {
  readonly #tally = new Tally(GROUPS);

  add(scenario: Scenario, { engine, capture }: Pick<Conformance, "engine" | "capture">): void {
    const tally = this.#tally;
    tally.scenario(capture.error !== null);
    const { surface, mode, overrides } = scenario.launch;
    tally.count("surface", [surface]);
    tally.count("mode", [mode ?? "not said"]);
    tally.count(
      "verdict",
      engine.files.map(({ verdict }) => verdict),
    );
    const layers: string[] = engine.configLayers.filter(({ state }) => state === "loaded").map(({ kind }) => kind);
    tally.count("config layer", Object.keys(overrides).length > 0 ? [...layers, "override"] : layers);
    if (engine.settings === null) return;
    const { trust, model } = engine.settings;
    tally.count("trust", [trust.level ?? "absent"]);
    tally.count("model", [model.origin.kind === "default" ? "default" : cardOfModel(model.value)]);
  }

  table(): string[] {
    return this.#tally.table();
  }

  faults(): string[] {
    return this.#tally.faults();
  }
}
