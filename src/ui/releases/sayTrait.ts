/** What a release does in an area, in words. */
import type { CodexRelease } from "../../engine/index.ts";
import { RELEASE_TRAITS, type TraitArea } from "../../engine/insight.ts";
import type { TraitWords } from "../i18n/traits.en.ts";

export function sayTrait(traits: TraitWords, area: TraitArea, release: CodexRelease): string {
  // The area decides the ids of the values; the compiler cannot follow that through the tables.
  const values = traits.areas[area].values as Readonly<Record<string, string>>;
  return values[RELEASE_TRAITS[release][area]] ?? "";
}

/** A name without its marks for code: for titles and accessible names. */
export function plain(name: string): string {
  return name.replaceAll("`", "");
}
