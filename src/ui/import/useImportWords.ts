import { useStore } from "zustand";
import { type ImportState, importing } from "../../state/importing.ts";
import { type ImportStrings, importEn } from "../i18n/import.en.ts";
import { importZh } from "../i18n/import.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** The words of the import in the chosen language. */
export function useImportWords(): ImportStrings {
  return importWords(useTranslate().language);
}

export function importWords(language: string): ImportStrings {
  return language === "zh" ? importZh : importEn;
}

export function useImporting(): ImportState {
  return useStore(importing);
}
