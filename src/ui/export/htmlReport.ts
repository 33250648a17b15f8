/**
 * The answer, its findings, layout and messages as one HTML file: no script, nothing from elsewhere, everything that a
 * person has written escaped. Pure.
 */
import type { FileReport, ModelRequest } from "../../engine/index.ts";
import type { Finding } from "../../engine/insight.ts";
import { byCause } from "../findings/causes.ts";
import { unsaid } from "../findings/unsaid.ts";
import { say } from "../i18n/catalogue.ts";
import { findingMessage } from "../i18n/findingMessage.ts";
import { type Format, markedFormat } from "../i18n/format.ts";
import { answerOf } from "../views/answer/answer.ts";
import { facts, headline, placeOf, type Report } from "../views/answer/report.ts";
import { Html, html, prose } from "./html.ts";
import type { PageWords } from "./pageWords.ts";
import { layoutSection } from "./reportLayout.ts";
import { messagesSection } from "./reportMessages.ts";
import { REPORT_STYLE } from "./reportStyle.ts";

export interface PageReport extends Report {
  /** The request that is shown; null: Codex sends none here. */
  readonly request: ModelRequest | null;
  /** All of the thread. */
  readonly requests: readonly ModelRequest[];
  /** Codex's own texts are stand-ins. */
  readonly standIns: boolean;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function htmlReport(report: PageReport, words: PageWords): string {
  const { document, moment, link, request } = report;
  const f = markedFormat(words.path);
  const { strings } = words;
  const title = document.title?.trim() || words.app;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(REPORT_STYLE)}</style>
</head>
<body>
<main>
<p class="made">${strings.report.made(words.app)}${link === null ? null : html` <a href="${link}" rel="noreferrer">${strings.report.open}</a>`}</p>
<h1>${title}</h1>
<p class="answer">${prose(headline(moment, words, f))}</p>
<p class="facts">${prose(facts(report, words, f))}</p>
${document.skeleton === true ? html`<p class="notice">${strings.skeleton}</p>` : null}
${report.standIns ? html`<p class="notice">${strings.report.standIns}</p>` : null}
${document.notes ? html`<h2>${strings.report.notes}</h2><div class="notes">${document.notes}</div>` : null}
${filesSection(report, words, f)}
${findingsSection(report, words, f)}
${request === null ? null : [layoutSection(request, words), messagesSection(report.requests, request, words)]}
</main>
</body>
</html>
`.text;
}

function filesSection({ moment }: PageReport, words: PageWords, f: Format): Html | null {
  const { sent, notSent } = answerOf(moment);
  const rows = [...sent, ...notSent.flatMap(({ files }) => files)];
  if (rows.length === 0) return null;
  const { columns, files } = words.strings.report;
  return html`<section><h2>${files}</h2><table><thead><tr><th scope="col" class="number">${columns.order}</th><th scope="col">${columns.file}</th><th scope="col">${columns.verdict}</th><th scope="col" class="number">${columns.sent}</th><th scope="col" class="why">${columns.reason}</th></tr></thead><tbody>
${rows.map((row) => fileRow(row, words, f))}</tbody></table></section>`;
}

function fileRow(file: FileReport, words: PageWords, f: Format): Html {
  const { verdict, cut, order, path, used, bytes, reason } = file;
  const { answer, verdicts } = words.catalogue.views;
  const name = verdict === "cut" && cut !== null ? answer.cutAt(cut.line) : verdicts[verdict];
  const tone = order === null || verdict === "cut" ? "lost" : "kept";
  return html`<tr><td class="number">${order ?? ""}</td><td class="file">${breakable(words.path(path))}</td><td class="verdict ${tone}">${name}</td><td class="number">${words.findings.ui.report.bytes(used, bytes)}</td><td class="why">${prose(say(words.catalogue.sentences, reason, f))}</td></tr>\n`;
}

/** A path that is broken behind its slashes. */
function breakable(path: string): Html {
  return html`<code>${path.split(/(?<=[\\/])/).map((piece, index) => (index === 0 ? piece : html`<wbr>${piece}`))}</code>`;
}

function findingsSection({ findings, warnings }: PageReport, words: PageWords, f: Format): Html {
  const { ui } = words.findings;
  const items = [
    ...byCause(findings).map((finding) => findingItem(finding, words, f)),
    ...unsaid(warnings, findings).map(
      (warning) => html`<li>${prose(say(words.catalogue.sentences, warning, f))}</li>\n`,
    ),
  ];
  return html`<section><h2>${words.strings.report.findings}</h2>${
    items.length === 0 ? html`<p class="about">${ui.report.nothing}</p>` : html`<ul class="findings">${items}</ul>`
  }</section>`;
}

function findingItem(finding: Finding, words: PageWords, f: Format): Html {
  const { rule, severity } = finding;
  const { ui, rules } = words.findings;
  const message = findingMessage(finding, rules, f);
  return html`<li><b class="${severity}">${ui.severities[severity]}</b> <code>${rule}</code> ${prose(message)}<span class="about">${prose(placeOf(finding, ui, f))}</span></li>\n`;
}
