/** The words of a report page, in one language. */
import type { Source } from "../../engine/index.ts";
import type { ExportStrings } from "../i18n/export.en.ts";
import type { RequestViewStrings } from "../i18n/useRequestTranslate.ts";
import type { ThreadStrings } from "../i18n/views.thread.en.ts";
import type { ReportWords } from "../views/answer/report.ts";

export interface PageWords extends ReportWords {
  readonly language: string;
  readonly app: string;
  readonly strings: ExportStrings;
  readonly views: RequestViewStrings;
  readonly thread: ThreadStrings;
  /** Where a stretch of text comes from, in plain words. */
  readonly describe: (source: Source) => string;
}
