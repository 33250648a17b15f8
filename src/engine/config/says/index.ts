/** Codex's own words about the start of a scenario. Comes with the second door. */
import { releaseOf } from "../../releases/registry.ts";
import type { Scenario } from "../../scenario.ts";
import { STAND_INS } from "../../texts.ts";
import { machineFiles, type StartedThread, startThread } from "../../thread/start.ts";
import { Refusal } from "../refusal.ts";
import { refusalWords, speakerOf } from "./codexSays.ts";
import { warningWords } from "./warningWords.ts";

/** Only this release's words are known. */
function startOf(scenario: Scenario): StartedThread | Refusal | null {
  const release = scenario.codex === "0.158.0" && scenario.machine.os === "linux" ? releaseOf(scenario.codex) : null;
  return release === null ? null : startThread(scenario, STAND_INS, release);
}

/** What Codex prints when it refuses to start; null when it starts, or its words are not known. */
export function codexRefusal(scenario: Scenario): string | null {
  const start = startOf(scenario);
  return start instanceof Refusal ? refusalWords(start, machineFiles(scenario), speakerOf(scenario.launch)) : null;
}

/** What Codex warns of when it starts, about the configuration. `codex debug prompt-input` says nothing. */
export function codexWarnings(scenario: Scenario): readonly string[] {
  const start = startOf(scenario);
  if (start === null || start instanceof Refusal || scenario.launch.printsOnly === true) return [];
  return warningWords(start.config.warnings, scenario.machine);
}
