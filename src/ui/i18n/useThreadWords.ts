/** The words about the life of a thread. Both languages are small and come with the views that need them. */

import { useTranslate } from "./useTranslate.ts";
import { type ThreadStrings, threadEn } from "./views.thread.en.ts";
import { threadZh } from "./views.thread.zh.ts";

export function useThreadWords(): ThreadStrings {
  return useTranslate().language === "zh" ? threadZh : threadEn;
}
