/** English: the language of the headless command, and the one that is loaded first. */
import type { Catalogue } from "./catalogue.ts";
import { sentencesEn } from "./sentences.en.ts";
import { shellEn } from "./shell.en.ts";
import { viewsEn } from "./views.en.ts";

export const en: Catalogue = { sentences: sentencesEn, views: viewsEn, shell: shellEn, late: null };
