/** A whole scenario: start, every step, what can be seen at the end. */
import { Refusal } from "../config/refusal.ts";
import { FileSystem } from "../machine/files.ts";
import { baseName, parentOf } from "../machine/path.ts";
import { releaseOf } from "../releases/registry.ts";
import type { Scenario } from "../scenario.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { Simulation } from "../simulation.ts";
import type { Texts } from "../texts.ts";
import { Player } from "./player.ts";
import type { StartedThread } from "./start.ts";

/**
 * Plays scenarios one after another and keeps what it has played: when only later steps differ from the scenario before,
 * only those are played again. Its answer depends on the scenario and the texts alone.
 */
export class Simulator {
  #player: Player | null = null;

  /** Nothing is thrown for a scenario that Codex refuses: the answer has an `error`. */
  simulate(scenario: Scenario, texts: Texts): Simulation {
    const answer = { release: scenario.codex, texts: { origin: texts.origin, sha256: texts.sha256 } };
    const release = releaseOf(scenario.codex);
    if (release === null) {
      const warnings = [sentence("warning.releaseNotModelled", { release: scenario.codex })];
      return { ...answer, ...nothing(scenario), warnings };
    }
    if (scenario.machine.os !== "linux") {
      return { ...answer, ...nothing(scenario), warnings: [sentence("warning.windowsNotModelled", {})] };
    }
    if (this.#player === null || !this.#player.canGoOn(scenario, texts))
      this.#player = new Player(scenario, texts, release);
    const played = this.#player.play(scenario.steps);
    if (played instanceof Refusal) {
      return { ...answer, ...nothing(scenario), warnings: [], modelledUntil: null, error: played.error };
    }
    const { start, moment, requests, history, steps, error } = played;
    return {
      ...answer,
      ...moment,
      requests,
      history: history.map(({ item }) => item),
      steps,
      warnings: [...start.warnings, ...featureWarnings(start), ...mentionWarnings(start, scenario)],
      error,
      modelledUntil: null,
    };
  }
}

/** Plays one scenario; a pure function. */
export function simulate(scenario: Scenario, texts: Texts): Simulation {
  return new Simulator().simulate(scenario, texts);
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
  steps: [],
  error: null,
  modelledUntil: 0,
} as const;

/** A `$name` of a skill in the text of a message brings the skill's file along: not modelled. */
function mentionWarnings({ session, files }: StartedThread, { steps }: Scenario): Sentence[] {
  const onDisk = [...files.paths()]
    .filter((path) => path.endsWith("/SKILL.md"))
    .map((path) => baseName(parentOf(path)));
  const names = [...session.bundledSkills, ...onDisk];
  return steps.flatMap((step, index) => {
    if (step.do !== "turn" || !step.text.includes("$")) return [];
    const words = new Set(step.text.match(/\$[\w-]+/g));
    return names
      .filter((name) => words.has(`$${name}`))
      .map((name) => sentence("warning.skillMention", { step: index, name }));
  });
}

/** Feature flags that change the request in a way that is not modelled. */
const UNMODELLED_FEATURES = [
  "current_time_reminder",
  "deferred_executor",
  "deferred_tool_world_state",
  "memories",
  "shell_zsh_fork",
  "token_budget",
] as const;

function featureWarnings({ session }: StartedThread): Sentence[] {
  const onDisk = session.skillOnDisk === null ? [] : [sentence("warning.skillsOnDisk", { path: session.skillOnDisk })];
  const switchedOn = UNMODELLED_FEATURES.filter((name) => session.features.has(name)).map((name) =>
    sentence("warning.featureNotModelled", { key: `features.${name}` }),
  );
  const rules = session.rulesOnDisk === null ? [] : [sentence("warning.rulesOnDisk", { path: session.rulesOnDisk })];
  return [...onDisk, ...rules, ...switchedOn];
}
