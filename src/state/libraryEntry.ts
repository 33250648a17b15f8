/** The entry that goes with a text. */
import type { ScenarioDocument } from "../scenario/document.ts";
import type { Origin, Version } from "../services/database.ts";

interface Known {
  readonly id: string;
  readonly origin: Origin;
  readonly created: number;
  readonly changed: number;
  readonly base: number;
  readonly writer: string;
}

/** `document` is null where the text cannot be read. */
export function versionOf(document: ScenarioDocument | null, text: string, known: Known): Version {
  const { id, origin, created, changed, base, writer } = known;
  return {
    id,
    origin,
    created,
    changed,
    base,
    writer,
    title: document?.title ?? "",
    size: new TextEncoder().encode(text).length,
    files: Object.values(document?.files ?? {}).filter((node) => typeof node === "string" || !("dir" in node)).length,
    steps: document?.steps?.length ?? 0,
    unreadable: document === null,
  };
}

/** The revision that is known to hold a document; nothing needs to be written where that is the latest one. */
const stored = new WeakMap<ScenarioDocument, number>();

export function markStored(document: ScenarioDocument, revision: number): void {
  stored.set(document, revision);
}

export function isStored(document: ScenarioDocument, revision: number): boolean {
  return revision > 0 && stored.get(document) === revision;
}

/** It is written again when it is shown again, which brings a deleted scenario back. */
export function forgetStored(document: ScenarioDocument): void {
  stored.delete(document);
}
