import type { Sentence, SentenceId, SentenceParams } from "../../engine/index.ts";
import { type Format, PLAIN } from "./format.ts";
import type { PanelStrings } from "./panels.en.ts";
import type { ShellStrings } from "./shell.en.ts";
import type { TimelineStrings } from "./timeline.en.ts";
import type { ViewStrings } from "./views.en.ts";

type Table<Ids extends SentenceId> = { readonly [Id in Ids]: (params: SentenceParams[Id], format: Format) => string };

/** Ids about the life of a thread: their sentences come with the views that say them. */
export type ThreadSentenceId = Extract<SentenceId, `${"change" | "fate" | "rebuilt" | "failed"}.${string}`>;
export type ThreadSentences = Table<ThreadSentenceId>;

/** One function an id. What a parameter means stands in `src/engine/sentences.ts`. */
export type Sentences = Table<Exclude<SentenceId, ThreadSentenceId>>;

/** Writes a sentence of the engine in the language of `sentences`; those of a thread only with their own table. */
export function say(
  sentences: Sentences & Partial<ThreadSentences>,
  sentence: Sentence,
  format: Format = PLAIN,
): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = sentences[sentence.id] as unknown as (params: Sentence["params"], format: Format) => string;
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
