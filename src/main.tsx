import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { STORAGE_KEYS } from "./constants.ts";
import { rootEatsTheBudget } from "./scenario/examples/rootEatsTheBudget.ts";
import { browserStorage } from "./services/storage.ts";
import { loadTexts } from "./services/texts.ts";
import { app } from "./state/app.ts";
import { firstFile } from "./state/opening.ts";
import { autosave, loadPreferences, loadScenario } from "./state/persistence.ts";
import { simulationOf } from "./state/simulation.ts";
import { bringTexts } from "./state/textPack.ts";
import { App } from "./ui/App.tsx";
import { whenIdle } from "./ui/components/idle.ts";
import { loadLanguage } from "./ui/i18n/useTranslate.ts";
import { listenForShortcuts } from "./ui/keyboard.ts";
import { followTheme } from "./ui/theme.ts";
import "./ui/theme.css";
import "./ui/shell.css";

const RELEASE = "0.158.0";

/** A link to a scenario or to a page of the documentation; its code comes only where there is one. */
async function takeHash(): Promise<void> {
  if (location.hash.length > 1) await (await import("./ui/share/takeHash.ts")).takeHash();
}

async function start(): Promise<void> {
  const storage = browserStorage();
  const preferences = await loadPreferences(storage, navigator.language);
  const stored = await loadScenario(storage, STORAGE_KEYS.scenario);
  const { restore, setView, notify } = app.getState();
  restore(stored.state === "document" ? stored.document : rootEatsTheBudget());
  if (stored.state === "unreadable") {
    // The next autosave takes the key; what it held is kept beside it.
    await storage.save(STORAGE_KEYS.unreadable, stored.text);
    notify({ id: "notice.storage.unreadable", params: { faults: stored.faults } }, "fault");
  }
  const { document: scenario, texts } = app.getState();
  const result = simulationOf(scenario, texts);
  setView({ ...preferences, selected: firstFile(scenario, result.ok ? result.simulation : null) });
  await loadLanguage(preferences.language);
  followTheme(app);
  autosave(app, storage, window);
  listenForShortcuts(document);
  window.addEventListener("hashchange", () => void takeHash());

  try {
    await takeHash();
  } finally {
    render();
  }
  whenIdle(() => {
    void bringTexts(app, {
      release: RELEASE,
      load: () => loadTexts(RELEASE, document.baseURI),
      retry: import.meta.env.DEV ? 4_000 : null,
    });
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

void start();
