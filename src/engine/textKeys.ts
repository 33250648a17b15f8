/**
 * The keys of the texts that each release can send: for whoever makes or checks a text pack. A door of its own: the app
 * needs the lists only when a pack has come.
 */
import type { CodexRelease } from "./releases/names.ts";
import { TEXT_KEYS as V0_113 } from "./releases/v0_113/texts.ts";
import { TEXT_KEYS as V0_158 } from "./releases/v0_158/texts.ts";

/** A release's own module says how a request is put together out of its texts. */
const TEXT_KEYS_OF = { "0.158.0": V0_158, "0.113.0": V0_113 } as const satisfies Readonly<
  Record<CodexRelease, readonly string[]>
>;
export type TextKey = (typeof TEXT_KEYS_OF)[CodexRelease][number];

/** Empty for a release that is not modelled. */
export function textKeysOf(release: string): readonly TextKey[] {
  return Object.hasOwn(TEXT_KEYS_OF, release) ? TEXT_KEYS_OF[release as CodexRelease] : [];
}
