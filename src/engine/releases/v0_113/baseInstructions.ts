/** Base instructions of 0.113.0: a template with the personality in its place, or the plain text. */
import { type Spans, span } from "../../provenance.ts";
import type { TextKey, Texts } from "../../texts.ts";
import type { Session } from "../../thread/session.ts";

const PLACE = "{{ personality }}";
/** Where nobody says one. */
export const DEFAULT_PERSONALITY = "pragmatic";

/** The text a thread is created with. Null when it is empty: then the field is left out. */
export function baseInstructionsSpans(session: Session): Spans | null {
  const spans = modelInstructions(session);
  return spans.length === 0 ? null : spans;
}

/** What the session's model is told: a text of the person's own, else what the model itself brings. */
export function modelInstructions({ customBase, model, texts, features, personality }: Session): Spans {
  if (customBase !== null) return customBase.value === "" ? [] : [span(customBase.value, customBase.source)];
  if (model.template === undefined || !features.has("personality")) return [piece(texts, model.base)];
  const template = texts.get(model.template);
  const at = template.indexOf(PLACE);
  if (at < 0) return [piece(texts, model.template)];
  const said = model.personalities?.[personality ?? DEFAULT_PERSONALITY];
  return [
    piece(texts, model.template, 0, at),
    ...(said === undefined ? [] : [piece(texts, said)]),
    piece(texts, model.template, at + PLACE.length),
  ];
}

function piece(texts: Texts, key: TextKey, start = 0, end = texts.get(key).length) {
  return span(texts.get(key).slice(start, end), { kind: "codex", key, start, end });
}
