import { actions } from "../state/app.ts";

/** Undo and redo by keyboard everywhere but in text fields that have an undo of their own. */
export function listenForShortcuts(page: Document): void {
  page.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const redo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey);
    if (key !== "z" && !redo) return;
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (redo) actions().redo();
    else actions().undo();
  });
}

/** Fields whose text is not the scenario's: a name in a dialog, the title while it is typed. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && /^(text|search|)$/.test(target.type);
}
