import type { Source } from "../../../engine/index.ts";
import type { RequestTranslate } from "../../i18n/useRequestTranslate.ts";

/** Where a piece of text comes from, in a few words. */
export function describeSource(source: Source, { views, path: shorten }: RequestTranslate): string {
  const words = views.messages;
  switch (source.kind) {
    case "file":
      return shorten(source.path);
    case "config":
      return words.sourceConfig(source.path === null ? null : shorten(source.path), source.key, source.line);
    case "codex":
      return words.sourceCodex(source.key);
    case "machine":
      return words.sourceMachine(source.fact);
    case "launch":
      return source.key === "threadInstructions" ? words.sourceThreadInstructions : words.sourceLaunch(source.key);
    case "step":
      return words.sourceStep(source.step + 1);
    case "default":
      return words.sourceDefault(source.key);
    case "separator":
      return words.legendCodex;
  }
}
