import { lazy, type ReactNode, Suspense } from "react";
import { DropOverlay } from "./DropOverlay.tsx";
import { useImporting } from "./useImportWords.ts";

const ImportDialog = lazy(() => import("./ImportDialog.tsx"));

/** What is said while something is dragged over the page; the dialog comes when something is brought. */
export default function ImportLayer(): ReactNode {
  const { stage } = useImporting();
  return (
    <>
      <DropOverlay />
      <Suspense fallback={null}>{stage !== "closed" && <ImportDialog />}</Suspense>
    </>
  );
}
