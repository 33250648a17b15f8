/** Keeps the scenario and the preferences between visits. What cannot be kept is said on screen. */
import { AUTOSAVE_DELAY, STORAGE_KEYS } from "../constants.ts";
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { TextStorage } from "../services/storage.ts";
import type { AppStore } from "./store.ts";
import { LANGUAGES, type Language, THEMES, type Theme, type View } from "./view.ts";

export type Stored =
  | { readonly state: "none" }
  | { readonly state: "document"; readonly document: ScenarioDocument }
  /** Something is stored that this version cannot read; it is left alone. */
  | { readonly state: "unreadable"; readonly text: string; readonly faults: readonly Sentence[] };

/** Reads a stored scenario. */
export async function loadScenario(storage: TextStorage, key: string): Promise<Stored> {
  const text = await storage.load(key);
  return text === null ? { state: "none" } : parseText(text);
}

/** Reads the JSON text of a scenario. The validator is fetched the first time: a first visit has nothing to read. */
export async function parseText(text: string): Promise<Exclude<Stored, { readonly state: "none" }>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    return { state: "unreadable", text, faults: [{ id: "fault.json", params: { detail } }] };
  }
  const { parseScenario } = await import("../scenario/schema.ts");
  const parsed = parseScenario(json);
  return parsed.ok
    ? { state: "document", document: parsed.document }
    : { state: "unreadable", text, faults: parsed.faults };
}

/** The JSON text of a scenario, as it is stored and saved to a file. */
export function writeText(document: ScenarioDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
}

/** Theme and language of the last visit; at the first one the language of the browser. */
export async function loadPreferences(storage: TextStorage, browserLanguage: string): Promise<Preferences> {
  const preferences: { -readonly [Key in keyof Preferences]: Preferences[Key] } = {
    theme: "system",
    language: /^zh\b/i.test(browserLanguage) ? "zh" : "en",
  };
  const text = await storage.load(STORAGE_KEYS.preferences);
  try {
    const stored: Partial<Record<keyof Preferences, unknown>> = JSON.parse(text ?? "{}");
    const theme = THEMES.find((one) => one === stored.theme);
    const language = LANGUAGES.find((one) => one === stored.language);
    if (theme !== undefined) preferences.theme = theme;
    if (language !== undefined) preferences.language = language;
  } catch {
    // Preferences that cannot be read are those of a first visit; nothing of value is lost.
  }
  return preferences;
}

/**
 * Saves each change after a moment of rest, and at once when the page is left. A scenario that another one replaces is
 * kept as the previous one.
 */
export function autosave(app: AppStore, storage: TextStorage, page: EventTarget): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let saved: ScenarioDocument = app.getState().document;

  const report = (result: Awaited<ReturnType<TextStorage["save"]>>): void => {
    if (!result.ok) app.getState().notify({ id: `notice.storage.${result.why}`, params: {} }, "fault");
  };
  const save = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { document } = app.getState();
    if (document === saved) return;
    saved = document;
    void storage.save(STORAGE_KEYS.scenario, writeText(document)).then(report);
  };

  app.subscribe((state, before) => {
    if (preferencesOf(state.view) !== preferencesOf(before.view)) {
      void storage.save(STORAGE_KEYS.preferences, preferencesOf(state.view)).then(report);
    }
    if (state.document === before.document) return;
    if (state.history.past.at(-1)?.label.id === "edit.open" && state.history.past.at(-1)?.before === before.document) {
      void storage.save(STORAGE_KEYS.previous, writeText(before.document)).then(report);
    }
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(save, AUTOSAVE_DELAY);
  });
  page.addEventListener("pagehide", save);
  page.addEventListener("visibilitychange", save);
}

function preferencesOf({ theme, language }: View): string {
  return JSON.stringify({ theme, language } satisfies Preferences);
}
