/** Simplified Chinese: loaded when it is chosen. */
import type { Catalogue } from "./catalogue.ts";
import { sentencesZh } from "./sentences.zh.ts";
import { shellZh } from "./shell.zh.ts";
import { viewsZh } from "./views.zh.ts";

export const zh: Catalogue = { sentences: sentencesZh, views: viewsZh, shell: shellZh };
