/** Reads the text pack that `npm run texts` wrote. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CodexRelease, TextPack } from "../../src/engine/index.ts";
import { packFaults } from "./check.ts";

/** Where the pack of a release lies: below `public/`, so that the page can fetch it. */
export function packPath(release: string): string {
  return fileURLToPath(new URL(`../../public/codex-texts/${release}.json`, import.meta.url));
}

/** The pack of a release. Throws a sentence when it is absent or is not what the tables say. */
export function loadPack(release: CodexRelease): TextPack {
  const path = packPath(release);
  const how = "Run `npm run texts`.";
  let pack: TextPack;
  try {
    pack = JSON.parse(readFileSync(path, "utf8")) as TextPack;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : (error as Error).message;
    throw new Error(`The text pack of Codex ${release} cannot be read, ${path}: ${why}. ${how}`, { cause: error });
  }
  const [fault] = packFaults(pack, release);
  if (fault !== undefined) throw new Error(`The text pack ${path} is not current. ${fault} ${how}`);
  return pack;
}
