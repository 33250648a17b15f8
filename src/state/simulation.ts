/** The simulation of a document: computed once for each pair of document and texts. */
import { type Simulation, Simulator, type Texts } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";

/** A thrown error is a bug of the engine: the panels that need the simulation show it, the rest of the page lives. */
export type SimulationResult =
  | { readonly ok: true; readonly simulation: Simulation }
  | { readonly ok: false; readonly error: Error };

export type Simulate = (document: ScenarioDocument, texts: Texts) => SimulationResult;

/** Keeps the last result, so that every view of one revision reads the same object, and the steps it has played. */
function keeper(): Simulate {
  const simulator = new Simulator();
  let last: { readonly document: ScenarioDocument; readonly texts: Texts; readonly result: SimulationResult } | null =
    null;
  return (document, texts) => {
    if (last !== null && last.texts === texts && isCopy(last.document, document)) return last.result;
    let result: SimulationResult;
    try {
      result = { ok: true, simulation: simulator.simulate(normaliseScenario(document), texts) };
    } catch (thrown) {
      result = { ok: false, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
    }
    last = { document, texts, result };
    return result;
  };
}

/** The same document, or another one that holds the very same values: opening a scenario copies it. */
function isCopy(one: ScenarioDocument, other: ScenarioDocument): boolean {
  if (one === other) return true;
  const keys = Object.keys(other) as (keyof ScenarioDocument)[];
  return keys.length === Object.keys(one).length && keys.every((key) => one[key] === other[key]);
}

/** Synchronous. */
export const simulationOf: Simulate = keeper();

const keepStart = keeper();
const starts = new WeakMap<ScenarioDocument, ScenarioDocument>();

/** The same scenario without its steps: Codex has been started, nothing was said yet. */
export const startOf: Simulate = (document, texts) => {
  let start = starts.get(document);
  if (start === undefined) {
    start = { ...document, steps: [] };
    starts.set(document, start);
  }
  return keepStart(start, texts);
};
