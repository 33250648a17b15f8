/** The answer as a short report in Markdown, for an issue or a chat. Pure. */
import type { FileReport, Sentence } from "../../../engine/index.ts";
import type { Finding } from "../../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import { byCause } from "../../findings/causes.ts";
import { unsaid } from "../../findings/unsaid.ts";
import type { AllFindingWords } from "../../findings/words.ts";
import { type Catalogue, say } from "../../i18n/catalogue.ts";
import { findingMessage } from "../../i18n/findingMessage.ts";
import { type Format, formatNumber } from "../../i18n/format.ts";
import { errorSentencesOf } from "../../i18n/useErrorSay.ts";
import { answerOf } from "./answer.ts";

export interface Report {
  readonly document: ScenarioDocument;
  readonly moment: ShownMoment;
  readonly findings: readonly Finding[];
  /** Warnings of the simulation. */
  readonly warnings: readonly Sentence[];
  /** Opens the scenario; null: there is none. */
  readonly link: string | null;
}

export interface ReportWords {
  readonly catalogue: Pick<Catalogue, "sentences" | "views" | "shell" | "late">;
  readonly findings: AllFindingWords;
  /** Shortens a path. */
  readonly path: (path: string) => string;
}

/** Rows of the table; the files behind them are counted. */
const ROWS = 24;
const FINDINGS = 24;

export function reportOf(report: Report, words: ReportWords): string {
  const f = markdownFormat(words.path);
  const { link, moment } = report;
  const parts = [
    `**${headline(moment, words, f)}**`,
    facts(report, words, f),
    ...(moment.files.length === 0 ? [] : [table(moment, words, f)]),
    findingsList(report, words, f),
    ...(link === null ? [] : [`[${words.findings.ui.report.scenario}](${link})`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

export function headline({ error, files }: ShownMoment, { catalogue }: ReportWords, f: Format): string {
  const words = catalogue.views.answer;
  if (error !== null)
    return `${words.refusal} ${say({ ...catalogue.sentences, ...errorSentencesOf(catalogue) }, error.sentence, f)}`;
  const { sentFiles, total, cut } = answerOf({ files });
  return total === 0 ? words.noFiles : words.headline({ sent: sentFiles, total, cut });
}

/** Versions and what the answer depends on, in one line. */
export function facts({ document, moment }: Report, { catalogue, findings }: ReportWords, f: Format): string {
  const { report: words } = findings.ui;
  const { header, session } = catalogue.shell;
  const { launch, steps, codex } = normaliseScenario(document);
  const { settings, root, step, error } = moment;
  const { at } = error ?? {};
  const mode = settings === null ? launch.mode : settings.mode.value;
  return [
    header.releaseName(codex),
    words.startedIn(settings?.cwd ?? launch.cwd, f),
    ...(at == null || at.path === null ? [] : [catalogue.views.answer.refusalAt(at.path, at.line, at.column, f)]),
    ...(settings === null
      ? []
      : [
          root.path === null ? words.noRoot : words.root(root.path, root.marker, f),
          words.trust(session.trustValues[settings.trust.level ?? "none"]),
        ]),
    words.mode(session.modeValues[mode ?? "none"]),
    words.surface(launch.surface, f),
    ...(steps.length < 2 ? [] : [step < 0 ? words.atStart(steps.length) : words.afterStep(step, steps.length)]),
  ].join(" · ");
}

function table(moment: ShownMoment, { catalogue, findings }: ReportWords, f: Format): string {
  const { sent, notSent } = answerOf(moment);
  const { report: words } = findings.ui;
  const { columns } = words;
  const rows = [...sent, ...notSent.flatMap((group) => group.files)];
  const line = ({ order, path, environment, verdict, cut, used, bytes }: FileReport): string => {
    const { answer, verdicts } = catalogue.views;
    const name = verdict === "cut" && cut !== null ? answer.cutAt(cut.line) : verdicts[verdict];
    const seen = environment === undefined ? "" : ` (${inCell(f.code(environment))})`;
    return `| ${order ?? ""} | ${inCell(f.path(path))}${seen} | ${name} | ${words.bytes(used, bytes)} |`;
  };
  return [
    `| # | ${columns.file} | ${columns.verdict} | ${columns.bytes} |`,
    "|--:|---|---|--:|",
    ...rows.slice(0, ROWS).map(line),
    ...(rows.length > ROWS ? [`| | ${words.more(rows.length - ROWS)} | | |`] : []),
  ].join("\n");
}

function findingsList({ findings, warnings }: Report, words: ReportWords, f: Format): string {
  const { ui } = words.findings;
  const told = byCause(findings);
  const lines = [
    ...told.slice(0, FINDINGS).map((finding) => {
      const { rule, severity } = finding;
      const message = oneLine(findingMessage(finding, words.findings.rules, f));
      return `- **${ui.severities[severity]}** \`${rule}\`: ${message}${placeOf(finding, ui, f)}`;
    }),
    ...(told.length > FINDINGS ? [`- ${ui.showMore(told.length - FINDINGS)}`] : []),
    ...unsaid(warnings, findings).map((warning) => `- ${oneLine(say(words.catalogue.sentences, warning, f))}`),
  ];
  return lines.length === 0 ? ui.report.nothing : [`${ui.report.findings}:`, "", ...lines].join("\n");
}

export function placeOf({ place }: Finding, ui: AllFindingWords["ui"], f: Format): string {
  if (place.step !== null) return ` (${ui.step(place.step)})`;
  if (place.path === null) return "";
  return ` (${f.path(place.path)}${place.range === null ? "" : `:${formatNumber(place.range.line)}`})`;
}

/** Literals as code spans, with as many backticks as their text needs. */
export function markdownFormat(shorten: (path: string) => string): Format {
  return { number: formatNumber, path: (path) => codeSpan(shorten(path)), code: codeSpan };
}

function codeSpan(text: string): string {
  const line = oneLine(text);
  if (line.trim() === "") return `"${line}"`;
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  // A space keeps a backtick at the edge apart from the fence, and one at both edges from being taken off.
  const padding = /^`|`$/.test(line) || /^ .* $/.test(line) ? " " : "";
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** A bar ends a cell, even inside a code span. */
function inCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold any of them.
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ");
}
