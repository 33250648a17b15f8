/** The traits of every release. They are small, and read without loading a release's rules. */
import type { CodexRelease } from "./names.ts";
import type { TraitArea, Traits } from "./traits.ts";
import { TRAIT_VALUES } from "./traits.ts";
import { TRAITS as V0_113 } from "./v0_113/traits.ts";
import { TRAITS as V0_158 } from "./v0_158/traits.ts";

export const RELEASE_TRAITS: Readonly<Record<CodexRelease, Traits>> = { "0.158.0": V0_158, "0.113.0": V0_113 };

/** The areas in which these releases do not all have the same value, in the order of the table. */
export function changedAreas(releases: readonly CodexRelease[]): readonly TraitArea[] {
  const areas = Object.keys(TRAIT_VALUES) as TraitArea[];
  return areas.filter((area) => new Set(releases.map((release) => RELEASE_TRAITS[release][area])).size > 1);
}
