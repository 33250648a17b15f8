/** The simulation of a document: computed once for each pair of document and texts. */
import { type Simulation, simulate, type Texts } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";

/** A thrown error is a bug of the engine: the panels that need the simulation show it, the rest of the page lives. */
export type SimulationResult =
  | { readonly ok: true; readonly simulation: Simulation }
  | { readonly ok: false; readonly error: Error };

let last: {
  readonly document: ScenarioDocument;
  readonly texts: Texts;
  readonly result: SimulationResult;
} | null = null;

/** Synchronous. The last result is kept, so that every view of one revision reads the same object. */
export function simulationOf(document: ScenarioDocument, texts: Texts): SimulationResult {
  if (last !== null && last.document === document && last.texts === texts) return last.result;
  let result: SimulationResult;
  try {
    result = { ok: true, simulation: simulate(normaliseScenario(document), texts) };
  } catch (thrown) {
    result = { ok: false, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
  last = { document, texts, result };
  return result;
}
