/** Makes the text pack of a release by running the real program. */
import type { CodexRelease, TextPack } from "../../src/engine/index.ts";
import { textKeysOf } from "../../src/engine/textKeys.ts";
import type { CapturedRequest } from "../capture.ts";
import { programOf } from "../program.ts";
import { runCapture, type Setting } from "./captures.ts";
import { LICENCE, sha256 } from "./check.ts";
import type { Recipe } from "./recipe.ts";
import { TEXT_SOURCES } from "./sources.ts";

/** Reads every text out of the program, unchecked. `say` gets a line for each capture. */
export function readPack(release: CodexRelease, say: (line: string) => void): Promise<TextPack> {
  return TEXT_SOURCES[release].read(async ({ captures, recipes, readCatalogue, modelFacts }): Promise<TextPack> => {
    const catalogue = await readCatalogue(await programOf(release, say));
    const run = capturer(release, captures, say);
    const texts: Record<string, string> = {};
    for (const key of textKeysOf(release)) texts[key] = await cut(key, recipes, catalogue, run);
    const models = catalogue.map((entry) => modelFacts(entry, texts));
    return { format: 1, release, licence: LICENCE, sha256: sha256(JSON.stringify(texts)), models, texts };
  });
}

type Capturer = (name: string) => Promise<readonly CapturedRequest[]>;

/** Each run is made once. */
function capturer(
  release: CodexRelease,
  captures: Readonly<Record<string, Setting>>,
  say: (line: string) => void,
): Capturer {
  const made = new Map<string, readonly CapturedRequest[]>();
  return async (name) => {
    let requests = made.get(name);
    const setting = captures[name];
    if (requests === undefined) {
      if (setting === undefined) throw new Error(`There is no run "${name}".`);
      say(`Codex ${release}: ${name} …`);
      requests = await runCapture(name, setting, release);
      made.set(name, requests);
    }
    return requests;
  };
}

async function cut<Entry>(
  key: string,
  recipes: readonly Recipe<Entry>[],
  catalogue: readonly Entry[],
  run: Capturer,
): Promise<string> {
  const recipe = recipes.find((candidate) => candidate.key === key);
  if (recipe === undefined) throw new Error(`There is no recipe for the text "${key}".`);
  try {
    return recipe.cut(recipe.capture === null ? [] : await run(recipe.capture), catalogue);
  } catch (error) {
    throw new Error(`The text "${key}" cannot be had: ${(error as Error).message}`, { cause: error });
  }
}
