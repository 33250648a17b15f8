/**
 * Codex's own prose, by key. It is not part of this repository: the text pack is read out of the installed npm package
 * at build time. Until it is there, a stand-in of our own takes the place of each text.
 */
import { type Span, span } from "./provenance.ts";
import type { ModelFacts } from "./releases/models.ts";
import type { TextKey } from "./textKeys.ts";

export type { TextKey };

/** The pack as it is stored: `public/codex-texts/<release>.json`. */
export interface TextPack {
  readonly format: 1;
  readonly release: string;
  /** Who holds the rights in the texts, and under which licence they are used. */
  readonly licence: string;
  /** SHA-256 (hex) over the JSON text of `texts`. */
  readonly sha256: string;
  /** What the program's own catalogue says of its models. */
  readonly models: readonly ModelFacts[];
  readonly texts: Readonly<Record<string, string>>;
}

/** What the engine asks for a text. */
export interface Texts {
  readonly origin: "codex" | "stand-in";
  readonly sha256: string | null;
  get(key: TextKey): string;
}

/** Our own placeholder for a text of Codex that is not at hand. */
export function standInText(key: TextKey): string {
  return `[Codex's own text "${key}" stands here]`;
}

export const STAND_INS: Texts = { origin: "stand-in", sha256: null, get: standInText };

/** The texts of a pack. A key that the pack lacks is a fault of the build, not of the scenario. */
export function textsOf(pack: TextPack): Texts {
  return {
    origin: "codex",
    sha256: pack.sha256,
    get(key) {
      const text = pack.texts[key];
      if (text === undefined) throw new Error(`The text pack of Codex ${pack.release} has no text "${key}".`);
      return text;
    },
  };
}

/** A whole text of Codex as a span. */
export function codexText(texts: Texts, key: TextKey): Span {
  const text = texts.get(key);
  return span(text, { kind: "codex", key, start: 0, end: text.length });
}
