import { describe, expect, it } from "vitest";
import { DELETED_STAYS, FORMER_KEYS, STORAGE_KEYS } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { type CopyHead, keepCopy, readCopy } from "./libraryCopy.ts";
import { versionOf } from "./libraryEntry.ts";
import { fakeDatabase, fakeStorage } from "./libraryFakes.ts";
import { openScenarioOf } from "./libraryOpen.ts";
import { begin } from "./libraryStart.ts";
import { takeIn } from "./libraryTakeIn.ts";
import { writeText } from "./persistence.ts";
import { createAppStore } from "./store.ts";

const NOW = 1_000_000_000_000;
const scenario = (title: string): ScenarioDocument => ({ format: 1, title, launch: { cwd: "/r" } });
const EXAMPLE = scenario("example");
const HEAD: CopyHead = {
  id: "x",
  origin: "file",
  created: 1,
  base: 0,
  touched: true,
  writer: "before",
  changed: NOW - 1000,
};

/** A browser in which a page was open before. */
function visit() {
  const places = { lasting: fakeStorage(), tab: fakeStorage() };
  const database = fakeDatabase();
  const copy = (title: string, head: Partial<CopyHead> = {}): void =>
    void keepCopy(places, { ...HEAD, ...head }, writeText(scenario(title)));
  const kept = (revision: number, writer = HEAD.writer, changed = HEAD.changed): void =>
    void places.lasting.save(STORAGE_KEYS.kept + writer, `${changed} ${revision}`);
  const store = (title: string, part: Partial<CopyHead>): Promise<unknown> => {
    const text = writeText(scenario(title));
    return database.put(versionOf(scenario(title), text, { ...HEAD, ...part }), text);
  };
  /** Begins the next page and takes in what is there. */
  const load = async () => {
    const read = async (id: string) => {
      const stored = await database.read(id);
      return stored && { open: { ...HEAD, id, base: stored.entry.revision }, text: stored.text };
    };
    const { document, unreadable } = await begin(places, read, () => ({ ...EXAMPLE }));
    const app = createAppStore(document);
    const began = document.title;
    await takeIn({ app, places, database, writer: "now", now: () => NOW });
    return { app, began, unreadable, shown: app.getState().document.title };
  };
  const titles = async () => (await database.list()).map((entry) => entry.title).toSorted();
  return { places, database, copy, kept, store, load, titles };
}

describe("the beginning of a page", () => {
  it("is an example at the first visit, which leaves nothing behind", async () => {
    const { load, titles } = visit();
    expect(await load()).toMatchObject({ began: "example", unreadable: null });
    expect(await titles()).toEqual([]);
  });

  it("is the copy of the last page load, which the database gets if it has not", async () => {
    const { copy, load, titles, places } = visit();
    copy("unsaved");
    const { app, began } = await load();
    expect(began).toBe("unsaved");
    expect(openScenarioOf(app.getState().document)).toMatchObject({ id: "x", base: 1 });
    expect(await titles()).toEqual(["unsaved"]);
    expect(places.lasting.keys(STORAGE_KEYS.copies)).toEqual([]);
  });

  it("is an example that was only looked at, which still gets no entry", async () => {
    const { copy, load, titles, places } = visit();
    copy("looked at", { touched: false, origin: "example" });
    expect(await load()).toMatchObject({ shown: "looked at" });
    expect(await titles()).toEqual([]);
    expect(readCopy(places.lasting, HEAD.writer)).not.toBeNull();
  });

  it("is what the database has where the copy had no room", async () => {
    const { copy, load, store, places } = visit();
    copy("large");
    await store("large", {});
    places.lasting.remove(STORAGE_KEYS.copies + HEAD.writer);
    expect(await load()).toMatchObject({ began: "large", shown: "large" });
  });

  it("is an example where the last one cannot be read; that stays, and is in the list", async () => {
    const { places, load, database } = visit();
    keepCopy(places, HEAD, '{"format":1}');
    const { began, unreadable } = await load();
    expect(began).toBe("example");
    expect(unreadable).toMatchObject({ text: '{"format":1}' });
    expect(await database.read("x")).toMatchObject({ text: '{"format":1}', entry: { unreadable: true } });
  });

  it("takes no harm from a copy that is no copy", async () => {
    const { places, load } = visit();
    for (const broken of ["", "null\n{}", "{}\n", '{"id":1}\n{}', "no line end"]) {
      places.lasting.save(STORAGE_KEYS.last, "before x");
      places.lasting.save(`${STORAGE_KEYS.copies}before`, broken);
      expect(await load(), broken).toMatchObject({ began: "example" });
    }
  });
});

