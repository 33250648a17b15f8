import { lazy, type ReactNode, Suspense } from "react";
import { useReleases } from "./releasesStore.ts";

const ReleasesDialog = lazy(() => import("./ReleasesDialog.tsx"));

/** The comparison of releases, when it is asked for. */
export default function ReleasesLayer(): ReactNode {
  const request = useReleases((state) => state.request);
  return <Suspense fallback={null}>{request !== null && <ReleasesDialog request={request} />}</Suspense>;
}
