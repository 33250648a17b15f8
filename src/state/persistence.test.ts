import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY, STORAGE_KEYS } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { SaveResult, TextStorage } from "../services/storage.ts";
import { openDocument } from "./opening.ts";
import { autosave, loadPreferences, loadScenario, parseText, writeText } from "./persistence.ts";
import { createAppStore } from "./store.ts";

const ONE: ScenarioDocument = { format: 1, title: "one", launch: { cwd: "/r" } };
const TWO: ScenarioDocument = { format: 1, title: "two", launch: { cwd: "/r" } };

function memory(answer: SaveResult = { ok: true }) {
  const kept = new Map<string, string>();
  const storage: TextStorage = {
    load: async (key) => kept.get(key) ?? null,
    save: async (key, text) => {
      if (answer.ok) kept.set(key, text);
      return answer;
    },
  };
  return { kept, storage };
}

describe("autosave", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function saving(answer?: SaveResult) {
    const { kept, storage } = memory(answer);
    const app = createAppStore(ONE);
    const page = new EventTarget();
    autosave(app, storage, page);
    const title = (text: string): void =>
      app.getState().edit({ id: "edit.title", params: {} }, (document) => ({ ...document, title: text }));
    return { kept, app, page, title };
  }

  it("saves after a rest, and at once when the page is left", async () => {
    const { kept, page, title } = saving();
    title("a");
    expect(kept.has(STORAGE_KEYS.scenario)).toBe(false);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(kept.get(STORAGE_KEYS.scenario)).toContain('"a"');
    title("b");
    page.dispatchEvent(new Event("pagehide"));
    expect(kept.get(STORAGE_KEYS.scenario)).toContain('"b"');
  });

  it("keeps the scenario that another one replaces", async () => {
    const { kept, app } = saving();
    openDocument(app, TWO);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(kept.get(STORAGE_KEYS.previous)).toBe(writeText(ONE));
    expect(kept.get(STORAGE_KEYS.scenario)).toBe(writeText(TWO));
    app.getState().undo();
    expect(app.getState().document).toBe(ONE);
  });

  it("says that storage is full or refused", async () => {
    for (const why of ["full", "refused"] as const) {
      const { app, title } = saving({ ok: false, why });
      title("a");
      await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
      expect(app.getState().notices).toMatchObject([{ id: `notice.storage.${why}`, tone: "fault" }]);
    }
  });

  it("saves theme and language", async () => {
    const { kept, app } = saving();
    app.getState().setView({ theme: "dark" });
    expect(JSON.parse(kept.get(STORAGE_KEYS.preferences) ?? "")).toEqual({ theme: "dark", language: "en" });
  });
});

describe("loadScenario", () => {
  it("reads back what was written", async () => {
    const { storage } = memory();
    expect(await loadScenario(storage, "k")).toEqual({ state: "none" });
    await storage.save("k", writeText(TWO));
    expect(await loadScenario(storage, "k")).toEqual({ state: "document", document: TWO });
  });

  it("names what is wrong and hands the text back", async () => {
    expect(await parseText("{")).toMatchObject({ state: "unreadable", text: "{", faults: [{ id: "fault.json" }] });
    expect(await parseText('{"format":1,"launch":{}}')).toMatchObject({
      state: "unreadable",
      faults: [{ id: "fault.missingKey", params: { key: "cwd" } }],
    });
  });
});

describe("loadPreferences", () => {
  it("follows the browser's language at first, then the choice", async () => {
    const { storage, kept } = memory();
    expect(await loadPreferences(storage, "zh-CN")).toEqual({ theme: "system", language: "zh" });
    expect(await loadPreferences(storage, "de-DE")).toEqual({ theme: "system", language: "en" });
    kept.set(STORAGE_KEYS.preferences, '{"theme":"dark","language":"en"}');
    expect(await loadPreferences(storage, "zh-CN")).toEqual({ theme: "dark", language: "en" });
    for (const broken of ["{", "null", '{"theme":"pink"}']) {
      kept.set(STORAGE_KEYS.preferences, broken);
      expect(await loadPreferences(storage, "en")).toEqual({ theme: "system", language: "en" });
    }
  });
});
