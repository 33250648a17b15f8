/** Says why Codex refuses to start: these words come with what shows the refusal. */
import { useMemo } from "react";
import type { StartError } from "../../engine/index.ts";
import { type Catalogue, type ErrorSentences, say } from "./catalogue.ts";
import { errorSentencesEn } from "./sentences.error.en.ts";
import { useTranslate } from "./useTranslate.ts";

export function errorSentencesOf({ late }: Pick<Catalogue, "late">): ErrorSentences {
  return late?.errors ?? errorSentencesEn;
}

export function useErrorSay(): (error: StartError) => string {
  const { sentences, late, format } = useTranslate();
  return useMemo(() => {
    const all = { ...sentences, ...errorSentencesOf({ late }) };
    return ({ sentence }) => say(all, sentence, format);
  }, [sentences, late, format]);
}
