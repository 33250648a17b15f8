import { type MigrationStrings, migrationEn } from "../i18n/migration.en.ts";
import { migrationZh } from "../i18n/migration.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** The words of the migration in the chosen language. */
export function useMigrationWords(): MigrationStrings {
  return migrationWords(useTranslate().language);
}

export function migrationWords(language: string): MigrationStrings {
  return language === "zh" ? migrationZh : migrationEn;
}
