import type { Sentence, SentenceId, SentenceParams } from "../../engine/index.ts";
import type { EditStrings } from "./edits.en.ts";
import type { ExampleStrings } from "./examples.en.ts";
import { type Format, PLAIN } from "./format.ts";
import type { PanelStrings } from "./panels.en.ts";
import type { RequestStrings } from "./request.en.ts";
import type { ShellStrings } from "./shell.en.ts";
import type { TimelineStrings } from "./timeline.en.ts";
import type { ViewStrings } from "./views.en.ts";

type Table<Ids extends SentenceId> = { readonly [Id in Ids]: (params: SentenceParams[Id], format: Format) => string };

/** Ids about the life of a thread: their sentences come with the views that say them. */
export type ThreadSentenceId = Extract<SentenceId, `${"change" | "fate" | "rebuilt" | "failed"}.${string}`>;
export type ThreadSentences = Table<ThreadSentenceId>;

/** Ids about what is wrong with a scenario file: their sentences come with the notices. */
export type FaultSentenceId = Extract<SentenceId, `fault.${string}`>;
export type FaultSentences = Table<FaultSentenceId>;

/** Ids about why Codex refuses to start: their sentences come with what shows the refusal. */
export type ErrorSentenceId = Extract<SentenceId, `error.${string}`>;
export type ErrorSentences = Table<ErrorSentenceId>;

/** One function an id. What a parameter means stands in `src/engine/sentences.ts`. */
export type Sentences = Table<Exclude<SentenceId, ThreadSentenceId | FaultSentenceId | ErrorSentenceId>>;

/** Writes a sentence of the engine in the language of `sentences`; those with a table of their own only with it. */
export function say(
  sentences: Sentences & Partial<ThreadSentences & FaultSentences & ErrorSentences>,
  sentence: Sentence,
  format: Format = PLAIN,
): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = sentences[sentence.id] as unknown as (params: Sentence["params"], format: Format) => string;
  return write(sentence.params, format);
}

/** Words of parts that come after the answer. */
export interface LateWords {
  readonly panels: PanelStrings;
  readonly timeline: TimelineStrings;
  readonly request: RequestStrings;
  readonly examples: ExampleStrings;
  readonly edits: EditStrings;
  readonly faults: FaultSentences;
  readonly errors: ErrorSentences;
}

/** All words of the app in one language. */
export interface Catalogue {
  readonly sentences: Sentences;
  /** Words of the answer, and those that all result views share. */
  readonly views: ViewStrings;
  /** Words of everything around them. */
  readonly shell: ShellStrings;
  /** Null in English, where they come with those parts. */
  readonly late: LateWords | null;
}
