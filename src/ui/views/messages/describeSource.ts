import type { Source } from "../../../engine/index.ts";
import type { ScenarioDocument } from "../../../scenario/document.ts";
import type { RequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { placeOfByte } from "./openSource.ts";

/** Where a piece of text comes from, in a few words; a file with its lines and bytes. */
export function describeSource(
  source: Source,
  document: ScenarioDocument,
  { views, path: shorten }: RequestTranslate,
): string {
  const words = views.messages;
  switch (source.kind) {
    case "file": {
      const first = placeOfByte(document, source.path, source.start);
      if (first === null) return shorten(source.path);
      const last = placeOfByte(document, source.path, Math.max(source.start, source.end - 1)) ?? first;
      return words.sourceBytes(words.sourceFile(shorten(source.path), first.line, last.line), source.start, source.end);
    }
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
      return words.sourceSeparator;
  }
}
