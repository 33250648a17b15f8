/** The words of the Budget view in English; they come with it. */
import type { RemedyId } from "../../state/remedies.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const bytes = (value: number) => count(value, "byte");
/** 48 KiB, or bytes where that is not whole. */
const size = (value: number) =>
  value >= 1024 && value % 1024 === 0 ? `${formatNumber(value / 1024)} KiB` : bytes(value);

const remedies: Record<RemedyId, string> = {
  raise: "Raise the limit",
  split: "Split the largest file",
  deeper: "Move text to a deeper file",
  startIn: "Start in another directory",
};

export const budgetEn = {
  bytes,
  size,
  remedies,

  headline: {
    empty: "There are no project instructions on the way.",
    whole: (found: number) => `All ${bytes(found)} of project instructions are sent.`,
    lost: (lost: number, found: number) =>
      `${formatNumber(lost)} of ${bytes(found)} of project instructions ${lost === 1 ? "is" : "are"} lost.`,
    limitZero: "The limit is 0: Codex reads no project instructions.",
    untrusted: "The project is not trusted: Codex sends none of its instructions.",
    readError: "One file cannot be read: Codex sends no project instructions.",
  },
  /** Behind the headline, where the limit is not what decides. */
  notTheLimit: "The limit makes no difference here.",
  toAnswer: "What can be done stands in the answer",

  totals: "Bytes of the project instructions",
  found: "Found",
  sent: "Sent",
  lost: "Lost",
  left: "Left",
  limit: "Limit",
  limitMark: (limit: number) => `limit ${size(limit)}`,
  barRest: (files: number, lost: number) => `${count(files, "file")}, ${bytes(lost)} lost`,
  barSegment: (path: string, kept: number, lost: number) =>
    [path, ...(kept > 0 ? [`${bytes(kept)} sent`] : []), ...(lost > 0 ? [`${bytes(lost)} lost`] : [])].join(", "),

  setLimit: "Limit of project instructions",
  presets: "Common limits",
  presetDefault: "default",
  presetAll: (limit: number) => `all of it (${size(limit)})`,
  origin: {
    file: (path: string, line: number | null, f: Format) =>
      line === null ? f.path(path) : `${f.path(path)}, line ${formatNumber(line)}`,
    override: "-c",
    launch: "at the start",
    step: (step: number) => `step ${formatNumber(step + 1)}`,
    default: "default",
  },
  inForce: "In force:",
  writesTo: (path: string | null, f: Format) =>
    `A change is written to ${path === null ? f.code("-c") : f.path(path)}.`,
  byStep: "A step sets the limit. Edit the step, or choose an earlier one.",

  files: "Files on the way, root first",
  columns: {
    number: "No.",
    fileIn: (directory: string | null, f: Format) => (directory === null ? "File" : `File in ${f.path(directory)}`),
    size: "Size",
    sent: "Sent",
    lost: "Lost",
  },
  cutAt: (line: number, column: number) => `cut at line ${formatNumber(line)}, column ${formatNumber(column)}`,
  opens: (path: string) => `Open ${path}`,
  opensCut: (path: string, line: number) => `Open ${path} at line ${formatNumber(line)}, where the cut is`,
  total: "Together",
  global: "Outside the limit",
  globalNote: "The global file is read before the project and has no limit.",
  unknown: "–",

  headings: "Headings",
  headingsOf: (sent: number, lost: number) =>
    [...(sent > 0 ? [`${formatNumber(sent)} sent`] : []), ...(lost > 0 ? [`${formatNumber(lost)} lost`] : [])].join(
      ", ",
    ),
  noHeadings: "None of these files has a Markdown heading.",
  firstLost: (line: number, column: number) =>
    `Cut at line ${formatNumber(line)}, column ${formatNumber(column)}. Nothing below is sent.`,
  allLost: "Nothing of this file is sent.",
  stateSent: "sent",
  stateLost: "lost",
  line: (line: number) => `line ${formatNumber(line)}`,
  showMore: (more: number) => `Show ${formatNumber(more)} more`,
  showMoreFiles: (more: number) => `Show ${count(more, "more file")}`,

  whatIf: "What if",
  whatIfNote: "Each row is worked out on a copy. Nothing changes before you apply it, and it can be undone.",
  apply: "Apply",
  applyOf: (remedy: RemedyId) => `Apply: ${remedies[remedy]}`,
  directory: "Directory",
  pending: "Working it out…",
  failed: "This could not be worked out.",
  refused: "Codex would refuse to start.",
  same: "No file would fare better or worse.",
  raise: (limit: number, key: string, path: string | null, f: Format) =>
    `To ${size(limit)}: ${f.code(`${key} = ${limit}`)} in ${path === null ? f.code("-c") : f.path(path)}.`,
  split: (moved: number, line: number, from: string, to: string, f: Format) =>
    `${bytes(moved)}, from line ${formatNumber(line)} of ${f.path(from)} on, go to ${f.path(to)}. Codex does not send that file: the model sees one line that names it, and has to open it.`,
  deeper: (moved: number, line: number, from: string, to: string, f: Format) =>
    `${bytes(moved)}, from line ${formatNumber(line)} of ${f.path(from)} on, go to ${f.path(to)}.`,
  deeperOnTheWay:
    "That directory is on the way too, so its file counts against the same limit: the sum stays as it is.",
  deeperOffTheWay: "Sent only when Codex is started in that directory or below it.",
  startIn: (directory: string, f: Format) => `In ${f.path(directory)}. Files below it are not read then.`,
  none: {
    step: "A step of the timeline sets this.",
    text: "No file can be taken apart so that its first part fits.",
    stale: "The largest file was changed after Codex read it. Choose an earlier step.",
    noDirectory: "There is no directory below the largest file.",
    oneDirectory: "One directory alone is searched.",
  },
  result: {
    sent: "Sent",
    lost: "Lost",
    fromTo: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)} B`,
    change: (path: string, before: string | null, after: string | null, f: Format) =>
      `${f.path(path)}: ${before ?? "new"} → ${after ?? "gone"}`,
    used: (used: number) => `${formatNumber(used)} B sent`,
    more: (more: number) => `and ${count(more, "more file")}`,
  },
};

export type BudgetStrings = typeof budgetEn;
