/** Random scenarios in the words of Codex 0.113.0: those of the newest release, without what came later. */
import type { JsonValue } from "../../src/engine/index.ts";
import type { ScenarioDocument, StepDocument } from "../../src/scenario/document.ts";
import { generateScenario } from "./generate.ts";
import { Random } from "./random.ts";
import { generateSteps } from "./steps.ts";

/** Words of the newest release and what takes their place; longer ones first. */
const WORDS: readonly (readonly [string, string])[] = [
  ["gpt-daybreak-blue-latest", "gpt-5.1"],
  ["gpt-daybreak-red-latest", "gpt-oss-20b"],
  ["codex-auto-review", "gpt-5-codex"],
  ["gpt-5.6-terra", "gpt-5.1-codex"],
  ["gpt-6-astra", "gpt-5.3-codex"],
  ["gpt-5.6-luna", "gpt-5.2"],
  ["gpt-5.6-sol", "gpt-5.1-codex-max"],
  ["gpt-6-luna", "gpt-5.2-codex"],
  ["gpt-6-sol", "gpt-5.4"],
  ["gpt-5.5", "gpt-5.1-codex-mini"],
  ["granular", "reject"],
  ["ultra", "xhigh"],
];

/** Settings that only this release has, or in which it differs. */
const OWN_SETTINGS: readonly (readonly [string, readonly JsonValue[], number])[] = [
  ["features.js_repl", [true, false], 0.2],
  ["features.js_repl_tools_only", [true], 0.1],
  ["features.child_agents_md", [true, false], 0.2],
  ["features.codex_git_commit", [true], 0.1],
  ["features.request_permissions", [true], 0.1],
  ["features.default_mode_request_user_input", [true], 0.1],
  ["features.personality", [false], 0.08],
  ["personality", ["none", "friendly", "pragmatic"], 0.15],
];

function inItsWords<T>(value: T): T {
  let json = JSON.stringify(value);
  for (const [later, own] of WORDS) json = json.replaceAll(later, own);
  return JSON.parse(json) as T;
}

/** The step without what a client of this release cannot say; null: nothing is left of it. */
function ownStep(step: StepDocument): StepDocument | null {
  switch (step.do) {
    case "shell":
      return null;
    case "fork":
      return { do: "fork" };
    case "set":
      return step.key === "workspace_roots" ? null : step;
    case "turn": {
      const { context: _, ...rest } = step;
      return rest;
    }
    default:
      return step;
  }
}

/** Going back over a compaction is not modelled; each step is judged by what has been told before it. */
function withoutDeepReverts(steps: readonly StepDocument[]): StepDocument[] {
  const kept: StepDocument[] = [];
  let turns = 0;
  let compactedAt = -1;
  for (const step of steps) {
    if (step.do === "revert") {
      if (step.beforeTurn >= turns || step.beforeTurn <= compactedAt) continue;
      turns = step.beforeTurn;
    }
    if (step.do === "turn") turns += 1;
    if (step.do === "compact" || (step.do === "turn" && (step.usage ?? 0) > 100)) compactedAt = turns;
    kept.push(step);
  }
  return kept;
}

function ownDocument(document: ScenarioDocument, random: Random): ScenarioDocument {
  const own = inItsWords(document);
  const overrides: Record<string, JsonValue> = { ...own.launch.overrides };
  for (const [key, values, probability] of OWN_SETTINGS) {
    if (random.chance(probability)) overrides[key] ??= random.pick(values);
  }
  return {
    ...own,
    codex: "0.113.0",
    launch: { ...own.launch, ...(Object.keys(overrides).length > 0 ? { overrides } : {}) },
    ...(own.steps === undefined ? {} : { steps: withoutDeepReverts(own.steps.flatMap((step) => ownStep(step) ?? [])) }),
  };
}

export function generateScenario113(seed: number, index: number): ScenarioDocument {
  return ownDocument(generateScenario(seed, index), new Random(`${seed}/113/${index}`));
}

export function generateSteps113(seed: number, index: number): ScenarioDocument {
  return ownDocument(generateSteps(seed, index), new Random(`${seed}/113 steps/${index}`));
}
