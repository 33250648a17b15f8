import { type BudgetStrings, budgetEn } from "../../i18n/budget.en.ts";
import { budgetZh } from "../../i18n/budget.zh.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";

/** The words of the Budget view, in the language of the page. */
export function useBudgetWords(): BudgetStrings {
  return useTranslate().language === "zh" ? budgetZh : budgetEn;
}
