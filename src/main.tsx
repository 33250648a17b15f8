import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadRules } from "./engine/index.ts";
import { normaliseScenario } from "./scenario/document.ts";
import { rootEatsTheBudget } from "./scenario/examples/rootEatsTheBudget.ts";
import { browserStorage } from "./services/storage.ts";
import { app } from "./state/app.ts";
import { begin } from "./state/libraryStart.ts";
import { firstFile } from "./state/opening.ts";
import { autosave, loadPreferences } from "./state/persistence.ts";
import { simulationOf } from "./state/simulation.ts";
import { App } from "./ui/App.tsx";
import { whenIdle } from "./ui/components/idle.ts";
import { loadLanguage } from "./ui/i18n/useTranslate.ts";
import { catchDrops } from "./ui/import/catchDrops.ts";
import { listenForShortcuts } from "./ui/keyboard.ts";
import { followTheme } from "./ui/theme.ts";
import "./ui/theme.css";
import "./ui/shell.css";

/** A link to a scenario or to a page of the documentation; its code comes only where there is one. */
async function takeHash(): Promise<void> {
  if (location.hash.length > 1) await (await import("./ui/share/takeHash.ts")).takeHash();
}

/** The list of scenarios and its database. */
const loadLibrary = () => import("./state/libraryPage.ts");

async function start(): Promise<void> {
  const lasting = browserStorage();
  const places = { lasting, tab: browserStorage(() => sessionStorage) };
  const preferences = loadPreferences(lasting, navigator.language);
  const read = async (id: string) => (await loadLibrary()).readScenario(id);
  const { document: first, unreadable } = await begin(places, read, rootEatsTheBudget);
  // What cannot be loaded now is tried again, and said, when the page is at rest.
  await loadRules(normaliseScenario(first)).catch(() => undefined);
  const { restore, setView } = app.getState();
  restore(first);
  const { document: scenario, texts } = app.getState();
  const result = simulationOf(scenario, texts);
  setView({ ...preferences, selected: firstFile(scenario, result.ok ? result.simulation : null) });
  await loadLanguage(preferences.language);
  followTheme(app);
  const saving = autosave(app, places, window);
  listenForShortcuts(document);
  window.addEventListener("hashchange", () => void takeHash());

  try {
    await takeHash();
  } finally {
    render();
  }
  whenIdle(() => {
    void loadLibrary().then((library) => library.startLibrary(places, saving, unreadable));
    void import("./state/releases.ts").then(({ startReleases }) => startReleases(import.meta.env.DEV ? 4_000 : null));
    if (import.meta.env.PROD) void import("./ui/offline/startOffline.tsx").then((late) => late.startOffline());
  });
}

function render(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no element #root.");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

catchDrops();
void start();
