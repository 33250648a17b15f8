import type { BudgetFile } from "../../../state/budget.ts";

/** Where a file is opened: at its cut. */
export function placeOf({
  report: { cut },
}: BudgetFile): { readonly line: number; readonly column: number } | undefined {
  return cut === null ? undefined : { line: cut.line, column: cut.column };
}
