/** Saving the open scenario in other forms than its own: files as an archive, the answer as a page or as Markdown. */
import { APP_NAME } from "../../constants.ts";
import type { Source } from "../../engine/index.ts";
import { findingsOf } from "../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { ARCHIVED_SCENARIO, archiveOf } from "../../scenario/export/archive.ts";
import { download } from "../../services/files.ts";
import { app, shownMoment } from "../../state/app.ts";
import { fileName } from "../../state/libraryFile.ts";
import { requestAt } from "../../state/moment.ts";
import { linkViewOf, scenarioLink } from "../../state/share.ts";
import { simulationOf } from "../../state/simulation.ts";
import { loadFindingWords } from "../findings/words.ts";
import { exportEn } from "../i18n/export.en.ts";
import { exportZh } from "../i18n/export.zh.ts";
import { withRequest } from "../i18n/useRequestTranslate.ts";
import type { Translate } from "../i18n/useTranslate.ts";
import { threadEn } from "../i18n/views.thread.en.ts";
import { threadZh } from "../i18n/views.thread.zh.ts";
import { reportOf } from "../views/answer/report.ts";
import { describeSource } from "../views/messages/describeSource.ts";
import { htmlReport, type PageReport } from "./htmlReport.ts";
import { markdownRequests } from "./markdownRequests.ts";
import type { PageWords } from "./pageWords.ts";

/** A link to the scenario stands in a report only if it is short enough to be one. */
const LINK_CHARACTERS = 65_536;

export async function saveArchive({ language }: Translate): Promise<void> {
  const { document } = app.getState();
  const strings = language === "zh" ? exportZh : exportEn;
  const folder = bareName(document);
  const bytes = await archiveOf(document, {
    folder,
    readme: (notes) => strings.readme(notes, ARCHIVED_SCENARIO, APP_NAME),
  });
  download(`${folder}.zip`, bytes as Uint8Array<ArrayBuffer>, "application/zip");
}

export async function savePage(translate: Translate): Promise<void> {
  const report = await pageReport();
  if (report === null) return;
  const page = htmlReport(report, await pageWords(translate, report.document));
  download(`${bareName(report.document)}.html`, page, "text/html");
}

export async function saveMarkdown(translate: Translate): Promise<void> {
  const report = await pageReport();
  if (report === null) return;
  const words = await pageWords(translate, report.document);
  const requests = markdownRequests(report.requests, words);
  const text = reportOf(report, words) + (requests === null ? "" : `\n${requests}\n`);
  download(`${bareName(report.document)}.md`, text, "text/markdown");
}

function bareName({ title = "" }: ScenarioDocument): string {
  return fileName(title).replace(/\.json$/, "");
}

/** What is shown now; null when nothing could be worked out. */
async function pageReport(): Promise<PageReport | null> {
  const state = app.getState();
  const moment = shownMoment(state);
  const { document, texts, view } = state;
  const played = simulationOf(document, texts);
  if (!played.ok || moment === null) return null;
  const { simulation } = played;
  const link = await scenarioLink(document, linkViewOf(view));
  return {
    document,
    moment,
    findings: findingsOf(normaliseScenario(document), simulation, moment),
    warnings: simulation.warnings,
    requests: simulation.requests,
    link: link === null || link.length > LINK_CHARACTERS ? null : link,
    request: requestAt(simulation, moment.step, view.request)?.request ?? null,
    standIns: simulation.texts.origin === "stand-in",
  };
}

async function pageWords(translate: Translate, document: ScenarioDocument): Promise<PageWords> {
  const isChinese = translate.language === "zh";
  const request = withRequest(translate);
  const described = new Map<Source, string>();
  return {
    language: isChinese ? "zh-Hans" : "en",
    app: APP_NAME,
    catalogue: translate,
    findings: await loadFindingWords(translate.language),
    path: translate.path,
    strings: isChinese ? exportZh : exportEn,
    views: request.views,
    thread: isChinese ? threadZh : threadEn,
    describe: (source) => {
      const known = described.get(source) ?? describeSource(source, document, request);
      described.set(source, known);
      return known;
    },
  };
}
