/** The words about environments. Both languages are small and come with what needs them. */
import { type EnvironmentStrings, environmentsEn } from "../i18n/environments.en.ts";
import { environmentsZh } from "../i18n/environments.zh.ts";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";

export function environmentWords({ language }: Pick<Translate, "language">): EnvironmentStrings {
  return language === "zh" ? environmentsZh : environmentsEn;
}

export function useEnvironmentWords(): EnvironmentStrings {
  return environmentWords(useTranslate());
}
