/** What an entry of the history is called. */
import type { Item, Part } from "../../../engine/index.ts";
import { excerptOf } from "../../../services/outline.ts";
import type { RequestViewStrings } from "../../i18n/useRequestTranslate.ts";

/** Kinds of text that are told apart by how they begin. */
const TYPED = new Set(["prompt", "reply", "steer", "shellCommand", "additionalContext"]);

/** The name of a part, and how its text begins where a person or the model has written it. */
export function partName({ fragment, text }: Part, views: RequestViewStrings): string {
  const name = views.fragments[fragment];
  return TYPED.has(fragment) ? `${name} “${excerptOf(text)}”` : name;
}

export function itemName(item: Item, views: RequestViewStrings): string {
  if (item.type !== "message") return views.opaque[item.type];
  return item.parts.map((part) => partName(part, views)).join(" + ");
}

/** The class that gives an item the colour of its role. */
export function roleOf(item: Item): "developer" | "user" | "assistant" | "tool" {
  return item.type === "message" ? item.role : "tool";
}
