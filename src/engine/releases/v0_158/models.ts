/**
 * The models of Codex 0.158.0, as its catalogue (`codex debug models`) describes them. Reading the text pack out of the
 * real program fails when this table and the catalogue disagree.
 */
import { type ModelFacts, modelOf } from "../models.ts";

/** The model of a session that names none. */
export const DEFAULT_MODEL = "gpt-6-astra";

/** What the current generations share. */
const LITE = {
  visible: true,
  lite: true,
  contextWindow: 272_000,
  maxContextWindow: 872_000,
  compHash: "3000",
  defaultMode: null,
  autoReview: "suffix",
  emptyPermissions: false,
  skillsUsage: false,
} as const;

const GPT_6 = {
  ...LITE,
  multiAgent: "v2",
  multiAgentRole: { text: "multiAgent.root.gpt-6", wrapped: true },
  defaultMode: "mode.default.gpt-6",
  autoReview: "replacement",
} as const;

const BARE_ROLE = { multiAgent: "v2", multiAgentRole: { text: "multiAgent.root", wrapped: false } } as const;
const NO_ROLE = { multiAgent: "v1", multiAgentRole: null } as const;

/** In the catalogue's order. */
export const MODELS: readonly ModelFacts[] = [
  { ...GPT_6, slug: "gpt-6-astra", base: "base.gpt-6-astra", effort: "low" },
  { ...GPT_6, slug: "gpt-6-sol", base: "base.gpt-6-sol", effort: "medium" },
  { ...GPT_6, slug: "gpt-6-luna", base: "base.gpt-6-luna", effort: "medium" },
  { ...LITE, ...BARE_ROLE, slug: "gpt-5.6-sol", base: "base.gpt-5.6", effort: "low" },
  { ...LITE, ...BARE_ROLE, slug: "gpt-5.6-terra", base: "base.gpt-5.6", effort: "medium" },
  { ...LITE, ...NO_ROLE, slug: "gpt-5.6-luna", base: "base.gpt-5.6", effort: "medium" },
  {
    ...LITE,
    ...BARE_ROLE,
    slug: "gpt-daybreak-blue-latest",
    base: "base.daybreak-blue",
    effort: "low",
    visible: false,
  },
  {
    ...LITE,
    ...BARE_ROLE,
    slug: "gpt-daybreak-red-latest",
    base: "base.daybreak-red",
    effort: "medium",
    visible: false,
    contextWindow: 372_000,
    maxContextWindow: 372_000,
  },
  {
    ...LITE,
    slug: "gpt-5.5",
    base: "base.gpt-5.5",
    effort: "medium",
    lite: false,
    maxContextWindow: 272_000,
    compHash: "2911",
    multiAgent: null,
    multiAgentRole: null,
    skillsUsage: true,
  },
  {
    ...LITE,
    ...NO_ROLE,
    slug: "codex-auto-review",
    base: "base.gpt-5.6",
    effort: "medium",
    visible: false,
    emptyPermissions: true,
  },
];

/** What Codex assumes of a model that is not in its catalogue; measured, for no catalogue says it. */
const UNKNOWN_MODEL: Omit<ModelFacts, "slug"> = {
  visible: false,
  base: "base.fallback",
  lite: false,
  contextWindow: 272_000,
  maxContextWindow: 272_000,
  compHash: null,
  effort: null,
  multiAgent: null,
  multiAgentRole: null,
  defaultMode: null,
  autoReview: "suffix",
  emptyPermissions: false,
  skillsUsage: false,
};

/** The catalogue's model for a name, null when it has none. */
export function catalogueModel(name: string): ModelFacts | null {
  return modelOf(MODELS, name);
}

/** The facts that hold for a model name. A name outside the catalogue keeps itself as its slug. */
export function findModel(name: string): ModelFacts {
  return catalogueModel(name) ?? { ...UNKNOWN_MODEL, slug: name };
}
