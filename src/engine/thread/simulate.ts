/** A whole scenario: start, every step, what can be seen at the end. */

import { Refusal } from "../config/refusal.ts";
import { releaseFor } from "../loadRules.ts";
import { FileSystem } from "../machine/files.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Simulation } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import { Player } from "./player.ts";

/**
 * Plays scenarios one after another and keeps what it has played: when only later steps differ from the scenario before,
 * only those are played again. Its answer depends on the scenario and the texts alone.
 */
export class Simulator {
  #player: Player | null = null;

  /** Nothing is thrown for a scenario that Codex refuses: the answer has an `error`. */
  simulate(scenario: Scenario, texts: Texts): Simulation {
    const answer = { release: scenario.codex, texts: { origin: texts.origin, sha256: texts.sha256 } };
    const release = releaseFor(scenario);
    if (release === null) {
      const warnings = [sentence("warning.releaseNotModelled", { release: scenario.codex })];
      return { ...answer, ...nothing(scenario), warnings };
    }
    if (this.#player === null || !this.#player.canGoOn(scenario, texts, release))
      this.#player = new Player(scenario, texts, release);
    const played = this.#player.play(scenario.steps);
    if (played instanceof Refusal) {
      return { ...answer, ...nothing(scenario), warnings: [], modelledUntil: null, error: played.error };
    }
    const { start, moment, requests, history, steps, agents, error } = played;
    return {
      ...answer,
      ...moment,
      requests,
      history: history.map(({ item }) => item),
      steps,
      agents,
      warnings: [...start.warnings, ...hostWarnings(scenario), ...release.thread.notModelled(start, scenario)],
      error,
      modelledUntil: null,
    };
  }
}

/** Plays one scenario; a pure function. */
export function simulate(scenario: Scenario, texts: Texts): Simulation {
  return new Simulator().simulate(scenario, texts);
}

/** Of Windows the rules of paths are known; everything else is said as on Linux. */
function hostWarnings({ machine }: Scenario): Sentence[] {
  return machine.os === "windows" ? [sentence("warning.windowsHost", {})] : [];
}

function nothing({ files }: Scenario) {
  return { ...NOTHING, disk: FileSystem.of(files) };
}

const NOTHING = {
  root: { path: null, marker: null, reason: null },
  searched: [],
  requests: [],
  history: [],
  files: [],
  budget: { limit: 0, used: 0, lost: 0 },
  settings: null,
  configLayers: [],
  skills: [],
  steps: [],
  agents: [],
  error: null,
  modelledUntil: 0,
} as const;
