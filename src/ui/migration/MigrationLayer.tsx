import { lazy, type ReactNode, Suspense } from "react";
import { useMigration } from "./migrationStore.ts";

const MigrationDialog = lazy(() => import("./MigrationDialog.tsx"));

/** The migration from CLAUDE.md, when it is asked for. */
export default function MigrationLayer(): ReactNode {
  const open = useMigration((state) => state.open);
  return <Suspense fallback={null}>{open && <MigrationDialog />}</Suspense>;
}
