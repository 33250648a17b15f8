import type { Sentence, SentenceId, SentenceParams } from "../../engine/index.ts";
import { type Format, PLAIN } from "./format.ts";
import type { PanelStrings } from "./panels.en.ts";
import type { ShellStrings } from "./shell.en.ts";
import type { TimelineStrings } from "./timeline.en.ts";
import type { ViewStrings } from "./views.en.ts";

/** One function an id. What a parameter means stands in `src/engine/sentences.ts`. */
export type Sentences = { readonly [Id in SentenceId]: (params: SentenceParams[Id], format: Format) => string };

/** Writes a sentence of the engine in the language of `sentences`. */
export function say(sentences: Sentences, sentence: Sentence, format: Format = PLAIN): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = sentences[sentence.id] as (params: Sentence["params"], format: Format) => string;
  return write(sentence.params, format);
}

/** All words of the app in one language. */
export interface Catalogue {
  readonly sentences: Sentences;
  /** Words of the result views. */
  readonly views: ViewStrings;
  /** Words of everything around them. */
  readonly shell: ShellStrings;
  /** Words of parts that come later; null in English, where they come with those parts. */
  readonly late: { readonly panels: PanelStrings; readonly timeline: TimelineStrings } | null;
}
