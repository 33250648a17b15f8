/** Opening another scenario in place of the present one, and which file of it to show first. */
import type { Simulation } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { Origin } from "../services/database.ts";
import { isTakenUp, join, type OpenScenario, takeUp } from "./libraryOpen.ts";
import { simulationOf } from "./simulation.ts";
import type { AppStore } from "./store.ts";

/** The file that a person most likely wants to see: one that is cut, else the first project file that is sent. */
export function firstFile(document: ScenarioDocument, simulation: Simulation | null): string | null {
  const reports = simulation?.files ?? [];
  const broken = simulation?.error?.at.path ?? null;
  const shown =
    broken ??
    reports.find((file) => file.verdict === "cut")?.path ??
    reports.find((file) => file.verdict === "loaded")?.path ??
    reports.find((file) => file.order !== null)?.path ??
    reports[0]?.path ??
    Object.keys(document.files ?? {})[0];
  return shown ?? null;
}

/**
 * Puts a scenario in the place of the present one, which keeps its own place in the list. It is one undoable step. `from`
 * is how the scenario came, or the one of the list that it is.
 */
export function openDocument(app: AppStore, opened: ScenarioDocument, from: Origin | OpenScenario = "file"): void {
  // The same document may be open as another scenario.
  const document = isTakenUp(opened) ? { ...opened } : opened;
  if (typeof from === "string") takeUp(document, from);
  else join(document, from);
  const { edit, view, setView, texts } = app.getState();
  edit({ id: "edit.open", params: { title: document.title ?? "" } }, () => document);
  const result = simulationOf(document, texts);
  setView({
    selected: firstFile(document, result.ok ? result.simulation : null),
    expanded: {},
    step: null,
    stepForm: false,
    request: null,
    item: null,
    reveal: null,
    pane: view.pane,
  });
}
