/** What a person is looking at. Never part of the scenario, never undone. */
import type { Source } from "../engine/index.ts";

export const TABS = ["answer", "layout", "messages", "budget", "history", "compaction"] as const;
export type Tab = (typeof TABS)[number];

export const PANES = ["files", "editor", "results"] as const;
/** The part of the page that a narrow screen shows. */
export type Pane = (typeof PANES)[number];

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A place in a file that the editor is asked to show, once: it takes the wish back when it has. Lines and columns count
 * from 1, columns in UTF-16 code units.
 */
export interface Reveal {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Where a selection from there ends. */
  readonly end?: { readonly line: number; readonly column: number };
}

/**
 * The caret of the editor, or its selection. Lines and columns count from 1, columns in UTF-16 code units. `end` equals
 * the place where nothing is selected.
 */
export interface Caret {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly end: { readonly line: number; readonly column: number };
}

/** A message of the chosen request, or one part of it. `item` is -1 for the `instructions` field. */
export interface ChosenItem {
  readonly item: number;
  readonly part: number | null;
  /** A stretch of the part's text to mark, in UTF-16 code units. */
  readonly range?: { readonly start: number; readonly end: number };
}

export interface View {
  /** Selected path in the tree: a file (open in the editor) or a directory. */
  readonly selected: string | null;
  readonly reveal: Reveal | null;
  readonly caret: Caret | null;
  readonly tab: Tab;
  readonly pane: Pane;
  /**
   * Index of the chosen step: every view shows the moment at which it is over. Null: the end; `START` (-1): before the
   * first step. Read it through `useMoment`, which keeps it in range.
   */
  readonly step: number | null;
  /** The form of the chosen step is open. */
  readonly stepForm: boolean;
  /** Index among the requests of the chosen step; null: its last one. Read it through `useRequest`. */
  readonly request: number | null;
  /** What the Messages view shows opened and scrolled to. */
  readonly item: ChosenItem | null;
  /** Source under the pointer in a view: the editor marks it when it shows that file. */
  readonly highlight: Source | null;
  /** Directories that were opened (true) or closed (false) by hand. */
  readonly expanded: { readonly [path: string]: boolean };
  readonly theme: Theme;
  readonly language: Language;
}

export const INITIAL_VIEW: View = {
  selected: null,
  reveal: null,
  caret: null,
  tab: "answer",
  pane: "results",
  step: null,
  stepForm: false,
  request: null,
  item: null,
  highlight: null,
  expanded: {},
  theme: "system",
  language: "en",
};
