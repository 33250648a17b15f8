/**
 * The one store. Every change of the scenario goes through `edit`, which makes it undoable and gives it a new revision;
 * `undo` and `redo` are the only other writers. What a person looks at (`view`) is kept apart and never undone.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import { STAND_INS, type Texts } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { EMPTY_HISTORY, type History, type HistoryEntry, record, stepBack, stepForward } from "./history.ts";
import type { EditLabel } from "./labels.ts";
import type { Notice, NoticeMessage } from "./notices.ts";
import { INITIAL_VIEW, type View } from "./view.ts";

export interface EditOptions {
  /** Edits with the same key that follow each other without a pause are one undo step. */
  readonly coalesce?: string;
}

/**
 * `loading`: rules or texts of the scenario's release are on their way; `ready`: both are in use; `unavailable`: stand-ins
 * stay; `refused`: a wrong pack; `failed`: the rules cannot be had.
 */
export type TextsState = "loading" | "ready" | "unavailable" | "refused" | "failed";

export interface AppState {
  readonly document: ScenarioDocument;
  /** Grows with each change of the document, undo and redo included. */
  readonly revision: number;
  readonly history: History;
  readonly texts: Texts;
  readonly textsState: TextsState;
  readonly notices: readonly Notice[];
  readonly view: View;

  /** The write gateway. A recipe that returns the document it was given changes nothing. */
  edit(label: EditLabel, recipe: (document: ScenarioDocument) => ScenarioDocument, options?: EditOptions): void;
  undo(): void;
  redo(): void;
  /** Takes over a stored scenario at the start: nothing to undo. */
  restore(document: ScenarioDocument): void;

  setView(patch: Partial<View>): void;
  /** Selects a file and, with a place, asks the editor to show it. */
  openFile(path: string, place?: { readonly line: number; readonly column?: number }): void;

  setTexts(texts: Texts, state: TextsState): void;
  /** Puts a message on the page; one with the same id is replaced. */
  notify(message: NoticeMessage, tone?: Notice["tone"], options?: Partial<Pick<Notice, "undo" | "actions">>): void;
  dismiss(number: number): void;
}

export type AppStore = StoreApi<AppState>;

/** `now` gives milliseconds; it decides only which keystrokes are one undo step. */
export function createAppStore(
  document: ScenarioDocument,
  view: View = INITIAL_VIEW,
  now: () => number = Date.now,
): AppStore {
  let noticeNumber = 0;
  return createStore<AppState>()((set, get) => {
    const show = (entry: HistoryEntry, document: ScenarioDocument, history: History): void => {
      const path = fileOf(entry.label);
      const opens = path !== null && document.files?.[path] !== undefined;
      const step = stepOf(entry.label, document === entry.after);
      set((state) => ({
        document,
        history,
        revision: state.revision + 1,
        view: {
          ...state.view,
          ...(opens ? { selected: path } : {}),
          ...(step === null || step >= (document.steps?.length ?? 0) ? {} : { step, request: null }),
        },
      }));
    };
    return {
      document,
      revision: 0,
      history: EMPTY_HISTORY,
      texts: STAND_INS,
      textsState: "loading",
      notices: [],
      view,

      edit(label, recipe, options) {
        const before = get().document;
        const after = recipe(before);
        if (after === before) return;
        const entry: HistoryEntry = { label, before, after, coalesce: options?.coalesce ?? null, at: now() };
        set((state) => ({
          document: after,
          revision: state.revision + 1,
          history: record(state.history, entry),
        }));
      },

      undo() {
        const step = stepBack(get().history);
        if (step !== null) show(step.entry, step.entry.before, step.history);
      },

      redo() {
        const step = stepForward(get().history);
        if (step !== null) show(step.entry, step.entry.after, step.history);
      },

      restore(document) {
        set((state) => ({ document, history: EMPTY_HISTORY, revision: state.revision + 1 }));
      },

      setView(patch) {
        set((state) => ({ view: { ...state.view, ...patch } }));
      },

      openFile(path, place) {
        set((state) => ({
          view: {
            ...state.view,
            selected: path,
            pane: "editor",
            reveal: place === undefined ? null : { path, line: place.line, column: place.column ?? 1 },
          },
        }));
      },

      setTexts(texts, textsState) {
        set({ texts, textsState });
      },

      notify(message, tone = "news", options) {
        noticeNumber += 1;
        const notice: Notice = { ...message, tone, undo: false, actions: [], ...options, number: noticeNumber };
        set((state) => ({ notices: [...state.notices.filter((other) => other.id !== notice.id), notice] }));
      },

      dismiss(number) {
        set((state) => ({ notices: state.notices.filter((notice) => notice.number !== number) }));
      },
    };
  });
}

/** Index of the step that an undone or redone edit should show; null for edits of other things. */
function stepOf(label: EditLabel, isRedone: boolean): number | null {
  switch (label.id) {
    case "edit.step.change":
    case "edit.step.delete":
      return label.params.number - 1;
    case "edit.step.duplicate":
      return label.params.number - (isRedone ? 0 : 1);
    case "edit.step.move":
      return (isRedone ? label.params.to : label.params.from) - 1;
    default:
      return null;
  }
}

/** The file that an undone or redone edit should show. */
function fileOf(label: EditLabel): string | null {
  return "path" in label.params ? label.params.path : null;
}
