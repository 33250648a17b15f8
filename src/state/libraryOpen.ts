/**
 * Which of the person's scenarios a document is. Undo can go back to before another scenario was opened, so this follows
 * the document and not the page: what is shown again is saved where it was, never over the other one.
 */
import type { ScenarioDocument } from "../scenario/document.ts";
import type { Origin } from "../services/database.ts";

/** A scenario that was open in this page. Shared by all its documents in the undo history. */
export interface OpenScenario {
  id: string;
  origin: Origin;
  readonly created: number;
  /** The revision of the stored entry that this page goes on from; 0: it is in no list yet. */
  base: number;
  /** False: an example, only looked at. The list does not take it up. */
  touched: boolean;
}

const known = new WeakMap<ScenarioDocument, OpenScenario>();

/** A name that nothing else has. */
export function newId(): string {
  // Without a secure origin there is no `randomUUID`.
  return crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(1)}`;
}

/** Takes up a document as a scenario of its own. */
export function takeUp(document: ScenarioDocument, origin: Origin, stored: Partial<OpenScenario> = {}): OpenScenario {
  const open: OpenScenario = {
    id: newId(),
    origin,
    created: Date.now(),
    base: 0,
    touched: origin !== "example",
    ...stored,
  };
  known.set(document, open);
  return open;
}

/** Whether a document belongs to a scenario already. */
export function isTakenUp(document: ScenarioDocument): boolean {
  return known.has(document);
}

/** A further document of a scenario. */
export function join(document: ScenarioDocument, open: OpenScenario): void {
  known.set(document, open);
}

/** The scenario a document belongs to; one that nobody took up is the person's own. */
export function openScenarioOf(document: ScenarioDocument): OpenScenario {
  return known.get(document) ?? takeUp(document, "own");
}

/** Called for each change of the document: an edit belongs to the scenario it was made in. */
export function follow(document: ScenarioDocument, before: ScenarioDocument): void {
  if (known.has(document)) return;
  const open = openScenarioOf(before);
  open.touched = true;
  known.set(document, open);
}
