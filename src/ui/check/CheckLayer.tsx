import { lazy, type ReactNode, Suspense } from "react";
import { useCheck } from "./checkStore.ts";

const CheckDialog = lazy(() => import("./CheckDialog.tsx"));

/** The check against the person's own Codex, when it is asked for. */
export default function CheckLayer(): ReactNode {
  const open = useCheck((state) => state.open);
  return <Suspense fallback={null}>{open && <CheckDialog />}</Suspense>;
}
