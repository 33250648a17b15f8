/** What a link holds: the scenario without what equals the defaults, and the part of the view that is shared. */
import { DEFAULT_STEPS, normaliseScenario, type ScenarioDocument, type StepDocument } from "./document.ts";

/** What the person looked at. A link that says nothing of it shows the scenario as if it had been opened. */
export interface LinkView {
  /** Id of a result tab. */
  readonly tab?: string;
  /** Path of the selected file or directory. */
  readonly file?: string;
  /** Line and column of the caret in that file, and of the end of a selection; each counts from 1. */
  readonly at?: readonly [number, number] | readonly [number, number, number, number];
  /** Index of the chosen step; -1: the start. */
  readonly step?: number;
  /** Index among its requests. */
  readonly request?: number;
  /** The releases that stand beside each other, left and right. */
  readonly compare?: readonly [string, string];
}

/** Takes out what says no more than the defaults. Its meaning stays: both are normalised to the same scenario. */
export function withoutDefaults(document: ScenarioDocument): Partial<ScenarioDocument> {
  const { format: _, machine, launch, files, steps, ...rest } = document;
  const standard = normaliseScenario({ format: 1, launch: { cwd: launch.cwd, surface: launch.surface ?? "tui" } });
  const own = without(machine ?? {}, standard.machine, ["codexHome"]);
  return {
    ...without(rest, standard),
    ...(isEmpty(own) ? {} : { machine: own }),
    ...(files === undefined || isEmpty(files) ? {} : { files }),
    launch: { ...without(launch, { ...standard.launch, surface: "tui" }, ["cwd"]), cwd: launch.cwd },
    ...(steps === undefined || isDefault(steps) ? {} : { steps: steps.map(withoutStepDefaults) }),
  };
}

/** `kept`: keys whose presence has a meaning of its own. */
function without<T extends object>(value: T, standard: object, kept: readonly string[] = []): Partial<T> {
  const defaults = new Map(Object.entries(standard));
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => kept.includes(key) || !(defaults.has(key) && same(one, defaults.get(key))),
    ),
  ) as Partial<T>;
}

function same(one: unknown, other: unknown): boolean {
  return one === other || (isEmpty(one) && isEmpty(other));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function isDefault(steps: readonly StepDocument[]): boolean {
  return JSON.stringify(steps.map(withoutStepDefaults)) === JSON.stringify(DEFAULT_STEPS);
}

/** Optional keys of a step with the value that stands for their absence. */
const STEP_DEFAULTS = {
  turn: { reply: "ok", usage: 100, parts: [], skills: [], agents: [] },
  compact: { summary: "SUMMARY" },
  shell: { output: "" },
  review: { reply: "ok" },
} as const;

function withoutStepDefaults(step: StepDocument): StepDocument {
  const defaults: { readonly [Kind in StepDocument["do"]]?: object } = STEP_DEFAULTS;
  return without(step, defaults[step.do] ?? {}) as StepDocument;
}

const TAB = /^[a-z]{1,20}$/;

/** Reads the view of a link; what has no sense is left out. */
export function readView(value: unknown): LinkView {
  if (typeof value !== "object" || value === null) return {};
  const { tab, file, at, step, request, compare } = value as Record<keyof LinkView, unknown>;
  const place = Array.isArray(at) && (at.length === 2 || at.length === 4) && at.every((one) => isCount(one, 1));
  return {
    ...(typeof tab === "string" && TAB.test(tab) ? { tab } : {}),
    ...(typeof file === "string" ? { file } : {}),
    ...(typeof file === "string" && place ? { at: at as unknown as [number, number] } : {}),
    ...(isCount(step, -1) ? { step } : {}),
    ...(isCount(request, 0) ? { request } : {}),
    ...(isPair(compare) ? { compare } : {}),
  };
}

const RELEASE = /^\d{1,4}(?:\.\d{1,6}){2}$/;

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === "string" && RELEASE.test(one))
  );
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
