/** The words of findings in the chosen language: they are fetched when somebody shows findings. */
import { useEffect, useSyncExternalStore } from "react";
import type { RuleId } from "../../engine/insight.ts";
import type { Language } from "../../state/view.ts";
import type { FindingWords, FixWords } from "../i18n/findings/words.ts";
import type { FindingsUiStrings } from "../i18n/findings.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

export interface AllFindingWords {
  readonly rules: FindingWords<RuleId>;
  readonly fixes: FixWords;
  readonly ui: FindingsUiStrings;
}

const LOADERS: Readonly<Record<Language, () => Promise<AllFindingWords>>> = {
  en: async () => (await import("./words.en.ts")).allFindingWordsEn,
  zh: async () => (await import("./words.zh.ts")).allFindingWordsZh,
};

const loaded: Partial<Record<Language, AllFindingWords>> = {};
const listeners = new Set<() => void>();

export async function loadFindingWords(language: Language): Promise<AllFindingWords> {
  const words = loaded[language] ?? (await LOADERS[language]());
  if (loaded[language] === undefined) {
    loaded[language] = words;
    for (const listener of listeners) listener();
  }
  return words;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useFindingWords(): AllFindingWords | null {
  const { language } = useTranslate();
  useEffect(() => void loadFindingWords(language), [language]);
  return useSyncExternalStore(subscribe, () => loaded[language] ?? null);
}
