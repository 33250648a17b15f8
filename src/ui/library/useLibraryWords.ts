import { type LibraryStrings, libraryEn } from "../i18n/library.en.ts";
import { libraryZh } from "../i18n/library.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

export function useLibraryWords(): LibraryStrings {
  return useTranslate().language === "zh" ? libraryZh : libraryEn;
}
