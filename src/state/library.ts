/**
 * Keeps the person's scenarios in the database: takes part in each save, and watches what other tabs do. A text that
 * somebody else has written meanwhile is never overwritten: then there are two scenarios.
 */
import { STORAGE_KEYS } from "../constants.ts";
import { DatabaseFault, type DatabaseFaultKind, type Origin, type ScenarioDatabase } from "../services/database.ts";
import type { CopyPlaces } from "./libraryCopy.ts";
import { isStored, markStored, versionOf } from "./libraryEntry.ts";
import { newId, type OpenScenario, openScenarioOf } from "./libraryOpen.ts";
import type { TabMessage, Tabs } from "./libraryTabs.ts";
import type { Autosave, Saved } from "./persistence.ts";
import type { AppStore } from "./store.ts";

const FROM_OUTSIDE: readonly Origin[] = ["link", "file", "import"];

export interface LibraryParts {
  readonly app: AppStore;
  readonly places: CopyPlaces;
  readonly saving: Autosave;
  readonly database: ScenarioDatabase;
  /** Null: what is kept lasts. Else why the database is gone with the page. */
  readonly temporary: DatabaseFaultKind | null;
  readonly tabs: Tabs;
}

/** What a person must be told. The page makes notices of it. */
export interface LibraryEvents {
  /** `kept`: the copy of the open scenario has room all the same. */
  fault(why: DatabaseFaultKind, kept: boolean): void;
  /** Saving works again. */
  recovered(): void;
  saved(): void;
  /** The list is not what it was. */
  changed(): void;
  /** Another scenario is shown. */
  switched(): void;
  openTwice(): void;
  changedElsewhere(open: OpenScenario): void;
  /** `other` is the id of what another tab wrote; `open` has a new one. */
  parted(open: OpenScenario, other: string): void;
}

export interface Library {
  /** Makes the open scenario one of its own, beside the one that another tab has. */
  part(open: OpenScenario, origin: "copy" | "version"): void;
  /** Over when what was handed in so far is written. */
  settled(): Promise<void>;
}

export function keepLibrary(parts: LibraryParts, events: LibraryEvents): Library {
  const { app, places, saving, database, temporary, tabs } = parts;
  const waiting = new Map<OpenScenario, Saved>();
  let running: Promise<void> | null = null;
  let said: DatabaseFaultKind | null = null;
  const current = (): OpenScenario => openScenarioOf(app.getState().document);

  const part = (open: OpenScenario, origin: "copy" | "version"): void => {
    open.id = newId();
    open.base = 0;
    open.origin = origin;
    open.touched = true;
    if (open === current()) saving.save(true);
  };

  const say = (why: DatabaseFaultKind, kept: boolean): void => {
    if (said !== why) events.fault(why, kept);
    said = why;
  };

  const markKept = ({ open, head }: Saved): void => {
    places.lasting.save(STORAGE_KEYS.kept + head.writer, `${head.changed} ${open.base}`);
  };

  /** What was opened may be in the list already, letter for letter: a link that is opened again. */
  const adopt = async ({ open, document, head, text }: Saved): Promise<void> => {
    if (open.base > 0 || !FROM_OUTSIDE.includes(open.origin)) return;
    const { size, title } = versionOf(document, text, head);
    for (const entry of await database.list()) {
      if (entry.deleted !== null || entry.size !== size || entry.title !== title) continue;
      if ((await database.read(entry.id))?.text !== text) continue;
      Object.assign(open, { id: entry.id, origin: entry.origin, base: entry.revision } satisfies Partial<OpenScenario>);
      if (open === current()) saving.save(true);
      return;
    }
  };

  const write = async (saved: Saved): Promise<void> => {
    const { open, document, head, text, copied } = saved;
    try {
      await adopt(saved);
      const { verdict, entry } = await database.put(versionOf(document, text, { ...head, ...open }), text);
      if (verdict === "conflict") {
        const other = open.id;
        part(open, "version");
        if (open !== current()) waiting.set(open, saved);
        events.parted(open, other);
        return;
      }
      open.base = entry.revision;
      markStored(document, entry.revision);
      if (temporary !== null) {
        say(temporary, copied.ok);
        return;
      }
      markKept(saved);
      if (said !== null) events.recovered();
      said = null;
      events.saved();
      tabs.send({ kind: "changed", id: open.id, revision: entry.revision });
    } catch (thrown) {
      say(thrown instanceof DatabaseFault ? thrown.why : "refused", copied.ok);
    }
  };

  /** One after the other, so that each goes on from the revision before; of each scenario the latest. */
  const writeWaiting = async (): Promise<void> => {
    for (;;) {
      const [open, saved] = waiting.entries().next().value ?? [];
      if (open === undefined || saved === undefined) break;
      waiting.delete(open);
      await write(saved);
    }
    running = null;
    events.changed();
  };

  saving.attach((saved) => {
    if (!saved.open.touched) return;
    if (isStored(saved.document, saved.open.base)) {
      waiting.delete(saved.open);
      if (temporary === null) markKept(saved);
      return;
    }
    waiting.set(saved.open, saved);
    running ??= writeWaiting();
  });

  listenToTabs(tabs, app, current, events);
  return { part, settled: async () => running ?? undefined };
}

function listenToTabs(tabs: Tabs, app: AppStore, current: () => OpenScenario, events: LibraryEvents): void {
  const hear = (message: TabMessage): void => {
    const open = current();
    if (message.kind !== "list" && message.id === open.id) {
      if (message.kind === "hello") tabs.send({ kind: "here", id: open.id, to: message.from });
      else if (message.kind === "here") events.openTwice();
      else if (message.revision > open.base) events.changedElsewhere(open);
    }
    if (message.kind === "changed" || message.kind === "list") events.changed();
  };
  tabs.listen(hear);

  let shown = current();
  let greeted = "";
  const greet = (): void => {
    const open = current();
    if (open !== shown) events.switched();
    shown = open;
    if (open.id === greeted || !open.touched) return;
    greeted = open.id;
    tabs.send({ kind: "hello", id: open.id });
  };
  greet();
  app.subscribe((state, before) => state.document !== before.document && greet());
}
