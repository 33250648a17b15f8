/** Says every sentence about the faults of a scenario: their words come with what says them. */
import { useMemo } from "react";
import type { Sentence } from "../../engine/index.ts";
import { say } from "./catalogue.ts";
import { faultSentencesEn } from "./sentences.fault.en.ts";
import { useTranslate } from "./useTranslate.ts";

export function useFaultSay(): (sentence: Sentence) => string {
  const { sentences, late, format } = useTranslate();
  return useMemo(() => {
    const all = { ...sentences, ...(late?.faults ?? faultSentencesEn) };
    return (sentence) => say(all, sentence, format);
  }, [sentences, late, format]);
}
