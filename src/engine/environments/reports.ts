/** What became of the files of several environments: one row a file and environment. */
import { fileReports, type VerdictInput } from "../agentsMd/verdict.ts";
import { parentOf } from "../machine/path.ts";
import { sentence } from "../sentences.ts";
import type { FileReport } from "../simulation.ts";
import type { EnvironmentDocs } from "./registry.ts";

type Docs = EnvironmentDocs["docs"]["docs"];

/** Each environment looks for itself; the texts of those before it stand before its own. */
export function environmentReports(input: VerdictInput, groups: readonly EnvironmentDocs[]): FileReport[] {
  if (groups.every(({ hasFailed }) => hasFailed)) return reportsOfNone(input);
  const rows: FileReport[] = [];
  let before: Docs = [];
  for (const { id, cwd, root, directories, docs, hasFailed } of groups) {
    if (hasFailed) continue;
    const found = fileReports({ ...input, cwd: cwd.value, root, directories, projectDocs: docs });
    const sent = docs.docs.filter(({ blank }) => !blank);
    for (const row of found) rows.push(...rowsOf(row, (own) => ({ ...behind(own, before, sent), environment: id })));
    if (input.untrustedBy === null) before = [...before, ...sent];
  }
  return distinct(rows, groups);
}

/** A file that is the global one and a project file too is told twice: each environment reads it for itself. */
function rowsOf(row: FileReport, placed: (row: FileReport) => FileReport): FileReport[] {
  if (!isGlobal(row)) return [placed(row)];
  if (row.asProjectFile === null) return [row];
  return [{ ...row, asProjectFile: null }, placed(row.asProjectFile)];
}

/** The place of a file behind those of other environments, which may have left nothing of the budget. */
function behind(row: FileReport, before: Docs, own: Docs): FileReport {
  const last = before.at(-1);
  if (row.order !== null) return { ...row, order: row.order + before.length };
  if (last === undefined || own.length > 0 || row.reason.id !== "file.budget") return row;
  const { limit } = row.reason.params;
  return { ...row, reason: sentence("file.budget", { limit, takenBy: last.path }) };
}

/** Nothing is searched: only the global file is left. */
function reportsOfNone(input: VerdictInput): FileReport[] {
  const projectDocs = { choices: [], docs: [], failedAt: null };
  return fileReports({ ...input, root: null, directories: [], projectDocs }).map((row) =>
    STRAY.has(row.verdict) ? { ...row, verdict: "off-path", reason: sentence("file.offPath.noEnvironment", {}) } : row,
  );
}

function isGlobal({ verdict }: FileReport): boolean {
  return verdict === "global" || verdict === "global-hidden";
}

/** A global file once, and a file that one environment reads is not told by those that do not look there. */
function distinct(rows: readonly FileReport[], groups: readonly EnvironmentDocs[]): FileReport[] {
  const looked = new Set(groups.flatMap(({ directories }) => directories));
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isStray = STRAY.has(row.verdict);
    if (isStray && looked.has(parentOf(row.path))) return false;
    const key = JSON.stringify([row.path, isStray || isGlobal(row) ? null : row.environment]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const STRAY: ReadonlySet<string> = new Set(["below-cwd", "off-path"]);
