/** What the Answer view says, computed from a simulation: counts, order of the rows, segments of the budget bar. */
import type { FileReport, Moment, Verdict } from "../../../engine/index.ts";

/** Verdicts of files that are not sent, the most surprising loss first. */
export const SEVERITY = [
  "budget",
  "disabled",
  "unreadable",
  "hidden",
  "untrusted",
  "blank",
  "global-hidden",
  "not-a-file",
  "broken-link",
  "below-cwd",
  "off-path",
  "wrong-name",
] as const satisfies readonly Verdict[];

/** Lying elsewhere is no fault of loading: these do not spoil "everything on the way is in the request". */
const ELSEWHERE: readonly string[] = ["below-cwd", "off-path"];

export interface BudgetSegment {
  readonly path: string;
  /** Id of the environment through which it is read; undefined: there is only this machine. */
  readonly environment: string | undefined;
  /** Bytes sent. */
  readonly kept: number;
  /** Bytes that did not fit. */
  readonly lost: number;
}

export interface VerdictGroup {
  readonly verdict: Verdict;
  readonly files: readonly FileReport[];
}

export interface Answer {
  readonly total: number;
  /** In the order in which they are sent; a file that is sent twice has two rows. */
  readonly sent: readonly FileReport[];
  /** Files of which something is sent. */
  readonly sentFiles: number;
  /** Sent, but not whole. */
  readonly cut: number;
  readonly notSent: readonly VerdictGroup[];
  /** Project files that took from the budget or found it used up, root first. */
  readonly segments: readonly BudgetSegment[];
  /** Every file on the way is in the request, whole: what goes wrong is no loading problem. */
  readonly inOrder: boolean;
}

/** `files`: those of one moment; `root`: without it, one that a marker on disk has set. */
export function answerOf({ files: reports, root }: Pick<Moment, "files"> & Partial<Pick<Moment, "root">>): Answer {
  // The global file can be read once more as a file of the project: then it has two rows.
  const files = reports.flatMap((file) => (file.asProjectFile === null ? [file] : [file, file.asProjectFile]));
  const sent = files.filter((file) => file.order !== null).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const missing = files.filter((file) => file.order === null);
  const notSent = SEVERITY.map((verdict) => ({
    verdict,
    files: missing.filter((file) => file.verdict === verdict),
  })).filter((group) => group.files.length > 0);
  const cut = sent.filter((file) => file.verdict === "cut").length;
  const reason = root?.reason;
  // A root that the sandbox has made cuts off files that would have been on the way.
  const harmless = reason?.id === "root.marker" && reason.params.isMade ? ["below-cwd"] : ELSEWHERE;
  return {
    total: filesOf(reports),
    sent,
    sentFiles: filesOf(sent),
    cut,
    notSent,
    segments: segmentsOf(sent, missing),
    inOrder: sent.length > 0 && cut === 0 && missing.every((file) => harmless.includes(file.verdict)),
  };
}

/** A file that is read in two roles, or through two environments, counts once. */
export function filesOf(rows: readonly FileReport[]): number {
  return new Set(rows.map((file) => file.path)).size;
}

function segmentsOf(sent: readonly FileReport[], missing: readonly FileReport[]): BudgetSegment[] {
  const project = sent.filter((file) => file.verdict === "loaded" || file.verdict === "cut");
  // Each lies in a directory of one way down, so the shorter path is read earlier; rows of environments stand in order.
  const starved = missing
    .filter((file) => file.verdict === "budget")
    .sort((a, b) => (a.environment === b.environment ? a.path.length - b.path.length : 0));
  return [...project, ...starved].map((file) => ({
    path: file.path,
    environment: file.environment,
    kept: file.used,
    lost: Math.max(0, file.bytes - file.used),
  }));
}
