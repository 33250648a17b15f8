/** The timeline's own catalogue in the chosen language. English stands until the other one is loaded. */
import { useEffect, useSyncExternalStore } from "react";
import { useView } from "../../state/app.ts";
import { type TimelineStrings, timelineEn } from "../i18n/timeline.en.ts";

let chinese: TimelineStrings | null = null;
const listeners = new Set<() => void>();

async function loadChinese(): Promise<void> {
  const { timelineZh } = await import("../i18n/timeline.zh.ts");
  chinese = timelineZh;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTimelineWords(): TimelineStrings {
  const language = useView("language");
  const loaded = useSyncExternalStore(subscribe, () => chinese);
  useEffect(() => {
    if (language === "zh" && chinese === null) void loadChinese();
  }, [language]);
  return (language === "zh" ? loaded : null) ?? timelineEn;
}
