import { Fragment, type ReactNode } from "react";
import { flagsOf, type Piece, shortened } from "./rewritten.ts";
import { useMigrationWords } from "./useMigrationWords.ts";

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly side: "before" | "after";
}

/** A stretch of a text with its rewritten terms marked; those to look at are underlined too. */
export function Pieces({ pieces, side }: PiecesProps): ReactNode {
  const words = useMigrationWords();
  const Mark = side === "before" ? "del" : "ins";
  return shortened(pieces).map(({ text, change }, index) => {
    // Pieces of one stretch never change their order.
    const key = `${index}`;
    if (change === null) return <Fragment key={key}>{text}</Fragment>;
    const flags = flagsOf(change);
    return (
      <Mark
        key={key}
        className={`migration-term${flags.length > 0 ? " is-flagged" : ""}`}
        title={flags.length > 0 ? flags.map((flag) => words.flags[flag]).join(words.between) : undefined}
      >
        {text}
      </Mark>
    );
  });
}
