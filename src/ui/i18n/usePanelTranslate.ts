/** `useTranslate` for files, editor and notices: with their own words, which come with their code. */
import { useMemo } from "react";
import { type PanelStrings, panelsEn } from "./panels.en.ts";
import { type Translate, useTranslate } from "./useTranslate.ts";

export interface PanelTranslate extends Translate {
  readonly panels: PanelStrings;
}

export function usePanelTranslate(): PanelTranslate {
  const translate = useTranslate();
  return useMemo(() => withPanels(translate), [translate]);
}

export function withPanels(translate: Translate): PanelTranslate {
  return { ...translate, panels: translate.late?.panels ?? panelsEn };
}
