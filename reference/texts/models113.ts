/** What the model catalogue of Codex 0.113.0 says of its models. */
import type { TEXT_KEYS } from "../../src/engine/releases/v0_113/texts.ts";

type Key = (typeof TEXT_KEYS)[number];

export interface PackedModel113 {
  readonly slug: string;
  readonly visible: boolean;
  readonly base: Key;
  /** Base instructions with a place for a personality, and the texts of the personalities; null: there is none. */
  readonly template: Key | null;
  readonly friendly: Key | null;
  readonly pragmatic: Key | null;
  /** Tokens. */
  readonly contextWindow: number;
  readonly effort: string;
}

const PLAIN = { template: null, friendly: null, pragmatic: null, contextWindow: 272_000, effort: "medium" } as const;
const LISTED = { ...PLAIN, visible: true } as const;
const HIDDEN = { ...PLAIN, visible: false } as const;
const PERSONAL = { ...LISTED, friendly: "personality.friendly", pragmatic: "personality.pragmatic" } as const;

/** In the catalogue's order. */
export const MODELS: readonly PackedModel113[] = [
  { ...PERSONAL, slug: "gpt-5.3-codex", base: "base.gpt-5.3-codex", template: "base.gpt-5.3-codex.template" },
  { ...PERSONAL, slug: "gpt-5.4", base: "base.gpt-5.4", template: "base.gpt-5.4.template" },
  {
    ...LISTED,
    slug: "gpt-5.2-codex",
    base: "base.gpt-5.2-codex",
    template: "base.gpt-5.2-codex.template",
    friendly: "personality.friendly.gpt-5.2-codex",
    pragmatic: "personality.pragmatic.gpt-5.2-codex",
  },
  { ...LISTED, slug: "gpt-5.1-codex-max", base: "base.gpt-5.2-codex" },
  { ...HIDDEN, slug: "gpt-5.1-codex", base: "base.gpt-5.1-codex" },
  { ...LISTED, slug: "gpt-5.2", base: "base.gpt-5.2" },
  { ...HIDDEN, slug: "gpt-5.1", base: "base.gpt-5.1" },
  { ...HIDDEN, slug: "gpt-5-codex", base: "base.gpt-5.1-codex" },
  { ...HIDDEN, slug: "gpt-5", base: "base.gpt-5" },
  { ...HIDDEN, slug: "gpt-oss-120b", base: "base.gpt-5", contextWindow: 128_000 },
  { ...HIDDEN, slug: "gpt-oss-20b", base: "base.gpt-5", contextWindow: 128_000 },
  { ...LISTED, slug: "gpt-5.1-codex-mini", base: "base.gpt-5.1-codex" },
  { ...HIDDEN, slug: "gpt-5-codex-mini", base: "base.gpt-5.1-codex" },
];
