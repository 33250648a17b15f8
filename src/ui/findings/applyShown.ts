import type { Fix } from "../../engine/insight.ts";
import { applyFix } from "../../scenario/applyFix.ts";
import { actions, app } from "../../state/app.ts";
import type { ShownFindings } from "../../state/findings.ts";

/** The chosen step once the fix is applied, as in `view.step`: a step that the fix adds is shown. */
export function stepAfter({ edits }: Fix, chosen: number | null): number | null {
  const added = edits.find((edit) => edit.kind === "addStep");
  return added === undefined || chosen === null ? chosen : added.after + 1;
}

/** One undoable edit. `step`: that of the moment. Nothing happens where the document is another one by now. */
export function applyShown(fix: Fix, { document }: ShownFindings, step: number): void {
  const { document: present, view } = app.getState();
  // Offsets of another text would lead astray.
  if (present !== document) return;
  actions().edit({ id: "edit.fix", params: { fix } }, (before) => applyFix(before, fix, step));
  const chosen = stepAfter(fix, view.step);
  if (chosen !== view.step) actions().setView({ step: chosen, request: null, item: null });
}
