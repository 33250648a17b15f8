import type { Reveal } from "../../state/view.ts";
import type { Position, TextChange } from "./textEdits.ts";

/** Where the part that is not sent begins. */
export interface CutMark {
  readonly at: Position;
  /** "Not sent from here: …". */
  readonly words: string;
  /** The headings that are lost. */
  readonly headings: string;
}

/** What the textarea hands over to Monaco, so that nobody notices the change. */
export interface Handoff {
  /** Offsets in the shown text. */
  readonly selection: readonly [number, number];
  /** 0 to 1. */
  readonly scrolled: number;
  readonly focused: boolean;
}

/** What both editors are given. */
export interface EditorProps {
  readonly path: string;
  /** As stored, with its byte order mark and line ends. */
  readonly text: string;
  readonly readOnly: boolean;
  readonly label: string;
  readonly cut: CutMark | null;
  /** A stretch of the file that a view points at. */
  readonly highlight: { readonly start: Position; readonly end: Position } | null;
  readonly reveal: Reveal | null;
  readonly onRevealed: () => void;
  readonly onChanges: (changes: readonly TextChange[]) => void;
  /** `end` equals `start` where nothing is selected. */
  readonly onCaret: (start: Position, end: Position) => void;
}
