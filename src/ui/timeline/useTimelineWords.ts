import { type TimelineStrings, timelineEn } from "../i18n/timeline.en.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

/** The words of the timeline in the chosen language. */
export function useTimelineWords(): TimelineStrings {
  return useTranslate().late?.timeline ?? timelineEn;
}
