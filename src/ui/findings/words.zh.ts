/** All words of findings in Simplified Chinese. */

import { findingsZh } from "../i18n/findings/all.zh.ts";
import { fixesZh } from "../i18n/findings/fixes.zh.ts";
import { findingsUiZh } from "../i18n/findings.zh.ts";
import type { AllFindingWords } from "./words.ts";

export const allFindingWordsZh: AllFindingWords = { rules: findingsZh, fixes: fixesZh, ui: findingsUiZh };
