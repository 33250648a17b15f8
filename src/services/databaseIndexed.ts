/** The scenarios in the browser's IndexedDB: entries and texts apart, so that the list is read without the texts. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DatabaseFault, type Entry, judge, type ScenarioDatabase } from "./database.ts";

const NAME = "agents-md-playground";
const VERSION = 1;

interface Schema extends DBSchema {
  entries: { readonly key: string; readonly value: Entry };
  /** The JSON text by the id of its entry. */
  texts: { readonly key: string; readonly value: string };
}

type Connection = IDBPDatabase<Schema>;

/** Written through to the disk: a save that was reported is there after a loss of power too. */
const WRITE = { durability: "strict" } as const;
const BOTH = ["entries", "texts"] as const;

/** Throws a `DatabaseFault` when the browser gives none. */
export async function indexedDatabase(): Promise<ScenarioDatabase> {
  let connection: Connection | null = await connect(() => {
    connection = null;
  });

  /** Runs an action on the connection, which is made again when the browser has closed it. */
  const use = async <T>(action: (db: Connection) => Promise<T>): Promise<T> => {
    try {
      connection ??= await connect(() => {
        connection = null;
      });
      return await action(connection);
    } catch (thrown) {
      throw faultOf(thrown);
    }
  };

  return {
    list: () => use((db) => db.getAll("entries")),

    read: (id) =>
      use(async (db) => {
        const transaction = db.transaction(BOTH);
        const entry = await transaction.objectStore("entries").get(id);
        const text = await transaction.objectStore("texts").get(id);
        return entry === undefined || text === undefined ? null : { entry, text };
      }),

    put: (version, text) =>
      use(async (db) => {
        const transaction = db.transaction(BOTH, "readwrite", WRITE);
        const entries = transaction.objectStore("entries");
        const texts = transaction.objectStore("texts");
        const before = await entries.get(version.id);
        const beforeText = await texts.get(version.id);
        const stored = before === undefined || beforeText === undefined ? null : { entry: before, text: beforeText };
        const result = judge(stored, version, text);
        const writes = [];
        if (result.entry !== before) writes.push(entries.put(result.entry));
        if (result.verdict === "written") writes.push(texts.put(text, version.id));
        await Promise.all([...writes, transaction.done]);
        return result;
      }),

    setDeleted: (id, deleted) =>
      use(async (db) => {
        const transaction = db.transaction("entries", "readwrite", WRITE);
        const entry = await transaction.store.get(id);
        const write = entry === undefined ? undefined : transaction.store.put({ ...entry, deleted });
        await Promise.all([write, transaction.done]);
      }),

    remove: (ids) =>
      use(async (db) => {
        const transaction = db.transaction(BOTH, "readwrite", WRITE);
        const removals = ids.flatMap((id) => BOTH.map((store) => transaction.objectStore(store).delete(id)));
        await Promise.all([...removals, transaction.done]);
      }),
  };
}

async function connect(lost: () => void): Promise<Connection> {
  let db: Connection | null = null;
  try {
    db = await openDB<Schema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore("entries", { keyPath: "id" });
        fresh.createObjectStore("texts");
      },
      // A newer version of the app waits for this connection: it gets its way, and the next use here is told.
      blocking() {
        db?.close();
        lost();
      },
      terminated: lost,
    });
    return db;
  } catch (thrown) {
    throw faultOf(thrown);
  }
}

function faultOf(thrown: unknown): DatabaseFault {
  if (thrown instanceof DatabaseFault) return thrown;
  const name = thrown instanceof DOMException ? thrown.name : "";
  if (name === "QuotaExceededError") return new DatabaseFault("full", thrown);
  return new DatabaseFault(name === "VersionError" ? "newer" : "refused", thrown);
}
