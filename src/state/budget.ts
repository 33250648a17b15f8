/** The limit of project instructions at one moment: what was found on the way, what is sent of it, what is lost. Pure. */
import { type FileReport, parentOf, type ThreadEnvironment } from "../engine/index.ts";
import type { ShownMoment } from "./moment.ts";

/** Why nothing of the project is sent, or that the limit decides. */
export type BudgetState =
  /** Files are read, within the limit. */
  | "open"
  /** No file lies on the way. */
  | "empty"
  | "limitZero"
  | "untrusted"
  /** One file that cannot be read loses all. */
  | "readError";

/** A file that its directory contributes. Bytes. */
export interface BudgetFile {
  readonly report: FileReport;
  readonly path: string;
  /** Through which it is read; null: there is only this machine. */
  readonly environment: ThreadEnvironment | null;
  readonly bytes: number;
  readonly kept: number;
  readonly lost: number;
}

export interface BudgetPicture {
  readonly state: BudgetState;
  /** Root first; those of several environments in the order of the selection. */
  readonly files: readonly BudgetFile[];
  readonly limit: number;
  /** Bytes of all files; `sent` and `lost` together. */
  readonly found: number;
  readonly sent: number;
  readonly lost: number;
  /** The global file, which the limit does not count; null when none is sent. */
  readonly global: FileReport | null;
}

export type BudgetMoment = Pick<ShownMoment, "files" | "budget" | "searched" | "environments">;

export function budgetOf({ files: reports, budget, searched, environments = [] }: BudgetMoment): BudgetPicture {
  const files = reports
    .flatMap((report) => [report, ...(report.asProjectFile === null ? [] : [report.asProjectFile])])
    .filter(isContribution)
    .map((report) => ({
      report,
      path: report.path,
      environment: environments.find(({ id }) => id === report.environment) ?? null,
      bytes: report.bytes,
      kept: report.used,
      lost: lostOf(report),
    }))
    .sort(inOrder(searched, environments));
  const sum = (of: (file: BudgetFile) => number) => files.reduce((total, file) => total + of(file), 0);
  return {
    state: stateOf(files, budget.limit),
    files,
    limit: budget.limit,
    found: sum(({ bytes }) => bytes),
    sent: sum(({ kept }) => kept),
    lost: sum(({ lost }) => lost),
    global: reports.find(({ verdict }) => verdict === "global") ?? null,
  };
}

/** As Codex reads them: each environment from its root down. */
function inOrder(searched: readonly string[], environments: readonly ThreadEnvironment[]) {
  const turn = ({ environment }: BudgetFile) => (environment === null ? 0 : environments.indexOf(environment));
  const depth = ({ environment, path }: BudgetFile) => {
    const directories = environment?.directories ?? searched;
    const at = directories.indexOf(parentOf(path));
    return at < 0 ? directories.length : at;
  };
  return (a: BudgetFile, b: BudgetFile) => turn(a) - turn(b) || depth(a) - depth(b);
}

/** Blank files cost nothing; one that is blank only as far as it fits has lost its text. */
function isContribution({ verdict, reason }: FileReport): boolean {
  return ["loaded", "cut", "budget", "disabled", "untrusted"].includes(verdict) || reason.id === "file.blank.afterCut";
}

function lostOf({ bytes, used }: FileReport): number {
  return Math.max(0, bytes - used);
}

function stateOf(files: readonly BudgetFile[], limit: number): BudgetState {
  if (limit === 0) return "limitZero";
  if (files.some(({ report }) => report.reason.id === "file.disabled.readError")) return "readError";
  if (files.some(({ report }) => report.verdict === "untrusted")) return "untrusted";
  return files.length === 0 ? "empty" : "open";
}
