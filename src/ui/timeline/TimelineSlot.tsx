import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { whenIdle } from "../components/idle.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

const Timeline = lazy(() => import("./Timeline.tsx"));

/** The place of the timeline. Its code comes when the answer stands; its height is there from the beginning. */
export function TimelineSlot(): ReactNode {
  const { shell } = useTranslate();
  const revision = useApp((state) => state.revision);
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const place = <div className="timeline" />;
  return (
    <ErrorBoundary part={shell.timeline} attempt={revision}>
      {ready ? <Suspense fallback={place}>{<Timeline />}</Suspense> : place}
    </ErrorBoundary>
  );
}
