/** Carries out the fixes that findings propose. */
import type { Fix } from "../engine/insight.ts";
import type { ScenarioDocument } from "./document.ts";

/** The document after the fix; the same document where the fix is not possible (any more). */
export function applyFix(document: ScenarioDocument, _fix: Fix): ScenarioDocument {
  return document;
}
