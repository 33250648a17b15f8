/** Colours and line styles by which sources (files, mostly) are told apart. */

const STYLES = ["solid", "dashed", "dotted", "double"] as const;
const COLOURS = 4;

/** The colour of a source. After four sources they repeat with another line style, see `sourceLine`. */
export function sourceColour(index: number): string {
  return `var(--src-${(index % COLOURS) + 1})`;
}

/** The line under text of a source; colour is never the only signal, so each of the first sources has its own style. */
export function sourceLine(index: number): (typeof STYLES)[number] {
  return STYLES[(index + Math.floor(index / COLOURS)) % STYLES.length] ?? "solid";
}
