/** Makes the text pack of a release by running the real program. */
import { TEXT_KEYS, type TextPack } from "../../src/engine/index.ts";
import type { CapturedRequest } from "../capture.ts";
import { programOf } from "../program.ts";
import { type CaptureName, runCapture } from "./captures.ts";
import { modelFacts, readCatalogue } from "./catalogue.ts";
import { LICENCE, sha256 } from "./check.ts";
import { RECIPES, type Recipe } from "./recipes.ts";

/** Reads every text out of the program, unchecked. `say` gets a line for each capture. */
export async function readPack(release: string, say: (line: string) => void): Promise<TextPack> {
  const program = await programOf(release, say);
  const catalogue = await readCatalogue(program);
  const captured = new Map<CaptureName, readonly CapturedRequest[]>();
  const cut = async (recipe: Recipe): Promise<string> => {
    if (recipe.capture === null) return recipe.cut([], catalogue);
    let requests = captured.get(recipe.capture);
    if (requests === undefined) {
      say(`Codex ${release}: ${recipe.capture} …`);
      requests = await runCapture(recipe.capture, release);
      captured.set(recipe.capture, requests);
    }
    return recipe.cut(requests, catalogue);
  };
  const texts: Record<string, string> = {};
  for (const key of TEXT_KEYS) {
    const recipe = RECIPES.find((candidate) => candidate.key === key);
    if (recipe === undefined) throw new Error(`There is no recipe for the text "${key}".`);
    try {
      texts[key] = await cut(recipe);
    } catch (error) {
      throw new Error(`The text "${key}" cannot be had: ${(error as Error).message}`, { cause: error });
    }
  }
  const models = catalogue.map((entry) => modelFacts(entry, texts));
  return { format: 1, release, licence: LICENCE, sha256: sha256(JSON.stringify(texts)), models, texts };
}
