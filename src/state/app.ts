/** The store of the running app and the hooks through which components read it. */
import { useMemo } from "react";
import { useStore } from "zustand";
import type { Simulation } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { momentAt, requestAt, type ShownMoment, type ShownRequest } from "./moment.ts";
import { type SimulationResult, simulationOf, startOf } from "./simulation.ts";
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

/** The moment that the views show; null when a bug stopped the simulation. */
export function useMomentOrNull(): ShownMoment | null {
  return useApp(shownMoment);
}

/** The moment that the views show. A bug of the engine is thrown to the panel's error boundary. */
export function useMoment(): ShownMoment {
  useSimulation();
  return useApp(shownMoment) as ShownMoment;
}

/** Kept, so that every view reads the same object. */
let lastMoment: { simulation: Simulation; step: number | null; moment: ShownMoment | null } | null = null;

export function shownMoment({ document, texts, view }: AppState): ShownMoment | null {
  const result = simulationOf(document, texts);
  if (!result.ok) return null;
  const { simulation } = result;
  if (lastMoment?.simulation === simulation && lastMoment.step === view.step) return lastMoment.moment;
  const moment = momentAt(simulation, view.step, () => {
    const start = startOf(document, texts);
    return start.ok ? start.simulation : simulation;
  });
  lastMoment = { simulation, step: view.step, moment };
  return moment;
}

/** The chosen request of the chosen step; null where Codex has sent none so far. */
export function useRequest(): ShownRequest | null {
  const simulation = useSimulation();
  const { step } = useMoment();
  const chosen = useView("request");
  return useMemo(() => requestAt(simulation, step, chosen), [simulation, step, chosen]);
}

/** Number of items of the chosen request; null where there is none. */
export function shownItems(state: AppState): number | null {
  const result = simulationOf(state.document, state.texts);
  const moment = shownMoment(state);
  if (!result.ok || moment === null) return null;
  return requestAt(result.simulation, moment.step, state.view.request)?.request.items.length ?? null;
}

/** Actions do not change, so they may be taken apart: `const { edit, openFile } = actions()`. */
export function actions(): Pick<
  AppState,
  "edit" | "undo" | "redo" | "restore" | "setView" | "openFile" | "setTexts" | "notify" | "dismiss"
> {
  return app.getState();
}
