/** The words of the chosen language for components. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Sentence } from "../../engine/index.ts";
import { useApp, useView } from "../../state/app.ts";
import type { Language } from "../../state/view.ts";
import { type Catalogue, say } from "./catalogue.ts";
import { en } from "./en.ts";
import { type Format, markedFormat, shortenHome } from "./format.ts";

const loaded: Partial<Record<Language, Catalogue>> = { en };
const listeners = new Set<() => void>();

/** Fetches the catalogue of a language; at once when it is there. Call it before the first render to avoid English. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded[language] !== undefined) return;
  const { zh } = await import("./zh.ts");
  loaded.zh = zh;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Translate extends Catalogue {
  readonly language: Language;
  /** A sentence of the engine. Literals are marked for `Prose`. */
  say(sentence: Sentence): string;
  /** A path as a person reads it: home is `~`. */
  path(path: string): string;
  /** For strings of the catalogue that hold paths or literals; show the result with `Prose`. */
  readonly format: Format;
}

const DEFAULT_HOME = "/home/dev";

/** English stands until the chosen language is loaded. */
export function useTranslate(): Translate {
  const language = useView("language");
  const home = useApp((state) => state.document.machine?.home ?? DEFAULT_HOME);
  const catalogue = useSyncExternalStore(subscribe, () => loaded[language] ?? en);
  useEffect(() => {
    void loadLanguage(language);
  }, [language]);
  return useMemo(() => {
    const shorten = (path: string) => shortenHome(path, home);
    const format = markedFormat(shorten);
    return {
      ...catalogue,
      language: catalogue === en ? "en" : language,
      say: (sentence) => say(catalogue.sentences, sentence, format),
      path: shorten,
      format,
    };
  }, [catalogue, language, home]);
}
