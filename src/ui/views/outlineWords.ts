import type { OutlineWords } from "../../services/outlineRows.ts";
import type { RequestViewStrings } from "../i18n/useRequestTranslate.ts";
import type { ThreadStrings } from "../i18n/views.thread.en.ts";

/** The names of the outline in the language of the page. */
export function outlineWords(views: RequestViewStrings, { marks }: ThreadStrings): OutlineWords {
  return {
    fragments: views.fragments,
    gaps: views.gaps,
    opaque: views.opaque,
    instructionsField: views.layout.instructionsField,
    inputField: views.layout.inputField,
    notModelled: views.layout.notModelled,
    added: marks.added,
    inForce: marks.inForce,
    superseded: marks.superseded,
    folded: marks.folded,
    bytes: views.bytes,
  };
}
