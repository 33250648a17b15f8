/** What a Codex release says about its models. */
import type { TextKey } from "../texts.ts";

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
  readonly multiAgentRole: { readonly text: TextKey; readonly wrapped: boolean } | null;
  /** The model's own text for the Default mode; null: the generic one, sent only when the client says the mode. */
  readonly defaultMode: TextKey | null;
  /** Is the auto-review text added to the approval text, or does it replace it? */
  readonly autoReview: "suffix" | "replacement";
  /** The model's own permissions texts are empty. */
  readonly emptyPermissions: boolean;
  /** The skills block ends with the usage section. */
  readonly skillsUsage: boolean;
}

/** The models of a release. */
export interface ModelCatalogue {
  /** The model of a session that names none. */
  readonly default: string;
  /** The facts that hold for a model name, one outside the catalogue included. */
  readonly find: (name: string) => ModelFacts;
}
