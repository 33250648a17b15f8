/** The kinds of random scenarios: who makes them, and what a run of them must have met. */
import type { CodexRelease } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { AgentClassCounts } from "./agentClasses.ts";
import { generateAgents } from "./agents.ts";
import { ClassCounts, type Classes } from "./classes.ts";
import { EnvironmentClassCounts } from "./environmentClasses.ts";
import { generateEnvironments } from "./environments.ts";
import { generateScenario } from "./generate.ts";
import { generateScenario113, generateSteps113 } from "./release113.ts";
import { generateSkills } from "./skills.ts";
import { StepClassCounts } from "./stepClasses.ts";
import { generateSteps } from "./steps.ts";

export type Generate = (seed: number, index: number) => ScenarioDocument;

export interface FuzzKind {
  /** For each release that has such scenarios. */
  readonly generate: { readonly [Release in CodexRelease]?: Generate };
  /** Null: nothing is counted. */
  readonly classes: (() => Classes) | null;
}

/** By the option that asks for it; `turn` without one. */
export const FUZZ_KINDS = {
  turn: {
    generate: { "0.158.0": generateScenario, "0.113.0": generateScenario113 },
    classes: () => new ClassCounts(),
  },
  steps: {
    generate: { "0.158.0": generateSteps, "0.113.0": generateSteps113 },
    classes: () => new StepClassCounts(),
  },
  skills: {
    generate: { "0.158.0": generateSkills, "0.113.0": (...at) => ({ ...generateSkills(...at), codex: "0.113.0" }) },
    classes: null,
  },
  environments: { generate: { "0.158.0": generateEnvironments }, classes: () => new EnvironmentClassCounts() },
  agents: { generate: { "0.158.0": generateAgents }, classes: () => new AgentClassCounts() },
} as const satisfies Record<string, FuzzKind>;
export type FuzzKindName = keyof typeof FUZZ_KINDS;
