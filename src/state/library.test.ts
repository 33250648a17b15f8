import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { defaultExample } from "../scenario/examples/index.ts";
import type { DatabaseFaultKind, Origin } from "../services/database.ts";
import { keepLibrary } from "./library.ts";
import { libraryActions } from "./libraryActions.ts";
import { type FakeDatabase, fakeChannel, fakeDatabase, fakeStorage } from "./libraryFakes.ts";
import { openScenarioOf, takeUp } from "./libraryOpen.ts";
import { openDocument } from "./opening.ts";
import { autosave } from "./persistence.ts";
import { createAppStore } from "./store.ts";

const ONE: ScenarioDocument = { format: 1, title: "one", launch: { cwd: "/r" } };
const TWO: ScenarioDocument = { format: 1, title: "two", launch: { cwd: "/r" }, steps: [{ do: "compact" }] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What all tabs share. */
function browser() {
  return { database: fakeDatabase(), channel: fakeChannel(), lasting: fakeStorage() };
}

/** A tab that shows a document. */
function tabOf(
  shared: ReturnType<typeof browser>,
  writer: string,
  document: ScenarioDocument,
  origin: Origin,
  temporary: DatabaseFaultKind | null = null,
) {
  const first = { ...document };
  takeUp(first, origin);
  const app = createAppStore(first);
  const { database, lasting } = shared;
  const places = { lasting, tab: fakeStorage() };
  const saving = autosave(app, places, new EventTarget(), writer);
  const tabs = shared.channel(writer);
  const heard: string[] = [];
  const hear = (name: string) => (): void => void heard.push(name);
  const library = keepLibrary(
    { app, places, saving, database, temporary, tabs },
    {
      fault: (why, kept) => heard.push(`${why} ${kept}`),
      recovered: hear("recovered"),
      saved: () => undefined,
      changed: () => undefined,
      switched: hear("switched"),
      openTwice: hear("twice"),
      changedElsewhere: hear("elsewhere"),
      parted: hear("parted"),
    },
  );
  const settle = async (): Promise<void> => {
    saving.save();
    await library.settled();
  };
  const parts = { app, database, tabs, writer, now: Date.now, settle, example: defaultExample };
  const actions = libraryActions(parts);
  const title = async (text: string): Promise<void> => {
    app.getState().edit({ id: "edit.title", params: {} }, (before) => ({ ...before, title: text }));
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    await library.settled();
  };
  const open = () => openScenarioOf(app.getState().document);
  return { app, library, actions, heard, title, open, settle };
}

async function titles(database: FakeDatabase): Promise<readonly string[]> {
  const entries = (await database.list()).filter((entry) => entry.deleted === null);
  return entries.map((entry) => entry.title).toSorted();
}

describe("the list", () => {
  it("takes up a scenario when it is changed, and one from outside at once; an example only when it is changed", async () => {
    const shared = browser();
    const { app, title, settle } = tabOf(shared, "a", ONE, "example");
    await settle();
    expect(await titles(shared.database)).toEqual([]);
    await title("mine");
    expect(await shared.database.list()).toMatchObject([{ title: "mine", origin: "example", revision: 1 }]);
    openDocument(app, TWO, "link");
    await settle();
    expect(await titles(shared.database)).toEqual(["mine", "two"]);
    openDocument(app, ONE, "example");
    await settle();
    expect(await titles(shared.database)).toEqual(["mine", "two"]);
  });

  it("never writes one scenario over another, through undo and redo too", async () => {
    const shared = browser();
    const { app, title, settle } = tabOf(shared, "a", ONE, "example");
    await title("mine");
    openDocument(app, TWO, "file");
    await title("theirs");
    for (const way of ["undo", "undo", "undo", "redo", "redo", "redo"] as const) {
      app.getState()[way]();
      await settle();
    }
    expect(await titles(shared.database)).toEqual(["mine", "theirs"]);
  });

  it("knows a link that is opened again, and makes no second entry of it", async () => {
    const shared = browser();
    const { app, open, settle } = tabOf(shared, "a", ONE, "example");
    openDocument(app, TWO, "link");
    await settle();
    const { id } = open();
    openDocument(app, ONE, "example");
    openDocument(app, TWO, "link");
    await settle();
    expect(open().id).toBe(id);
    expect(await titles(shared.database)).toEqual(["two"]);
  });

  it("counts what an entry holds", async () => {
    const shared = browser();
    const files = { "/r/AGENTS.md": "é", "/r/sub": { dir: true }, "/r/l": { symlink: "/r" } } as const;
    const { settle, app } = tabOf(shared, "a", ONE, "example");
    openDocument(app, { ...TWO, files }, "file");
    await settle();
    const [entry] = await shared.database.list();
    expect(entry).toMatchObject({ files: 2, steps: 1, unreadable: false });
    const text = (await shared.database.read(entry?.id ?? ""))?.text ?? "";
    expect(entry?.size).toBe(Buffer.byteLength(text));
  });
});

describe("two tabs", () => {
  async function both() {
    const shared = browser();
    const a = tabOf(shared, "a", ONE, "example");
    await a.title("first");
    const b = tabOf(shared, "b", ONE, "example");
    await b.actions.open(a.open().id);
    return { shared, a, b };
  }

  it("the second one says that the first has it too", async () => {
    const { a, b } = await both();
    expect(b.heard).toContain("twice");
    expect(a.heard).not.toContain("twice");
  });

  it("hear of each other's changes, and keep both versions when both change it", async () => {
    const { shared, a, b } = await both();
    await a.title("a's");
    expect(b.heard).toContain("elsewhere");
    await b.title("b's");
    expect(b.heard).toContain("parted");
    expect(await titles(shared.database)).toEqual(["a's", "b's"]);
    expect(b.open()).toMatchObject({ origin: "version" });
    await a.title("a's again");
    await b.title("b's again");
    expect(await titles(shared.database)).toEqual(["a's again", "b's again"]);
    expect(a.heard).not.toContain("parted");
  });

  it("go on with the other's version when the person takes it", async () => {
    const { shared, a, b } = await both();
    await a.title("a's");
    await b.actions.open(a.open().id);
    expect(b.app.getState().document.title).toBe("a's");
    await b.title("b's");
    expect(a.heard).toContain("elsewhere");
    expect(await titles(shared.database)).toEqual(["b's"]);
  });

  it("part when the person keeps a copy", async () => {
    const { shared, a, b } = await both();
    await a.title("a's");
    b.library.part(b.open(), "copy");
    await b.settle();
    expect(await titles(shared.database)).toEqual(["a's", "first"]);
  });
});

describe("a database that fails", () => {
  it("is told once for each reason, with whether a copy is kept, and once when it works again", async () => {
    const shared = browser();
    const { title, heard } = tabOf(shared, "a", ONE, "example");
    shared.database.fail("full");
    await title("1");
    await title("2");
    shared.lasting.refuse("full");
    shared.database.fail("refused");
    await title("3");
    shared.lasting.refuse(null);
    shared.database.fail(null);
    await title("4");
    await title("5");
    expect(heard).toEqual(["full true", "refused false", "recovered"]);
    expect(await titles(shared.database)).toEqual(["5"]);
  });

  it("that goes with the page is told at the first change, and the list works meanwhile", async () => {
    const shared = browser();
    const { title, heard } = tabOf(shared, "a", ONE, "example", "newer");
    expect(heard).toEqual([]);
    await title("1");
    await title("2");
    expect(heard).toEqual(["newer true"]);
    expect(await titles(shared.database)).toEqual(["2"]);
  });
});

describe("what is done with the list", () => {
  async function withTwo() {
    const shared = browser();
    const tab = tabOf(shared, "a", ONE, "example");
    await tab.title("first");
    const { id } = tab.open();
    openDocument(tab.app, TWO, "file");
    await tab.settle();
    return { ...shared, ...tab, first: id, second: tab.open().id };
  }

  it("opening is undoable and changes no entry", async () => {
    const { database, actions, app, first, settle } = await withTwo();
    const before = await database.list();
    expect(await actions.open(first)).toEqual({ state: "opened" });
    expect(app.getState().document.title).toBe("first");
    app.getState().undo();
    await settle();
    expect(app.getState().document.title).toBe("two");
    expect(await database.list()).toEqual(before);
    expect(await actions.open("nobody")).toEqual({ state: "gone" });
  });

  it("renames the open scenario as an edit, and another one in its place", async () => {
    const { database, actions, app, first, second } = await withTwo();
    expect(await actions.rename(second, "open")).toBe(true);
    expect(app.getState().document.title).toBe("open");
    expect(await actions.rename(first, "other")).toBe(true);
    expect(await titles(database)).toEqual(["open", "other"]);
    expect(JSON.parse((await database.read(first))?.text ?? "")).toMatchObject({ title: "other" });
  });

  it("duplicates", async () => {
    const { database, actions, first } = await withTwo();
    await actions.duplicate(first, "first (copy)");
    expect(await titles(database)).toEqual(["first", "first (copy)", "two"]);
  });

  it("deletes so that it can be restored; the open one makes room for an example", async () => {
    const { database, actions, app, second, open } = await withTwo();
    await actions.remove(second);
    expect(await titles(database)).toEqual(["first"]);
    expect(open()).toMatchObject({ origin: "example", touched: false });
    await actions.restore(second);
    expect(await titles(database)).toEqual(["first", "two"]);
    await actions.remove(second);
    app.getState().undo();
    expect(await actions.textOf(second)).toContain('"two"');
  });

  it("brings a deleted scenario back when undo shows it again", async () => {
    const { database, actions, app, second, settle } = await withTwo();
    await actions.remove(second);
    app.getState().undo();
    await settle();
    expect(await titles(database)).toEqual(["first", "two"]);
  });

  it("hands out the text of what it cannot read, and leaves it alone", async () => {
    const { database, actions, first } = await withTwo();
    const stored = await database.read(first);
    if (stored === null) throw new Error("missing");
    await database.put({ ...stored.entry, base: stored.entry.revision, writer: "x" }, '{"format":9}');
    expect(await actions.open(first)).toMatchObject({ state: "unreadable", text: '{"format":9}' });
    expect(await actions.rename(first, "no")).toBe(false);
    expect(await actions.textOf(first)).toBe('{"format":9}');
  });
});
