/**
 * Keeps the open scenario and the preferences between visits: what must be there before the answer. The list of all
 * scenarios (`library.ts`) comes later and takes part in each save from then on.
 */
import { AUTOSAVE_DELAY, STORAGE_KEYS } from "../constants.ts";
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { SaveResult, TextStorage } from "../services/storage.ts";
import { type Copy, type CopyPlaces, keepCopy } from "./libraryCopy.ts";
import { follow, newId, type OpenScenario, openScenarioOf } from "./libraryOpen.ts";
import type { AppStore } from "./store.ts";
import { LANGUAGES, type Language, THEMES, type Theme, type View } from "./view.ts";

export type ParsedText =
  | { readonly state: "document"; readonly document: ScenarioDocument }
  /** This version cannot read it; where it is stored it is left alone. */
  | { readonly state: "unreadable"; readonly text: string; readonly faults: readonly Sentence[] };

/** Reads the JSON text of a scenario. The validator is fetched the first time: a first visit has nothing to read. */
export async function parseText(text: string): Promise<ParsedText> {
  const { parseScenarioText } = await import("../scenario/schema.ts");
  const parsed = parseScenarioText(text);
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
export function loadPreferences(storage: TextStorage, browserLanguage: string): Preferences {
  const preferences: { -readonly [Key in keyof Preferences]: Preferences[Key] } = {
    theme: "system",
    language: /^zh\b/i.test(browserLanguage) ? "zh" : "en",
  };
  const text = storage.load(STORAGE_KEYS.preferences);
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

/** What was saved at once, for those who keep it for longer. */
export interface Saved extends Copy {
  readonly open: OpenScenario;
  readonly document: ScenarioDocument;
  /** Whether the copy has room. */
  readonly copied: SaveResult;
}

export interface Autosave {
  /** The name of this page load. */
  readonly writer: string;
  /** Saves what is not saved yet; also what is, where `again` is said. */
  save(again?: boolean): void;
  /** Tells of each save, those before it included. */
  attach(listener: (saved: Saved) => void): void;
}

/** Saves each change after a moment of rest, and at once when another scenario takes its place or the page is left. */
export function autosave(app: AppStore, places: CopyPlaces, page: EventTarget, writer = newId()): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved = app.getState().document;
  /** Grows with each save, even when the clock is set back. */
  let changed = 0;
  const untold: Saved[] = [];
  let tell = (news: Saved): unknown => untold.push(news);

  const save = (document: ScenarioDocument, again = false): void => {
    clearTimeout(timer);
    if (document === saved && !again) return;
    saved = document;
    changed = Math.max(Date.now(), changed + 1);
    const open = openScenarioOf(document);
    const head = { ...open, writer, changed };
    const text = writeText(document);
    const copied = keepCopy(places, head, text);
    tell({ open, document, head, text, copied });
  };
  const saveNow = (): void => save(app.getState().document);

  app.subscribe((state, before) => {
    const preferences = preferencesOf(state.view);
    if (preferences !== preferencesOf(before.view)) places.lasting.save(STORAGE_KEYS.preferences, preferences);
    if (state.document === before.document) return;
    follow(state.document, before.document);
    // The copy has room for one: the former scenario goes into the list first.
    if (openScenarioOf(state.document) !== openScenarioOf(before.document)) save(before.document);
    clearTimeout(timer);
    timer = setTimeout(saveNow, AUTOSAVE_DELAY);
  });
  page.addEventListener("pagehide", saveNow);
  page.addEventListener("visibilitychange", saveNow);
  return {
    writer,
    save: (again) => save(app.getState().document, again),
    attach(listener) {
      tell = listener;
      untold.forEach(listener);
    },
  };
}

function preferencesOf({ theme, language }: View): string {
  return JSON.stringify({ theme, language } satisfies Preferences);
}
