import { FolderDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { bringsFiles, rowPathAt } from "./catchDrops.ts";
import { dropDirectory } from "./importActions.ts";
import { useImporting, useImportWords } from "./useImportWords.ts";
import "./import.css";

/** Says what a drop will do while something is dragged over the page, and where it will go. What is dropped is taken elsewhere. */
export function DropOverlay(): ReactNode {
  const [directory, setDirectory] = useState<string | null>(null);
  const words = useImportWords().drop;
  const { format } = useTranslate();
  const { stage } = useImporting();
  useEffect(() => listen(setDirectory), []);
  if (directory === null) return null;
  return (
    // In the top layer: a dialog may be open.
    <div
      className="drop-overlay"
      popover="manual"
      ref={(element) => element?.showPopover?.()}
      data-testid={TEST_IDS.dropOverlay}
      data-directory={directory}
    >
      <div className="drop-card" role="status">
        <h2>
          <FolderDown size={16} aria-hidden /> {words.title}
        </h2>
        <p>{words.folder}</p>
        {stage === "review" && <p>{words.home}</p>}
        <p>{words.scenario}</p>
        <p>
          <Prose text={words.files(directory, format)} />
        </p>
      </div>
    </div>
  );
}

/** `over` is told the directory under the pointer, null when nothing is dragged any more. */
function listen(over: (directory: string | null) => void): () => void {
  const onOver = (event: DragEvent): void => {
    if (bringsFiles(event)) over(dropDirectory(rowPathAt(event.target)));
  };
  const onLeave = (event: DragEvent): void => {
    // Only out of the page: between two elements the other one is named.
    if (event.relatedTarget === null) over(null);
  };
  const onDrop = (): void => over(null);
  const handlers = { dragenter: onOver, dragover: onOver, dragleave: onLeave, drop: onDrop };
  const all = Object.entries(handlers) as [keyof typeof handlers, (event: DragEvent) => void][];
  for (const [name, handler] of all) window.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of all) window.removeEventListener(name, handler);
  };
}
