/**
 * At the start: takes into the database what lies elsewhere. Copies of page loads that were closed or killed before the
 * database had them, and what versions of the app kept that had no list. Nothing is removed before the database has it.
 */
import { DELETED_STAYS, FORMER_KEYS, STORAGE_KEYS } from "../constants.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import type { PutResult, ScenarioDatabase, Version } from "../services/database.ts";
import { type CopyPlaces, type FoundCopy, lastOpen, readCopy } from "./libraryCopy.ts";
import { markStored, versionOf } from "./libraryEntry.ts";
import { join, newId, type OpenScenario, openScenarioOf } from "./libraryOpen.ts";
import { FORMER_ID } from "./libraryStart.ts";
import { firstFile } from "./opening.ts";
import { parseText } from "./persistence.ts";
import { simulationOf } from "./simulation.ts";
import type { AppStore } from "./store.ts";

export interface TakeInParts {
  readonly app: AppStore;
  readonly places: CopyPlaces;
  readonly database: ScenarioDatabase;
  /** This page load. */
  readonly writer: string;
  readonly now: () => number;
}

/** Milliseconds after which the copy of an example that was only looked at goes, if no tab of its own comes back to it. */
const LOOKED_AT_STAYS = 24 * 60 * 60 * 1000;

export async function takeIn(parts: TakeInParts): Promise<void> {
  const { places, database, writer, now } = parts;
  const began = lastOpen(places);
  for (const key of places.lasting.keys(STORAGE_KEYS.copies)) {
    const owner = key.slice(STORAGE_KEYS.copies.length);
    const copy = owner === writer ? null : readCopy(places.lasting, owner);
    if (copy !== null) await takeInCopy(parts, owner, copy);
  }
  for (const [name, key] of Object.entries(FORMER_KEYS)) await takeInFormer(parts, name, key);
  const entries = await database.list();
  const old = entries.filter((entry) => entry.deleted !== null && now() - entry.deleted > DELETED_STAYS);
  if (old.length > 0) await database.remove(old.map((entry) => entry.id));
  await catchUp(parts, began === null);
}

async function takeInCopy(parts: TakeInParts, owner: string, copy: FoundCopy): Promise<void> {
  const { places, database, now } = parts;
  const { head, text } = copy;
  if (!head.touched) {
    if (now() - head.changed > LOOKED_AT_STAYS) removeCopy(places, owner);
    return;
  }
  if (!copy.kept) {
    const version = versionOf(await readable(text), text, head);
    const result = await database.put(version, text);
    // Always the same id, so that taking it in once more finds it there.
    if (result.verdict === "conflict") await rebase(parts, version, text, `${head.id}.${owner}`);
    else if (result.verdict !== "older") settle(parts, head.id, head.id, result);
  }
  removeCopy(places, owner);
}

async function rebase(parts: TakeInParts, version: Version, text: string, id: string): Promise<void> {
  const result = await parts.database.put({ ...version, id, base: 0, origin: "version" }, text);
  settle(parts, version.id, id, result);
}

/** The page may have begun with what was taken in: it goes on from there. */
function settle({ app }: TakeInParts, from: string, id: string, { entry }: PutResult): void {
  const open = openScenarioOf(app.getState().document);
  if (open.id !== from) return;
  Object.assign(open, { id, base: entry.revision, origin: entry.origin } satisfies Partial<OpenScenario>);
}

function removeCopy({ lasting }: CopyPlaces, owner: string): void {
  lasting.remove(STORAGE_KEYS.copies + owner);
  lasting.remove(STORAGE_KEYS.kept + owner);
}

async function takeInFormer(parts: TakeInParts, name: string, key: string): Promise<void> {
  const { places, database, now } = parts;
  const text = places.lasting.load(key);
  if (text === null) return;
  // Nothing says when it was changed; what was open comes before the others.
  const changed = now() - (key === FORMER_KEYS.scenario ? 0 : 60_000);
  const known = { origin: "own", created: changed, changed, base: 0, writer: "former" } as const;
  const id = key === FORMER_KEYS.scenario ? FORMER_ID : `former-${name}`;
  const version = versionOf(await readable(text), text, { ...known, id });
  const result = await database.put({ ...version, writer: `former ${newId()}` }, text);
  if (result.verdict === "conflict") await database.put({ ...version, id: newId() }, text);
  else settle(parts, id, id, result);
  places.lasting.remove(key);
}

async function readable(text: string): Promise<ScenarioDocument | null> {
  const parsed = await parseText(text);
  return parsed.state === "document" ? parsed.document : null;
}

/**
 * The page began with a copy; the database may know better: another tab has gone on with the scenario, or the copy had no
 * room or was lost with the browser. Where the person has begun to work, nothing is changed under their hands.
 */
async function catchUp({ app, database }: TakeInParts, lost: boolean): Promise<void> {
  const { document, history, texts, restore, setView } = app.getState();
  if (history.past.length > 0) return;
  const open = openScenarioOf(document);
  const wanted = lost && !open.touched ? await newest(database) : open.id;
  const stored = wanted === null ? null : await database.read(wanted);
  if (stored === null) return;
  const { entry, text } = stored;
  if (entry.id === open.id && entry.revision === open.base) {
    markStored(document, entry.revision);
    return;
  }
  const parsed = await parseText(text);
  if (parsed.state !== "document" || app.getState().document !== document) return;
  const { id, origin, created, revision } = entry;
  join(parsed.document, { id, origin, created, base: revision, touched: true });
  markStored(parsed.document, revision);
  restore(parsed.document);
  const result = simulationOf(parsed.document, texts);
  setView({ selected: firstFile(parsed.document, result.ok ? result.simulation : null) });
}

async function newest(database: ScenarioDatabase): Promise<string | null> {
  const entries = (await database.list()).filter((entry) => entry.deleted === null && !entry.unreadable);
  return entries.toSorted((a, b) => b.changed - a.changed)[0]?.id ?? null;
}
