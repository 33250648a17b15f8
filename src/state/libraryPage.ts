/** The library of the running page: database, tabs and notices put together. Loaded when the answer stands. */
import { rootEatsTheBudget } from "../scenario/examples/rootEatsTheBudget.ts";
import { DatabaseFault, type DatabaseFaultKind, type ScenarioDatabase } from "../services/database.ts";
import { indexedDatabase } from "../services/databaseIndexed.ts";
import { memoryDatabase } from "../services/databaseMemory.ts";
import { askToLast } from "../services/storageSpace.ts";
import { app } from "./app.ts";
import { keepLibrary, type Library } from "./library.ts";
import { type LibraryActions, libraryActions } from "./libraryActions.ts";
import type { CopyPlaces } from "./libraryCopy.ts";
import { listNotices } from "./libraryNotices.ts";
import { openScenarioOf } from "./libraryOpen.ts";
import type { Beginning, Found } from "./libraryStart.ts";
import { browserTabs, type Tabs } from "./libraryTabs.ts";
import { takeIn } from "./libraryTakeIn.ts";
import type { Autosave } from "./persistence.ts";

/** Milliseconds after which a database that does not answer counts as refused. */
const PATIENCE = 5_000;

let opening: Promise<ScenarioDatabase> | null = null;

function openDatabase(): Promise<ScenarioDatabase> {
  opening ??= new Promise((resolve, reject) => {
    setTimeout(() => reject(new DatabaseFault("refused")), PATIENCE);
    indexedDatabase().then(resolve, reject);
  });
  return opening;
}

/** For a page that begins without a copy of its scenario. Null where the database has or gives nothing. */
export async function readScenario(id: string): Promise<Found | null> {
  try {
    const stored = await (await openDatabase()).read(id);
    if (stored === null) return null;
    const { origin, created, revision } = stored.entry;
    return { open: { id, origin, created, base: revision, touched: true }, text: stored.text };
  } catch {
    // `startLibrary` meets the same fault and tells it.
    return null;
  }
}

export interface PageLibrary extends LibraryActions {
  readonly database: ScenarioDatabase;
  /** Null: what is kept lasts. */
  readonly temporary: DatabaseFaultKind | null;
  /** Over when all changes so far are in the database. */
  readonly settle: () => Promise<void>;
}

let started: (library: PageLibrary) => void;
/** There once `startLibrary` is through. */
export const pageLibrary = new Promise<PageLibrary>((resolve) => {
  started = resolve;
});

const listeners = new Set<() => void>();

/** Calls when the list is not what it was; the returned function ends that. */
export function onListChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listChanged(): void {
  for (const listener of listeners) listener();
}

export async function startLibrary(
  places: CopyPlaces,
  saving: Autosave,
  unreadable: Beginning["unreadable"],
): Promise<void> {
  let temporary: DatabaseFaultKind | null = null;
  const { writer } = saving;
  let database: ScenarioDatabase;
  try {
    database = await openDatabase();
    await takeIn({ app, places, database, writer, now: Date.now });
  } catch (thrown) {
    temporary = thrown instanceof DatabaseFault ? thrown.why : "refused";
    database = memoryDatabase();
  }
  const channel = browserTabs(writer);
  const tabs: Tabs = {
    ...channel,
    send(news) {
      channel.send(news);
      if (news.kind === "changed" || news.kind === "list") listChanged();
    },
  };
  let library: Library | null = null;
  const settle = async (): Promise<void> => {
    saving.save();
    await library?.settled();
  };
  const actions = libraryActions({ app, database, tabs, writer, now: Date.now, settle, example: rootEatsTheBudget });
  const notices = listNotices(app, actions, () => library);
  const events = { ...notices, changed: listChanged, saved: askToLast };
  library = keepLibrary({ app, places, saving, database, temporary, tabs }, events);
  // The copy becomes one of this page load: that of the one before is gone.
  if (openScenarioOf(app.getState().document).base > 0) saving.save(true);
  if (unreadable !== null) notices.unreadable(unreadable);
  started({ ...actions, database, temporary, settle });
}
