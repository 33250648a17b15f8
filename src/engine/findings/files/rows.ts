/** The rows of the instruction files, as the rules look at them. */
import { baseName, join, parentOf } from "../../machine/path.ts";
import type { FileReport, Verdict } from "../../simulation.ts";
import type { FindingContext } from "../context.ts";

/** Every row; a file that is both global and of the project has two. */
export function* rowsOf({ moment }: FindingContext): Generator<FileReport> {
  for (const row of moment.files) {
    yield row;
    if (row.asProjectFile !== null) yield row.asProjectFile;
  }
}

const sorted = new WeakMap<FindingContext, ReadonlyMap<Verdict, readonly FileReport[]>>();

/** The rows with a verdict. Sorted once: a large tree has thousands, and every rule asks. */
export function rowsWith(context: FindingContext, verdict: Verdict): readonly FileReport[] {
  let rows = sorted.get(context);
  if (rows === undefined) {
    rows = byVerdict(rowsOf(context));
    sorted.set(context, rows);
  }
  return rows.get(verdict) ?? [];
}

function byVerdict(rows: Iterable<FileReport>): ReadonlyMap<Verdict, readonly FileReport[]> {
  const found = new Map<Verdict, FileReport[]>();
  for (const row of rows) {
    const same = found.get(row.verdict);
    if (same === undefined) found.set(row.verdict, [row]);
    else same.push(row);
  }
  return found;
}

/** Verdicts of the file that its directory contributes, whatever becomes of it. */
const CHOSEN: readonly Verdict[] = [
  "loaded",
  "cut",
  "budget",
  "blank",
  "untrusted",
  "disabled",
  "unreadable",
  "global",
];

/** Searched directories (and CODEX_HOME) in which a candidate was found. */
export function directoriesWithFile(context: FindingContext): ReadonlySet<string> {
  const found = new Set<string>();
  for (const verdict of CHOSEN) for (const { path } of rowsWith(context, verdict)) found.add(parentOf(path));
  return found;
}

/** Would a file of the right name in this directory be looked at? */
export function isSearched({ moment, scenario }: FindingContext, directory: string): boolean {
  return directory === scenario.machine.codexHome || moment.searched.includes(directory);
}

/** The path of another name in the same directory. */
export function beside(path: string, other: string): string {
  return join(parentOf(path), baseName(other));
}
