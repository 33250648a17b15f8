/** Token counts for components. Nothing is counted before somebody has asked for tokens. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type TokenCount, tokenService } from "../../services/tokens/index.ts";
import { useTokensAsked } from "../../state/tokens.ts";
import { type TokenStrings, tokensEn } from "../i18n/tokens.en.ts";
import { tokensZh } from "../i18n/tokens.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { type Counts, sumOf, unchanged } from "./tokenSum.ts";

const subscribe = (listener: () => void) => tokenService.subscribe(listener);

/** The counts of these texts, each null while it is not known. Keep the array: another one is another question. */
export function useTokens(texts: readonly string[]): Counts {
  const asked = useTokensAsked();
  useEffect(() => (asked ? tokenService.want(texts) : undefined), [asked, texts]);
  const read = useMemo(() => {
    let last: Counts = [];
    return () => {
      last = unchanged(
        last,
        texts.map((text) => tokenService.peek(text)),
      );
      return last;
    };
  }, [texts]);
  return useSyncExternalStore(subscribe, read);
}

/** The counts of these texts together; null while one of them is not known. */
export function useTokenSum(texts: readonly string[]): TokenCount | null {
  return sumOf(useTokens(texts));
}

export function useTokenCount(text: string): TokenCount | null {
  const texts = useMemo(() => [text], [text]);
  return useTokenSum(texts);
}

export function useTokenWords(): TokenStrings {
  return useTranslate().language === "zh" ? tokensZh : tokensEn;
}
