import { type DragEvent, useState } from "react";
import type { PanelTranslate } from "../i18n/usePanelTranslate.ts";
import { directoryFor } from "./directoryFor.ts";
import { withFileActions } from "./lateActions.ts";

/** Moving by drag: the row that is dragged, the directory it would go to, and the handlers of the tree. */
export function useTreeDrag(pathAt: (target: EventTarget) => string | null, translate: PanelTranslate) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = (): void => {
    setDragged(null);
    setTarget(null);
  };
  return {
    target,
    handlers: {
      onDragStart: (event: DragEvent): void => {
        const path = pathAt(event.target);
        if (path === null) return;
        event.dataTransfer.setData("text/plain", path);
        event.dataTransfer.effectAllowed = "move";
        setDragged(path);
      },
      onDragOver: (event: DragEvent): void => {
        const path = pathAt(event.target);
        if (path === null) return;
        // Files from outside the page are taken by the import; here only the row shows it.
        const outside = dragged === null && event.dataTransfer.types.includes("Files");
        if (outside) setTarget(directoryFor(path));
        if (dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setTarget(directoryFor(path));
      },
      onDragLeave: (event: DragEvent<HTMLElement>): void => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) {
          setTarget(null);
        }
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        if (dragged !== null && target !== null) {
          withFileActions(({ moveInto }) => moveInto(dragged, target, translate));
        }
        end();
      },
      onDragEnd: end,
    },
  };
}
