/** `useTranslate` for the views that take a request apart: with their own words, which come with their code. */
import { useMemo } from "react";
import { type RequestStrings, requestEn } from "./request.en.ts";
import { type Translate, useTranslate } from "./useTranslate.ts";
import type { ViewStrings } from "./views.en.ts";

export type RequestViewStrings = ViewStrings & RequestStrings;

export interface RequestTranslate extends Translate {
  readonly views: RequestViewStrings;
}

export function useRequestTranslate(): RequestTranslate {
  const translate = useTranslate();
  return useMemo(() => withRequest(translate), [translate]);
}

export function withRequest(translate: Translate): RequestTranslate {
  return { ...translate, views: { ...translate.views, ...(translate.late?.request ?? requestEn) } };
}
