/** The words of the documentation in the chosen language; suspends while they are fetched. */
import { use } from "react";
import type { Language } from "../../state/view.ts";
import type { DocsLanguage } from "../i18n/docs/words.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

const LOADERS: Readonly<Record<Language, () => Promise<DocsLanguage>>> = {
  en: async () => (await import("../i18n/docs/all.en.ts")).docsEn,
  zh: async () => (await import("../i18n/docs/all.zh.ts")).docsZh,
};

const asked: Partial<Record<Language, Promise<DocsLanguage>>> = {};

export function useDocsWords(): DocsLanguage {
  const { language } = useTranslate();
  asked[language] ??= LOADERS[language]();
  return use(asked[language]);
}
