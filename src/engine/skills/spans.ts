/** A field of the front matter as spans of the file. */
import { baseName, parentOf } from "../machine/path.ts";
import { mark, type Span, type Spans, sliceSpan, span } from "../provenance.ts";
import { type Field, oneLine } from "./frontMatter.ts";

/**
 * The field's text as the pieces of the file that it is made of: one where it stands as it is, else its words with one
 * space between. A word that is written otherwise in the file (an escape) is nobody's.
 */
export function fieldSpans(whole: Span, { text, from }: Field): Spans {
  const at = whole.text.indexOf(text, from);
  const line = whole.text.indexOf("\n", from);
  if (at >= 0 && at < (line < 0 ? whole.text.length : line)) return [sliceSpan(whole, at, at + text.length)];
  const spans: Span[] = [];
  let here = from;
  for (const word of text.split(" ")) {
    if (spans.length > 0) spans.push(mark(" "));
    const found = whole.text.indexOf(word, here);
    if (found < 0) {
      spans.push(span(word, { kind: "default", key: "skills" }));
      continue;
    }
    spans.push(sliceSpan(whole, found, found + word.length));
    here = found + word.length;
  }
  return spans;
}

/** The first so many characters of a text. */
export function firstCharacters(spans: Spans, count: number): Spans {
  const kept: Span[] = [];
  let left = count;
  for (const piece of spans) {
    const characters = [...piece.text];
    if (characters.length <= left) kept.push(piece);
    else if (left > 0) kept.push(sliceSpan(piece, 0, characters.slice(0, left).join("").length));
    left -= Math.min(left, characters.length);
  }
  return kept;
}

/** One span where the text stands as it is in the file; else it is nobody's. */
export function joined(spans: readonly Span[]): Span {
  const [only] = spans;
  if (only !== undefined && spans.length === 1) return only;
  return span(spans.map(({ text }) => text).join(""), { kind: "default", key: "skills" });
}

/** The name of a skill that has none: that of its folder. */
export function folderName(path: string): Span {
  const name = oneLine(baseName(parentOf(path)));
  return span(name === "" ? "skill" : name, { kind: "default", key: "skills" });
}
