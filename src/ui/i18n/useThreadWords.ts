/** The words about the life of a thread. Both languages are small and come with the views that need them. */
import { useMemo } from "react";
import type { Sentence } from "../../engine/index.ts";
import { say } from "./catalogue.ts";
import { threadSentencesEn } from "./sentences.thread.en.ts";
import { threadSentencesZh } from "./sentences.thread.zh.ts";
import { useTranslate } from "./useTranslate.ts";
import { type ThreadStrings, threadEn } from "./views.thread.en.ts";
import { threadZh } from "./views.thread.zh.ts";

export function useThreadWords(): ThreadStrings {
  return useTranslate().language === "zh" ? threadZh : threadEn;
}

/** Says every sentence of the engine, those of a thread too. */
export function useThreadSay(): (sentence: Sentence) => string {
  const { sentences, language, format } = useTranslate();
  return useMemo(() => {
    const all = { ...sentences, ...(language === "zh" ? threadSentencesZh : threadSentencesEn) };
    return (sentence) => say(all, sentence, format);
  }, [sentences, language, format]);
}