describe("a copy and the database", () => {
  it("another tab has gone on with a scenario that was saved: its version is shown", async () => {
    const { copy, kept, store, load, titles } = visit();
    await store("one", {});
    copy("one");
    kept(1);
    await store("two", { base: 1, writer: "other", changed: NOW });
    const { began, shown, app } = await load();
    expect([began, shown]).toEqual(["one", "two"]);
    expect(openScenarioOf(app.getState().document).base).toBe(2);
    expect(await titles()).toEqual(["two"]);
  });

  it("another tab has gone on with a scenario that was not saved: both are kept", async () => {
    const { copy, kept, store, load, titles } = visit();
    await store("one", {});
    copy("mine", { base: 1, changed: NOW - 500 });
    kept(1);
    await store("two", { base: 1, writer: "other", changed: NOW });
    const { shown, app } = await load();
    expect(shown).toBe("mine");
    expect(openScenarioOf(app.getState().document)).toMatchObject({ base: 1, origin: "version" });
    expect(openScenarioOf(app.getState().document).id).not.toBe("x");
    expect(await titles()).toEqual(["mine", "two"]);
    await load();
    expect(await titles()).toEqual(["mine", "two"]);
  });

  it("a copy that is older than what its own page wrote is not taken for a change", async () => {
    const { copy, store, load, titles } = visit();
    copy("old");
    await store("new", { changed: NOW });
    expect(await load()).toMatchObject({ began: "old", shown: "new" });
    expect(await titles()).toEqual(["new"]);
  });

  it("copies were lost with the browser: the latest of the list is shown", async () => {
    const { store, load } = visit();
    await store("older", { id: "y", changed: 5 });
    await store("latest", { id: "z", changed: 6 });
    expect(await load()).toMatchObject({ began: "example", shown: "latest" });
  });

  it("what fails leaves every copy where it is", async () => {
    const { copy, load, database, places } = visit();
    copy("unsaved");
    database.fail("full");
    await expect(load()).rejects.toThrow();
    expect(readCopy(places.lasting, HEAD.writer)?.text).toContain("unsaved");
  });
});

describe("what former versions of the app kept", () => {
  it("comes into the list once, and the page goes on with it", async () => {
    const { places, load, titles } = visit();
    places.lasting.save(FORMER_KEYS.scenario, writeText(scenario("mine")));
    places.lasting.save(FORMER_KEYS.previous, writeText(scenario("before")));
    places.lasting.save(FORMER_KEYS.unreadable, "{");
    const { began, app } = await load();
    expect(began).toBe("mine");
    expect(openScenarioOf(app.getState().document)).toMatchObject({ origin: "own", base: 1 });
    expect(await titles()).toEqual(["", "before", "mine"]);
    for (const key of Object.values(FORMER_KEYS)) expect(places.lasting.load(key)).toBeNull();
    await load();
    expect(await titles()).toEqual(["", "before", "mine"]);
  });

  it("stays when it cannot be read, and is named", async () => {
    const { places, load, database } = visit();
    places.lasting.save(FORMER_KEYS.scenario, '{"format":7}');
    const { began, unreadable } = await load();
    expect(began).toBe("example");
    expect(unreadable?.faults.length).toBeGreaterThan(0);
    const [entry] = await database.list();
    expect(entry).toMatchObject({ unreadable: true });
    expect((await database.read(entry?.id ?? ""))?.text).toBe('{"format":7}');
  });

  it("does not lose a second one, written by a former version meanwhile", async () => {
    const { places, load, titles } = visit();
    for (const title of ["one", "two"]) {
      places.lasting.save(FORMER_KEYS.scenario, writeText(scenario(title)));
      await load();
    }
    expect(await titles()).toEqual(["one", "two"]);
  });
});

it("deleted scenarios go for good after their time", async () => {
  const { store, load, titles, database } = visit();
  await store("recent", { id: "a" });
  await store("old", { id: "b" });
  await database.setDeleted("a", NOW - DELETED_STAYS + 1);
  await database.setDeleted("b", NOW - DELETED_STAYS - 1);
  await load();
  expect(await titles()).toEqual(["recent"]);
});
