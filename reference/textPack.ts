/** Reads the text pack of a release, which `npm run texts` makes. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type TextPack, type Texts, textsOf } from "../src/engine/index.ts";

export interface PackedTexts {
  readonly texts: Texts;
  readonly byKey: ReadonlyMap<string, string>;
}

/** Null when the pack has not been made. */
export function readTextPack(release: string): PackedTexts | null {
  const file = fileURLToPath(new URL(`../public/codex-texts/${release}.json`, import.meta.url));
  if (!existsSync(file)) return null;
  const pack = JSON.parse(readFileSync(file, "utf8")) as TextPack;
  return { texts: textsOf(pack), byKey: new Map(Object.entries(pack.texts)) };
}
