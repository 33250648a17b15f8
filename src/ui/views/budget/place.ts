/** Which files are shown, how they are called, and where they are opened. Pure. */
import { isBelow, pathBelow, separatorOf } from "../../../engine/index.ts";
import type { BudgetFile } from "../../../state/budget.ts";

/** Where a file is opened: at its cut. */
export function placeOf({
  report: { cut },
}: BudgetFile): { readonly line: number; readonly column: number } | undefined {
  return cut === null ? undefined : { line: cut.line, column: cut.column };
}

/** The range [start, end) of at most `shown` files around the first loss; all of them where one more makes them all. */
export function nearLoss(
  files: readonly BudgetFile[],
  shown: number,
): { readonly start: number; readonly end: number } {
  if (files.length <= shown + 1) return { start: 0, end: files.length };
  const first = files.findIndex(({ lost }) => lost > 0);
  const start = Math.max(0, Math.min(first - Math.floor(shown / 2), files.length - shown));
  return { start, end: start + shown };
}

/** The directory from which on a file is called: of its environment, else `root`. */
export function rootOf({ environment }: BudgetFile, root: string | null): string | null {
  return environment === null ? root : (environment.directories[0] ?? environment.cwd.value);
}

/** Tells rows apart: environments may read the same file. */
export function keyOf({ path, environment }: BudgetFile): string {
  return `${environment?.id ?? ""} ${path}`;
}

/** Characters of a path; a longer one loses directories at its beginning. */
const LONGEST = 36;

/** The path from `root` on. */
export function shortPath(path: string, root: string | null): string {
  const from = root ?? "/";
  const name = isBelow(path, from) ? pathBelow(path, from) : path;
  const separator = separatorOf(path);
  const names = name.split(separator);
  if (name.length <= LONGEST) return name;
  while (names.length > 1 && names.join(separator).length > LONGEST - 2) names.shift();
  return `…${separator}${names.join(separator)}`;
}
