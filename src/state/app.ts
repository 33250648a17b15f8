/** The store of the running app and the hooks through which components read it. */
import { useStore } from "zustand";
import type { ModelRequest, Simulation } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { type SimulationResult, simulationOf } from "./simulation.ts";
import { type AppState, type AppStore, createAppStore } from "./store.ts";
import type { View } from "./view.ts";

/** Replaced at the start by the stored scenario or an example, before the first render. */
const BLANK: ScenarioDocument = { format: 1, launch: { cwd: "/home/dev" } };

export const app: AppStore = createAppStore(BLANK);

/** Reads a piece of the store; renders again when that piece is another object. */
export function useApp<T>(selector: (state: AppState) => T): T {
  return useStore(app, selector);
}

export function useDocument(): ScenarioDocument {
  return useApp((state) => state.document);
}

/** One piece of the view state. */
export function useView<Key extends keyof View>(key: Key): View[Key] {
  return useApp((state) => state.view[key]);
}

/** The simulation, or the bug that stopped it. */
export function useSimulationResult(): SimulationResult {
  return useApp((state) => simulationOf(state.document, state.texts));
}

/** The simulation. A bug of the engine is thrown to the panel's error boundary. */
export function useSimulation(): Simulation {
  const result = useSimulationResult();
  if (!result.ok) throw result.error;
  return result.simulation;
}

/** The chosen request and its index; null when Codex sends none. */
export function useRequest(): { readonly request: ModelRequest; readonly index: number } | null {
  const { requests } = useSimulation();
  const chosen = useView("request");
  const index = Math.min(chosen, requests.length - 1);
  const request = requests[index];
  return request === undefined ? null : { request, index };
}

/** Actions do not change, so they may be taken apart: `const { edit, openFile } = actions()`. */
export function actions(): Pick<
  AppState,
  "edit" | "undo" | "redo" | "restore" | "setView" | "openFile" | "setTexts" | "notify" | "dismiss"
> {
  return app.getState();
}
