import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY, STORAGE_KEYS } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { lastOpen, readCopy } from "./libraryCopy.ts";
import { fakeStorage } from "./libraryFakes.ts";
import { takeUp } from "./libraryOpen.ts";
import { openDocument } from "./opening.ts";
import { autosave, loadPreferences, parseText, type Saved, writeText } from "./persistence.ts";
import { createAppStore } from "./store.ts";

const ONE: ScenarioDocument = { format: 1, title: "one", launch: { cwd: "/r" } };
const TWO: ScenarioDocument = { format: 1, title: "two", launch: { cwd: "/r" } };

describe("autosave", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function saving() {
    const lasting = fakeStorage();
    const tab = fakeStorage();
    const first = { ...ONE };
    takeUp(first, "own");
    const app = createAppStore(first);
    const page = new EventTarget();
    const saver = autosave(app, { lasting, tab }, page, "w");
    const title = (text: string): void =>
      app.getState().edit({ id: "edit.title", params: {} }, (document) => ({ ...document, title: text }));
    const copy = () => readCopy(lasting, "w");
    return { lasting, tab, app, page, title, copy, saver };
  }

  it("saves after a rest, and at once when the page is left", async () => {
    const { page, title, copy } = saving();
    title("a");
    expect(copy()).toBeNull();
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(copy()?.text).toContain('"a"');
    title("b");
    page.dispatchEvent(new Event("pagehide"));
    expect(copy()?.text).toContain('"b"');
  });

  it("tells of each save, those before it was asked included", async () => {
    const { title, saver } = saving();
    title("a");
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    const told: Saved[] = [];
    saver.attach((saved) => told.push(saved));
    title("b");
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(told.map(({ document }) => document.title)).toEqual(["a", "b"]);
    expect(told[0]?.head.changed).toBeLessThan(told[1]?.head.changed ?? 0);
  });

  it("saves what is there before another scenario takes its place, then that one as another", async () => {
    const { app, title, saver, copy } = saving();
    const told: Saved[] = [];
    saver.attach((saved) => told.push(saved));
    title("a");
    openDocument(app, TWO, "file");
    expect(told.map(({ document }) => document.title)).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(told.map(({ document }) => document.title)).toEqual(["a", "two"]);
    expect(told[0]?.open.id).not.toBe(told[1]?.open.id);
    expect(copy()?.head.id).toBe(told[1]?.open.id);
    app.getState().undo();
    expect(app.getState().document.title).toBe("a");
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(told.at(-1)?.open).toBe(told[0]?.open);
  });

  it("removes a copy that has no room any more", async () => {
    const { lasting, tab, title, copy, saver } = saving();
    const told: Saved[] = [];
    saver.attach((saved) => told.push(saved));
    title("a");
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    lasting.refuse("full");
    title("b");
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(copy()).toBeNull();
    expect(told.at(-1)?.copied).toEqual({ ok: false, why: "full" });
    expect(lastOpen({ lasting, tab })?.id).toBe(told[0]?.open.id);
  });

  it("saves theme and language", () => {
    const { lasting, app } = saving();
    app.getState().setView({ theme: "dark" });
    expect(JSON.parse(lasting.load(STORAGE_KEYS.preferences) ?? "")).toEqual({ theme: "dark", language: "en" });
  });
});

describe("parseText", () => {
  it("reads back what was written", async () => {
    expect(await parseText(writeText(TWO))).toEqual({ state: "document", document: TWO });
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
  it("follows the browser's language at first, then the choice", () => {
    const storage = fakeStorage();
    expect(loadPreferences(storage, "zh-CN")).toEqual({ theme: "system", language: "zh" });
    expect(loadPreferences(storage, "de-DE")).toEqual({ theme: "system", language: "en" });
    storage.save(STORAGE_KEYS.preferences, '{"theme":"dark","language":"en"}');
    expect(loadPreferences(storage, "zh-CN")).toEqual({ theme: "dark", language: "en" });
    for (const broken of ["{", "null", '{"theme":"pink"}']) {
      storage.save(STORAGE_KEYS.preferences, broken);
      expect(loadPreferences(storage, "en")).toEqual({ theme: "system", language: "en" });
    }
  });
});
