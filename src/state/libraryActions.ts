/** What a person does with the list: open, rename, duplicate, delete, restore. */
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { Entry, ScenarioDatabase } from "../services/database.ts";
import { forgetStored, markStored, versionOf } from "./libraryEntry.ts";
import { newId, type OpenScenario, openScenarioOf } from "./libraryOpen.ts";
import type { Tabs } from "./libraryTabs.ts";
import { openDocument } from "./opening.ts";
import { type ParsedText, parseText, writeText } from "./persistence.ts";
import type { AppStore } from "./store.ts";

export interface ActionParts {
  readonly app: AppStore;
  readonly database: ScenarioDatabase;
  readonly tabs: Tabs;
  /** This page load. */
  readonly writer: string;
  readonly now: () => number;
  /** Over when all changes so far are in the database. */
  readonly settle: () => Promise<void>;
  /** Shown in place of an open scenario that is deleted. */
  readonly example: () => ScenarioDocument;
}

export type Opened =
  | { readonly state: "opened" | "gone" }
  | {
      readonly state: "unreadable";
      readonly title: string;
      readonly text: string;
      readonly faults: readonly Sentence[];
    };

export interface LibraryActions {
  /** The scenario that is open. */
  current(): OpenScenario;
  open(id: string): Promise<Opened>;
  /** False: it cannot be read, so its title cannot be changed. */
  rename(id: string, title: string): Promise<boolean>;
  duplicate(id: string, title: string): Promise<boolean>;
  /** To be restored for some time. The open scenario makes room for an example. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  removeForGood(ids: readonly string[]): Promise<void>;
  /** Its JSON text, for a file. */
  textOf(id: string): Promise<string | null>;
}

export function libraryActions(parts: ActionParts): LibraryActions {
  const { app, database, tabs, writer, now, settle, example } = parts;
  const current = (): OpenScenario => openScenarioOf(app.getState().document);

  const read = async (id: string): Promise<{ entry: Entry; text: string; parsed: ParsedText } | null> => {
    await settle();
    const stored = await database.read(id);
    return stored === null ? null : { ...stored, parsed: await parseText(stored.text) };
  };

  const retitle = async (id: string, title: string): Promise<boolean> => {
    const found = await read(id);
    if (found === null || found.parsed.state !== "document") return false;
    const document = { ...found.parsed.document, title };
    const text = writeText(document);
    const changed = Math.max(now(), found.entry.changed + 1);
    const known = { ...found.entry, base: found.entry.revision, writer, changed };
    const { verdict, entry } = await database.put(versionOf(document, text, known), text);
    // Another tab was faster: once more, on top of what it wrote.
    if (verdict === "conflict") return retitle(id, title);
    tabs.send({ kind: "changed", id, revision: entry.revision });
    return true;
  };

  return {
    current,

    async open(id) {
      const found = await read(id);
      if (found === null) return { state: "gone" };
      const { entry, text, parsed } = found;
      if (parsed.state === "unreadable") return { ...parsed, title: entry.title, text };
      if (entry.deleted !== null) await database.setDeleted(id, null);
      const { origin, created, revision } = entry;
      markStored(parsed.document, revision);
      openDocument(app, parsed.document, { id, origin, created, base: revision, touched: true });
      return { state: "opened" };
    },

    async rename(id, title) {
      if (current().id !== id) return retitle(id, title);
      app.getState().edit({ id: "edit.title", params: {} }, (document) => ({ ...document, title }));
      await settle();
      return true;
    },

    async duplicate(id, title) {
      const found = await read(id);
      if (found === null || found.parsed.state !== "document") return false;
      const document = { ...found.parsed.document, title };
      const text = writeText(document);
      const known = { id: newId(), origin: "copy", created: now(), changed: now(), base: 0, writer } as const;
      await database.put(versionOf(document, text, known), text);
      tabs.send({ kind: "list" });
      return true;
    },

    async remove(id) {
      await settle();
      await database.setDeleted(id, now());
      if (current().id === id) {
        forgetStored(app.getState().document);
        openDocument(app, example(), "example");
      }
      tabs.send({ kind: "list" });
    },

    async restore(id) {
      await database.setDeleted(id, null);
      tabs.send({ kind: "list" });
    },

    async removeForGood(ids) {
      await database.remove(ids);
      tabs.send({ kind: "list" });
    },

    async textOf(id) {
      await settle();
      return (await database.read(id))?.text ?? null;
    },
  };
}
