/** All words of findings in English. */

import { findingsEn } from "../i18n/findings/all.en.ts";
import { fixesEn } from "../i18n/findings/fixes.en.ts";
import { findingsUiEn } from "../i18n/findings.en.ts";
import type { AllFindingWords } from "./words.ts";

export const allFindingWordsEn: AllFindingWords = { rules: findingsEn, fixes: fixesEn, ui: findingsUiEn };
