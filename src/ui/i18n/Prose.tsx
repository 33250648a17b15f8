import { Fragment, type ReactNode } from "react";
import { LITERAL_END, LITERAL_START } from "./format.ts";

const LITERAL = new RegExp(`${LITERAL_START}([^${LITERAL_END}]*)${LITERAL_END}`);

/** A sentence whose literals and paths (marked by `markedFormat`) are set in the code font. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  // Every second piece is the inside of a pair of marks. Pieces never move, so the index is their identity.
  return text.split(LITERAL).map((piece, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
