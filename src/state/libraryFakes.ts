/** For tests: storage, database and tabs whose failures are made by hand. */
import { DatabaseFault, type DatabaseFaultKind, type ScenarioDatabase } from "../services/database.ts";
import { memoryDatabase } from "../services/databaseMemory.ts";
import type { StorageFault, TextStorage } from "../services/storage.ts";
import type { TabMessage, Tabs } from "./libraryTabs.ts";

export interface FakeStorage extends TextStorage {
  /** Every further save fails like this; null: none does. */
  refuse(why: StorageFault | null): void;
}

export function fakeStorage(): FakeStorage {
  const kept = new Map<string, string>();
  let refused: StorageFault | null = null;
  return {
    load: (key) => kept.get(key) ?? null,
    save(key, text) {
      if (refused !== null) return { ok: false, why: refused };
      kept.set(key, text);
      return { ok: true };
    },
    remove: (key) => void kept.delete(key),
    keys: (beginning) => [...kept.keys()].filter((key) => key.startsWith(beginning)),
    refuse: (why) => {
      refused = why;
    },
  };
}

export interface FakeDatabase extends ScenarioDatabase {
  /** Every further call fails like this; null: none does. */
  fail(why: DatabaseFaultKind | null): void;
}

export function fakeDatabase(): FakeDatabase {
  const database = memoryDatabase();
  let fault: DatabaseFaultKind | null = null;
  const guarded = <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      if (fault !== null) throw new DatabaseFault(fault);
      return call(...args);
    };
  };
  return {
    list: guarded(database.list),
    read: guarded(database.read),
    put: guarded(database.put),
    setDeleted: guarded(database.setDeleted),
    remove: guarded(database.remove),
    fail: (why) => {
      fault = why;
    },
  };
}

/** Gives each caller the tabs as one page load sees them. What is sent arrives at once. */
export function fakeChannel(): (self: string) => Tabs {
  const hearers: { readonly self: string; readonly hear: (message: TabMessage) => void }[] = [];
  return (self) => ({
    send(news) {
      for (const other of hearers) {
        const addressed = news.kind !== "here" || news.to === other.self;
        if (other.self !== self && addressed) other.hear({ ...news, from: self });
      }
    },
    listen: (hear) => void hearers.push({ self, hear }),
  });
}
