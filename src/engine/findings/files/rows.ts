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

export function* rowsWith(context: FindingContext, verdict: Verdict): Generator<FileReport> {
  for (const row of rowsOf(context)) if (row.verdict === verdict) yield row;
}

/** Verdicts of the file that its directory contributes, whatever becomes of it. */
const CHOSEN: ReadonlySet<Verdict> = new Set([
  "loaded",
  "cut",
  "budget",
  "blank",
  "untrusted",
  "disabled",
  "unreadable",
  "global",
]);

/** Searched directories (and CODEX_HOME) in which a candidate was found. */
export function directoriesWithFile(context: FindingContext): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, verdict } of rowsOf(context)) if (CHOSEN.has(verdict)) found.add(parentOf(path));
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
