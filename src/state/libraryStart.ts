/** With which scenario the page begins: the one this tab showed last, or that of the last visit, or an example. */
import { FORMER_KEYS } from "../constants.ts";
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { type CopyPlaces, lastOpen, readCopy } from "./libraryCopy.ts";
import { type OpenScenario, takeUp } from "./libraryOpen.ts";
import { parseText } from "./persistence.ts";

/** The id under which the scenario of a visit before there was a list is taken into it. */
export const FORMER_ID = "former-scenario";

export interface Beginning {
  readonly document: ScenarioDocument;
  /** The text that should have been opened; it stays where it is. */
  readonly unreadable: { readonly text: string; readonly faults: readonly Sentence[] } | null;
}

/** `read` asks the database, which is slower: only where the copy of the last scenario had no room. */
export async function begin(
  places: CopyPlaces,
  read: (id: string) => Promise<Found | null>,
  example: () => ScenarioDocument,
): Promise<Beginning> {
  const found = await findLast(places, read);
  const parsed = found === null ? null : await parseText(found.text);
  if (parsed?.state === "document" && found !== null) {
    takeUp(parsed.document, found.open.origin, found.open);
    return { document: parsed.document, unreadable: null };
  }
  const document = example();
  takeUp(document, "example");
  return { document, unreadable: parsed?.state === "unreadable" ? parsed : null };
}

export interface Found {
  readonly open: Omit<OpenScenario, "created"> & Partial<OpenScenario>;
  readonly text: string;
}

async function findLast(places: CopyPlaces, read: (id: string) => Promise<Found | null>): Promise<Found | null> {
  const last = lastOpen(places);
  if (last === null) {
    const text = places.lasting.load(FORMER_KEYS.scenario);
    return text === null ? null : { open: { id: FORMER_ID, origin: "own", base: 0, touched: true }, text };
  }
  const copy = readCopy(places.lasting, last.writer);
  if (copy === null || copy.head.id !== last.id) return read(last.id);
  const { id, origin, created, base, touched } = copy.head;
  return { open: { id, origin, created, base, touched }, text: copy.text };
}
