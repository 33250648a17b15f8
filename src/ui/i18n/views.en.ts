/** The words of the answer in English, and those that all result views share. Functions that take a `Format` may hold paths and literals. */
import type { Verdict } from "../../engine/index.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const verdicts: Record<Verdict, string> = {
  loaded: "whole",
  cut: "cut",
  budget: "no budget left",
  hidden: "hidden",
  blank: "blank",
  "below-cwd": "below start",
  "off-path": "off the path",
  "not-a-file": "not a file",
  "broken-link": "broken link",
  "wrong-name": "wrong name",
  untrusted: "untrusted",
  disabled: "dropped",
  global: "whole",
  "global-hidden": "hidden",
  unreadable: "unreadable",
};

const NUMBERS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const word = (value: number) => NUMBERS[value] ?? formatNumber(value);

export const viewsEn = {
  verdicts,

  bytes: (bytes: number) => `${formatNumber(bytes)} B`,
  usedOf: (used: number, bytes: number) => `${formatNumber(used)} of ${formatNumber(bytes)} B`,
  kilobytes: (bytes: number) => `${formatNumber(Math.ceil(bytes / 1000))} kB`,
  copy: "Copy",
  copied: "Copied",
  copyFailed: "The browser refused to copy.",
  showAll: (size: string) => `Show all (${size})`,
  request: "Request",
  requestOf: (number: number, total: number) => `Request ${formatNumber(number)} of ${formatNumber(total)}`,
  noRequest: "Codex sends no request here.",
  refused: "Codex refuses to start, so there is no request.",
  failed: "This view failed",

  answer: {
    /** Beside the tab's name. */
    count: (sent: number, total: number) => `${formatNumber(sent)} of ${formatNumber(total)}`,
    noFiles: "There are no instruction files.",
    noFilesHint: (cwd: string, f: Format) =>
      `Codex would read ${f.code("AGENTS.md")} in each directory from the project root down to ${f.path(cwd)}, and one in CODEX_HOME.`,
    headline: ({ sent, total, cut }: { sent: number; total: number; cut: number }) => {
      if (sent === 0)
        return total === 1
          ? "Codex does not send your instruction file."
          : `Codex sends none of your ${formatNumber(total)} instruction files.`;
      const cuts = cut === sent ? (sent === 1 ? "cut" : "all of them cut") : `${word(cut)} of them cut`;
      if (total === 1)
        return cut > 0 ? "Codex sends your instruction file, cut." : "Codex sends your instruction file, whole.";
      if (sent === total)
        return `Codex sends all ${formatNumber(total)} instruction files, ${cut > 0 ? cuts : "whole"}.`;
      return `Codex sends ${formatNumber(sent)} of your ${formatNumber(total)} instruction files${cut > 0 ? `, ${cuts}` : ""}.`;
    },
    searchedOne: (path: string, f: Format) => `Searched ${f.path(path)} alone.`,
    searched: (paths: readonly string[], f: Format) => `Searched ${paths.map((path) => f.path(path)).join(", then ")}.`,
    searchedMany: (first: string, last: string, total: number, f: Format) =>
      `Searched ${count(total, "directory", "directories")} from ${f.path(first)} down to ${f.path(last)}.`,
    budget: "Budget of project instructions",
    budgetUsed: (used: number, limit: number) =>
      `${formatNumber(used)} of ${count(limit, "byte")} for project instructions are used. Nothing is lost.`,
    budgetLost: ({
      found,
      limit,
      used,
      lost,
    }: {
      found: readonly number[];
      limit: number;
      used: number;
      lost: number;
    }) => {
      const total = found.reduce((sum, bytes) => sum + bytes, 0);
      const parts = found.length > 1 && found.length < 5 ? found.map(formatNumber).join(" + ") : count(total, "byte");
      return `${count(limit, "byte")} of project instructions fit. ${parts} were found, ${formatNumber(used)} are sent, ${formatNumber(lost)} are lost.`;
    },
    budgetKept: (path: string, bytes: number) => `${path}: ${count(bytes, "byte")} sent`,
    budgetGone: (path: string, bytes: number) => `${path}: ${count(bytes, "byte")} lost`,
    sent: "Sent, in this order",
    notSent: "Not sent",
    alsoWorthKnowing: "Also worth knowing",
    layerUntrusted: (path: string, f: Format) =>
      `${f.path(path)} is not read, because the project is not trusted. Its settings do not count.`,
    cutAt: (line: number) => `cut at line ${formatNumber(line)}`,
    lostHeadings: (headings: readonly string[], more: number) =>
      `Lost: ${headings.map((heading) => `“${heading}”`).join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}.`,
    lostTail: (bytes: number, lines: number) => `Lost: the last ${count(bytes, "byte")}, ${count(lines, "line")}.`,
    showMore: (more: number) => `Show ${formatNumber(more)} more`,
    inOrder:
      "Every instruction file on the way is in the request, whole. If Codex does not follow it, that is not a loading problem.",
    inRequest: "See it in the request",
    standIns:
      "Codex's own texts are not at hand. Marked stand-ins take their place, so sizes of those parts are not the real ones. Your files are not affected.",
    refusal: "Codex refuses to start.",
    refusalAt: (path: string, line: number | null, column: number | null, f: Format) =>
      `${f.path(path)}${line === null ? "" : `, line ${formatNumber(line)}`}${column === null ? "" : `, column ${formatNumber(column)}`}`,
    refusalKey: (key: string, f: Format) => `Key: ${f.code(key)}`,
    refusalOverride: (f: Format) => `Given with ${f.code("-c")}.`,
    refusalRest: "No request is made. The model sees none of your instruction files until this is put right.",
    opens: (path: string) => `Open ${path} in the editor`,
  },
};

/** The shape of the catalogue of the views: every language has the same keys. */
export type ViewStrings = typeof viewsEn;
