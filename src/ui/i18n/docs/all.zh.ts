import { examplesZh } from "../examples.zh.ts";
import { configFindingsZh } from "../findings/config.zh.ts";
import { fileFindingsZh } from "../findings/file.zh.ts";
import { skillFindingsZh } from "../findings/skill.zh.ts";
import { textFindingsZh } from "../findings/text.zh.ts";
import { threadFindingsZh } from "../findings/thread.zh.ts";
import { topicsZh } from "./topics.zh.ts";
import { docsUiZh, scenariosZh } from "./ui.zh.ts";
import { verdictsZh } from "./verdicts.zh.ts";
import type { DocsLanguage } from "./words.ts";

export const docsZh: DocsLanguage = {
  ui: docsUiZh,
  topics: topicsZh,
  verdicts: verdictsZh,
  scenarios: { ...examplesZh.examples, ...scenariosZh },
  findings: {
    file: fileFindingsZh,
    text: textFindingsZh,
    config: configFindingsZh,
    skill: skillFindingsZh,
    thread: threadFindingsZh,
  },
};
