/** What became of the files of several environments: one row a file and environment. */
import { fileReports, type VerdictInput } from "../agentsMd/verdict.ts";
import { parentOf } from "../machine/path.ts";
import { sentence } from "../sentences.ts";
import type { FileReport } from "../simulation.ts";
import type { EnvironmentDocs } from "./registry.ts";

/** Each environment looks for itself; the texts of those before it stand before its own. */
export function environmentReports(input: VerdictInput, groups: readonly EnvironmentDocs[]): FileReport[] {
  if (groups.length === 0) return reportsOfNone(input);
  const rows: FileReport[] = [];
  const before: EnvironmentDocs["docs"]["docs"][number][] = [];
  for (const group of groups) {
    const projectDocs = { ...group.docs, docs: [...before, ...group.docs.docs] };
    const { root, directories } = group;
    const found = fileReports({ ...input, cwd: group.cwd.value, root, directories, projectDocs });
    rows.push(...found.map((row) => (isGlobal(row) ? row : { ...row, environment: group.id })));
    before.push(...group.docs.docs);
  }
  return distinct(rows, groups);
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
