/** The words about releases in the chosen language. */
import { type ReleasesStrings, releasesEn } from "../i18n/releases.en.ts";
import { releasesZh } from "../i18n/releases.zh.ts";
import { type TraitWords, traitsEn } from "../i18n/traits.en.ts";
import { traitsZh } from "../i18n/traits.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

export function useReleaseWords(): { readonly words: ReleasesStrings; readonly traits: TraitWords } {
  const isChinese = useTranslate().language === "zh";
  return isChinese ? { words: releasesZh, traits: traitsZh } : { words: releasesEn, traits: traitsEn };
}
