import { describe, expect, it } from "vitest";
import { judge, type StoredScenario, type Version } from "./database.ts";
import { memoryDatabase } from "./databaseMemory.ts";

const VERSION: Version = {
  id: "a",
  title: "A",
  origin: "own",
  created: 1,
  changed: 10,
  size: 3,
  files: 0,
  steps: 0,
  unreadable: false,
  writer: "w1",
  base: 0,
};

/** What stands after `w1` wrote "one" as revision 4 at the time 10. */
const STORED: StoredScenario = { entry: { ...VERSION, revision: 4, deleted: null }, text: "one" };

describe("judge", () => {
  it("writes what is not there as the first revision", () => {
    expect(judge(null, VERSION, "one")).toMatchObject({ verdict: "written", entry: { revision: 1, deleted: null } });
    // Deleted for good in another tab while this one goes on with it.
    expect(judge(null, { ...VERSION, base: 7 }, "one").verdict).toBe("written");
  });

  it("lets the same writer go on, but not back", () => {
    const later = judge(STORED, { ...VERSION, changed: 11 }, "two");
    expect(later).toMatchObject({ verdict: "written", entry: { revision: 5 } });
    expect(judge(STORED, { ...VERSION, changed: 9 }, "two")).toEqual({ verdict: "older", entry: STORED.entry });
  });

  it("lets another writer go on from what it knows, and from nothing else", () => {
    const other = { ...VERSION, writer: "w2", changed: 5 };
    expect(judge(STORED, { ...other, base: 4 }, "two")).toMatchObject({
      verdict: "written",
      entry: { revision: 5, writer: "w2" },
    });
    for (const base of [0, 3, 5]) {
      expect(judge(STORED, { ...other, base }, "two")).toEqual({ verdict: "conflict", entry: STORED.entry });
    }
  });

  it("knows a text that is there already, and brings a deleted one back", () => {
    const deleted = { ...STORED, entry: { ...STORED.entry, deleted: 99 } };
    expect(judge(deleted, { ...VERSION, writer: "w2" }, "one")).toEqual({ verdict: "same", entry: STORED.entry });
    expect(judge(deleted, { ...VERSION, changed: 11 }, "two").entry.deleted).toBeNull();
  });
});

describe("the database in memory", () => {
  it("writes what the rules allow, and nothing else", async () => {
    const database = memoryDatabase();
    await database.put(VERSION, "one");
    const refused = await database.put({ ...VERSION, writer: "w2", title: "B" }, "two");
    expect(refused.verdict).toBe("conflict");
    expect(await database.read("a")).toMatchObject({ entry: { title: "A", revision: 1 }, text: "one" });
    await database.setDeleted("a", 50);
    expect(await database.list()).toMatchObject([{ id: "a", deleted: 50 }]);
    await database.remove(["a"]);
    expect(await database.read("a")).toBeNull();
  });
});
