/** Looks for a random scenario that tells a mutated engine from the engine as it is: a case that is missing. */
import { isDeepStrictEqual } from "node:util";
import type { Texts } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { parseScenario } from "../../src/scenario/schema.ts";
import { engineAnswer } from "../engineAnswer.ts";
import { generateScenario } from "../fuzz/generate.ts";
import { shrink } from "../fuzz/shrink.ts";
import type { LoadedEngine } from "./engineModules.ts";

/** Random scenarios tried for a mutant, and tries to make the one found small. */
const TRIES = 600;
const SHRINK_TRIES = 2_000;
const SEED = 1_000;

/** What the real program would show of an answer. */
function visible(document: ScenarioDocument, engine: LoadedEngine, texts: Texts): unknown {
  const parsed = parseScenario(document);
  if (!parsed.ok) return null;
  try {
    const { requests, error } = engineAnswer(parsed.scenario, texts, engine.simulate);
    return { requests, refused: error !== null };
  } catch {
    return "throws";
  }
}

/** Null when no random scenario tells the two apart. */
export async function suggestCase(
  engine: LoadedEngine,
  mutant: LoadedEngine,
  texts: Texts,
): Promise<ScenarioDocument | null> {
  const tells = async (document: ScenarioDocument) => {
    const wanted = visible(document, engine, texts);
    return wanted !== null && !isDeepStrictEqual(wanted, visible(document, mutant, texts));
  };
  for (let index = 0; index < TRIES; index++) {
    const document = generateScenario(SEED, index);
    if (await tells(document)) return shrink(document, tells, SHRINK_TRIES);
  }
  return null;
}
