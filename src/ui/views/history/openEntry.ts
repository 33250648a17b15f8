/** Ways from an entry of the history to where it is seen. */
import type { Simulation } from "../../../engine/index.ts";
import { actions } from "../../../state/app.ts";
import { placeOf } from "./record.ts";

/** Opens the entry in Messages; false when no request holds it. */
export function openInMessages(simulation: Simulation, step: number, id: number, part: number | null = null): boolean {
  const place = placeOf(simulation, step, id);
  if (place === null) return false;
  actions().setView({
    tab: "messages",
    step: place.step,
    request: place.request,
    item: { item: place.item, part },
  });
  return true;
}

/** The id of the entry's row in the record. */
export function recordRowId(id: number): string {
  return `record-entry-${id}`;
}

/** Scrolls to the entry in the record and puts the focus there. */
export function showInRecord(id: number): void {
  const row = document.getElementById(recordRowId(id));
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}
