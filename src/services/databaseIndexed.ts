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
      use((db) =>
        whole(db.transaction(BOTH, "readwrite", WRITE), async (transaction) => {
          const entries = transaction.objectStore("entries");
          const texts = transaction.objectStore("texts");
          const before = await entries.get(version.id);
          const beforeText = await texts.get(version.id);
          const stored = before === undefined || beforeText === undefined ? null : { entry: before, text: beforeText };
          const result = judge(stored, version, text);
          if (result.entry !== before) await entries.put(result.entry);
          if (result.verdict === "written") await texts.put(text, version.id);
          return result;
        }),
      ),

    setDeleted: (id, deleted) =>
      use((db) =>
        whole(db.transaction("entries", "readwrite", WRITE), async ({ store }) => {
          const entry = await store.get(id);
          if (entry !== undefined) await store.put({ ...entry, deleted });
        }),
      ),

    remove: (ids) =>
      use((db) =>
        whole(db.transaction(BOTH, "readwrite", WRITE), async (transaction) => {
          for (const id of ids) for (const store of BOTH) await transaction.objectStore(store).delete(id);
        }),
      ),
  };
}

/** All of a transaction or, where a part of it fails, nothing. Over when it is on the disk. */
async function whole<T, Open extends { readonly done: Promise<void>; abort(): void }>(
  transaction: Open,
  action: (transaction: Open) => Promise<T>,
): Promise<T> {
  try {
    const result = await action(transaction);
    await transaction.done;
    return result;
  } catch (thrown) {
    // It also fails of itself, and then has ended already.
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {}
    throw thrown;
  }
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
