/** Simplified Chinese: loaded when it is chosen. */
import type { Catalogue } from "./catalogue.ts";
import { editsZh } from "./edits.zh.ts";
import { examplesZh } from "./examples.zh.ts";
import { panelsZh } from "./panels.zh.ts";
import { requestZh } from "./request.zh.ts";
import { errorSentencesZh } from "./sentences.error.zh.ts";
import { faultSentencesZh } from "./sentences.fault.zh.ts";
import { sentencesZh } from "./sentences.zh.ts";
import { shellZh } from "./shell.zh.ts";
import { timelineZh } from "./timeline.zh.ts";
import { viewsZh } from "./views.zh.ts";

export const zh: Catalogue = {
  sentences: sentencesZh,
  views: viewsZh,
  shell: shellZh,
  late: {
    panels: panelsZh,
    timeline: timelineZh,
    request: requestZh,
    examples: examplesZh,
    edits: editsZh,
    faults: faultSentencesZh,
    errors: errorSentencesZh,
  },
};
