/** What a Codex release says about its models. */
import type { TextKey } from "../texts.ts";

export type RoleText = "multiAgent.root" | "multiAgent.root.gpt-6";

export interface ModelFacts {
  readonly slug: string;
  /** Listed in the model picker. */
  readonly visible: boolean;
  /** Catalogue text of the base instructions, before the edits of a session. */
  readonly base: TextKey;
  /** Responses Lite: tools and base instructions are items, there is no `instructions` field. */
  readonly lite: boolean;
  /** Tokens. */
  readonly contextWindow: number;
  readonly maxContextWindow: number;
  readonly compHash: string | null;
  /** Default reasoning effort; null when the model has none. */
  readonly effort: string | null;
  readonly multiAgent: "v1" | "v2" | null;
  /** Usage hint of a root agent, and the tag around it when there is one. Null: no such message. */
  readonly multiAgentRole: { readonly text: RoleText; readonly wrapped: boolean } | null;
  /** The model's own text for the Default mode; null: the generic one, sent only when the client says the mode. */
  readonly defaultMode: TextKey | null;
  /** Is the auto-review text added to the approval text, or does it replace it? */
  readonly autoReview: "suffix" | "replacement";
  /** The model's own permissions texts are empty. */
  readonly emptyPermissions: boolean;
  /** Base instructions with a place for the personality, in releases that have such texts. */
  readonly template?: TextKey;
  /** The text of each personality, for a model whose base instructions have a place for it. */
  readonly personalities?: Readonly<Record<string, TextKey>>;
  /** The skills block ends with the usage section. */
  readonly skillsUsage: boolean;
}

/** A namespace that is looked past: letters, digits, `_` and `-` of ASCII, one slash, and no second slash anywhere. */
const NAMESPACE = /^[A-Za-z0-9_-]+\/(?=[^/]*$)/;

/**
 * The catalogue's model for a name, null when it has none. Case-sensitive and untrimmed: the longest slug that the name
 * starts with (`gpt-5.5-foo`, `gpt-5.50` and `gpt-5.5/x` are gpt-5.5), else the same for what follows one namespace
 * (`openai/gpt-5.5`; not `a/b/gpt-5.5`, not `a.b/gpt-5.5`).
 */
export function modelOf(models: readonly ModelFacts[], name: string): ModelFacts | null {
  return longestPrefix(models, name) ?? longestPrefix(models, name.replace(NAMESPACE, ""));
}

function longestPrefix(models: readonly ModelFacts[], name: string): ModelFacts | null {
  let found: ModelFacts | null = null;
  for (const model of models) {
    if (name.startsWith(model.slug) && model.slug.length > (found?.slug.length ?? 0)) found = model;
  }
  return found;
}

/** Those of a catalogue that a person is offered. */
export function offeredModels(models: readonly ModelFacts[]): string[] {
  return models.filter(({ visible }) => visible).map(({ slug }) => slug);
}

/** The models of a release. */
export interface ModelCatalogue {
  /** The model of a session that names none. */
  readonly default: string;
  /** Models of the picker, in the catalogue's order. */
  readonly offered: readonly string[];
  /** The facts that hold for a model name, one outside the catalogue included. */
  readonly find: (name: string) => ModelFacts;
}
