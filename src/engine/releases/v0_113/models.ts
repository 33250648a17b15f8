/** The models of Codex 0.113.0. Its catalogue is inside the program; names and facts are measured. */
import { type ModelCatalogue, type ModelFacts, modelOf, offeredModels } from "../models.ts";

const COMMON = {
  lite: false,
  compHash: null,
  effort: "medium",
  multiAgent: null,
  multiAgentRole: null,
  defaultMode: null,
  autoReview: "suffix",
  emptyPermissions: false,
  skillsUsage: true,
} as const;
const LARGE = { ...COMMON, contextWindow: 272_000, maxContextWindow: 272_000 } as const;
const OPEN_WEIGHTS = { ...COMMON, contextWindow: 128_000, maxContextWindow: 128_000 } as const;

const PERSONALITIES = { friendly: "personality.friendly", pragmatic: "personality.pragmatic" } as const;
const CODEX_5_2_PERSONALITIES = {
  friendly: "personality.friendly.gpt-5.2-codex",
  pragmatic: "personality.pragmatic.gpt-5.2-codex",
} as const;

export const MODELS: readonly ModelFacts[] = [
  {
    ...LARGE,
    slug: "gpt-5.3-codex",
    visible: true,
    base: "base.gpt-5.3-codex",
    template: "base.gpt-5.3-codex.template",
    personalities: PERSONALITIES,
  },
  {
    ...LARGE,
    slug: "gpt-5.4",
    visible: true,
    base: "base.gpt-5.4",
    template: "base.gpt-5.4.template",
    personalities: PERSONALITIES,
  },
  {
    ...LARGE,
    slug: "gpt-5.2-codex",
    visible: true,
    base: "base.gpt-5.2-codex",
    template: "base.gpt-5.2-codex.template",
    personalities: CODEX_5_2_PERSONALITIES,
  },
  { ...LARGE, slug: "gpt-5.1-codex-max", visible: true, base: "base.gpt-5.2-codex" },
  { ...LARGE, slug: "gpt-5.1-codex", visible: false, base: "base.gpt-5.1-codex" },
  { ...LARGE, slug: "gpt-5.2", visible: true, base: "base.gpt-5.2" },
  { ...LARGE, slug: "gpt-5.1", visible: false, base: "base.gpt-5.1" },
  { ...LARGE, slug: "gpt-5-codex", visible: false, base: "base.gpt-5.1-codex" },
  { ...LARGE, slug: "gpt-5", visible: false, base: "base.gpt-5" },
  { ...OPEN_WEIGHTS, slug: "gpt-oss-120b", visible: false, base: "base.gpt-5" },
  { ...OPEN_WEIGHTS, slug: "gpt-oss-20b", visible: false, base: "base.gpt-5" },
  { ...LARGE, slug: "gpt-5.1-codex-mini", visible: true, base: "base.gpt-5.1-codex" },
  { ...LARGE, slug: "gpt-5-codex-mini", visible: false, base: "base.gpt-5.1-codex" },
];

/** What Codex assumes of a model that is not in its catalogue. */
const UNKNOWN_MODEL: Omit<ModelFacts, "slug"> = { ...LARGE, visible: false, base: "base.gpt-5" };

export const CATALOGUE: ModelCatalogue = {
  default: "gpt-5.3-codex",
  offered: offeredModels(MODELS),
  find: (name) => modelOf(MODELS, name) ?? { ...UNKNOWN_MODEL, slug: name },
};
