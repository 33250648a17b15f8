/**
 * Takes what is dropped anywhere on the page, from the first moment on: a drop that nobody takes would lead the browser
 * away from the page. What is done with it comes later.
 */
import { holdDrop } from "../../services/heldDrop.ts";
import { loadImport } from "./late.ts";

export const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/** The path of the row of the tree under the pointer. */
export function rowPathAt(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"][data-path]') : null;
  return row?.dataset.path ?? null;
}

export function catchDrops(): void {
  const onOver = (event: DragEvent): void => {
    if (!bringsFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  };
  addEventListener("dragenter", onOver);
  addEventListener("dragover", onOver);
  addEventListener("drop", (event) => {
    if (!bringsFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    const held = holdDrop(event.dataTransfer);
    const path = rowPathAt(event.target);
    void loadImport().then(({ takeDrop }) => takeDrop(held, path));
  });
}
