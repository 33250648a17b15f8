import type { OutlineWords } from "../../services/outline.ts";
import type { ViewStrings } from "../i18n/views.en.ts";

/** The names of the outline in the language of the page. */
export function outlineWords(views: ViewStrings): OutlineWords {
  return {
    fragments: views.fragments,
    gaps: views.gaps,
    opaque: views.opaque,
    instructionsField: views.layout.instructionsField,
    inputField: views.layout.inputField,
    notModelled: views.layout.notModelled,
    bytes: views.bytes,
  };
}
