import { type PlaceStrings, placesEn } from "../../i18n/places.en.ts";
import { placesZh } from "../../i18n/places.zh.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";

/** The words about where a text stands; they come with the line that says it. */
export function usePlaceWords(): PlaceStrings {
  return useTranslate().language === "zh" ? placesZh : placesEn;
}
