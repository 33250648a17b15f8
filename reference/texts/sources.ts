/** Where the texts of each release come from, and what is known of them. */
import type { CodexRelease } from "../../src/engine/index.ts";
import type { ModelFacts } from "../../src/engine/releases/models.ts";
import { MODELS as MODELS_113 } from "../../src/engine/releases/v0_113/models.ts";
import { MODELS as MODELS_158 } from "../../src/engine/releases/v0_158/models.ts";
import type { Program } from "../program.ts";
import type { Setting } from "./captures.ts";
import { CAPTURES as CAPTURES_113 } from "./captures113.ts";
import { CAPTURES as CAPTURES_158 } from "./captures158.ts";
import { modelFacts as modelFacts158, readCatalogue as readCatalogue158 } from "./catalogue.ts";
import { modelFacts as modelFacts113, readCatalogue as readCatalogue113 } from "./catalogue113.ts";
import type { TextFact } from "./fact.ts";
import { FACTS as FACTS_113 } from "./facts113.ts";
import { FACTS as FACTS_158 } from "./facts158.ts";
import type { Recipe } from "./recipe.ts";
import { RECIPES as RECIPES_113 } from "./recipes113.ts";
import { RECIPES as RECIPES_158 } from "./recipes158.ts";

type PackTexts = Readonly<Record<string, string>>;

/** `Entry` is a model as the release's catalogue describes it. */
interface SourceOf<Entry> {
  readonly captures: Readonly<Record<string, Setting>>;
  readonly recipes: readonly Recipe<Entry>[];
  readonly readCatalogue: (program: Program) => Promise<readonly Entry[]>;
  readonly modelFacts: (model: Entry, texts: PackTexts) => ModelFacts;
}

/** What every text, and the catalogue, must be. */
export interface KnownTexts {
  readonly facts: Readonly<Record<string, TextFact>>;
  readonly models: readonly ModelFacts[];
}

export interface TextSource extends KnownTexts {
  /** Calls `use` with the sources, whatever the form of the catalogue is. */
  readonly read: <Result>(use: <Entry>(source: SourceOf<Entry>) => Result) => Result;
}

function textSource<Entry>(source: SourceOf<Entry>, known: KnownTexts): TextSource {
  return { ...known, read: (use) => use(source) };
}

export const TEXT_SOURCES: Readonly<Record<CodexRelease, TextSource>> = {
  "0.158.0": textSource(
    { captures: CAPTURES_158, recipes: RECIPES_158, readCatalogue: readCatalogue158, modelFacts: modelFacts158 },
    { facts: FACTS_158, models: MODELS_158 },
  ),
  "0.113.0": textSource(
    { captures: CAPTURES_113, recipes: RECIPES_113, readCatalogue: readCatalogue113, modelFacts: modelFacts113 },
    { facts: FACTS_113, models: MODELS_113 },
  ),
};
