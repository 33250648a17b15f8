/** The words around findings in English: severities, fixes, what they would do, the report. They come after the answer. */
import type { Severity } from "../../engine/insight.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const severities: Record<Severity, string> = { error: "error", warning: "warning", info: "note" };

/** "1 error, 2 warnings". */
function counted(counts: Readonly<Record<Severity, number>>): string {
  const parts = [
    counts.error > 0 ? count(counts.error, "error") : "",
    counts.warning > 0 ? count(counts.warning, "warning") : "",
    counts.info > 0 ? count(counts.info, "note") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export const findingsUiEn = {
  severities,
  counted,
  override: "-c",
  step: (step: number) => `step ${formatNumber(step + 1)}`,
  openStep: "Show this step",
  openPlace: (path: string, line: number | null) =>
    line === null ? `Open ${path} in the editor` : `Open ${path} at line ${formatNumber(line)}`,
  /** Behind the sentence of a row; opens the page about its rule. */
  why: "Why?",
  about: (name: string) => `${name}: what Codex does and why`,
  showMore: (more: number) => `Show ${formatNumber(more)} more`,
  checking: "The text has changed and is being looked at.",

  fixes: "Ways to change this",
  create: (path: string, f: Format) => `Create ${f.path(path)}`,
  /** The disclosure under a fix. */
  preview: "Preview",
  changes: {
    line: (path: string, line: string, f: Format) => `${f.path(path)}: ${f.code(line)}`,
    lines: (path: string, added: number, removed: number, f: Format) =>
      `${f.path(path)}: ${[
        added > 0 ? `${count(added, "line")} added` : "",
        removed > 0 ? `${count(removed, "line")} removed` : "",
      ]
        .filter((part) => part !== "")
        .join(", ")}`,
    bytes: (path: string, f: Format) => `${f.path(path)}: other bytes, the same lines`,
    link: (path: string, target: string, f: Format) => `${f.path(path)} → ${f.code(target)}`,
    added: (path: string, f: Format) => `${f.path(path)} is new`,
    removed: (path: string, f: Format) => `${f.path(path)} is deleted`,
    moved: (from: string, to: string, f: Format) => `${f.path(from)} → ${f.path(to)}`,
    cwd: (from: string, to: string, f: Format) => `started in ${f.path(to)} instead of ${f.path(from)}`,
    profile: (name: string | null, f: Format) => (name === null ? "without a profile" : `profile ${f.code(name)}`),
    environments: (ids: readonly string[] | null, f: Format) =>
      ids === null
        ? "every registered environment is selected"
        : ids.length === 0
          ? "no environment is selected"
          : `selected: ${ids.map(f.code).join(", ")}`,
    override: (text: string, f: Format) => `${f.code("-c")} ${f.code(text)}`,
    overrideGone: (key: string, f: Format) => `${f.code("-c")} without ${f.code(key)}`,
    stepAdded: (step: number) => `step ${formatNumber(step + 1)} is new`,
    stepChanged: (step: number) => `step ${formatNumber(step + 1)} is another one`,
    stepRemoved: (step: number) => `step ${formatNumber(step + 1)} is deleted`,
    more: (more: number) => `and ${count(more, "more change")}`,
    /** A literal at the beginning is marked, so it stays as it is. */
    all: (parts: readonly string[]) => {
      const text = parts.join("; ");
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
  },
  outcome: {
    whole: (path: string, f: Format) => `${f.path(path)} is sent whole`,
    cut: (path: string, used: number, bytes: number, f: Format) =>
      `${f.path(path)} is sent cut, ${formatNumber(used)} of ${formatNumber(bytes)} B`,
    gone: (path: string, f: Format) => `${f.path(path)} is no longer sent`,
    notSent: (path: string, verdict: string, f: Format) => `${f.path(path)}: ${verdict}`,
    more: (more: number) => `${formatNumber(more)} more files change`,
    refused: "Codex refuses to start",
    starts: "Codex starts",
    title: (parts: readonly string[]) => `Then: ${parts.join(", ")}.`,
  },

  position: (message: number, part: number, role: string, from: number, to: number) =>
    `message ${formatNumber(message)}, part ${formatNumber(part)} (${role}), bytes ${formatNumber(from)}–${formatNumber(to)}`,
  positionInstructions: (from: number, to: number) =>
    `instructions field, bytes ${formatNumber(from)}–${formatNumber(to)}`,
  showPosition: (path: string) => `Show ${path} in the request`,

  report: {
    copy: "Copy as Markdown",
    copyHint: "A short report of this answer, for an issue or a chat",
    startedIn: (cwd: string, f: Format) => `started in ${f.path(cwd)}`,
    root: (path: string, marker: string | null, f: Format) =>
      `project root ${f.path(path)}${marker === null ? "" : ` (${f.code(marker)})`}`,
    noRoot: "no project root",
    trust: (level: string) => `trust: ${level}`,
    mode: (mode: string) => `mode: ${mode}`,
    surface: (surface: string, f: Format) => `through ${f.code(surface)}`,
    afterStep: (step: number, total: number) => `after step ${formatNumber(step + 1)} of ${formatNumber(total)}`,
    atStart: (total: number) => `before the first of ${count(total, "step")}`,
    columns: { file: "File", verdict: "Verdict", bytes: "Bytes sent" },
    bytes: (used: number, bytes: number) => `${formatNumber(used)} of ${formatNumber(bytes)}`,
    more: (more: number) => `and ${count(more, "more file")} of which nothing is sent`,
    findings: "Findings",
    nothing: "Nothing else was found.",
    scenario: "Open this scenario",
  },
};

export type FindingsUiStrings = typeof findingsUiEn;
