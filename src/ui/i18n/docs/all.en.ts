import { examplesEn } from "../examples.en.ts";
import { configFindingsEn } from "../findings/config.en.ts";
import { fileFindingsEn } from "../findings/file.en.ts";
import { skillFindingsEn } from "../findings/skill.en.ts";
import { textFindingsEn } from "../findings/text.en.ts";
import { threadFindingsEn } from "../findings/thread.en.ts";
import { topicsEn } from "./topics.en.ts";
import { docsUiEn, scenariosEn } from "./ui.en.ts";
import { verdictsEn } from "./verdicts.en.ts";
import type { DocsLanguage } from "./words.ts";

export const docsEn: DocsLanguage = {
  ui: docsUiEn,
  topics: topicsEn,
  verdicts: verdictsEn,
  scenarios: { ...examplesEn.examples, ...scenariosEn },
  findings: {
    file: fileFindingsEn,
    text: textFindingsEn,
    config: configFindingsEn,
    skill: skillFindingsEn,
    thread: threadFindingsEn,
  },
};
