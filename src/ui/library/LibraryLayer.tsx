import { lazy, type ReactNode, Suspense } from "react";
import { useLibrary } from "./libraryStore.ts";

const LibraryDialog = lazy(() => import("./LibraryDialog.tsx"));

/** The place of the list of scenarios; its code comes when it is first opened. */
export default function LibraryLayer(): ReactNode {
  const open = useLibrary((state) => state.open);
  return <Suspense fallback={null}>{open && <LibraryDialog />}</Suspense>;
}
