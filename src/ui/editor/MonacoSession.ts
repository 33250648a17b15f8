/**
 * One Monaco editor and its present model. The store's text is the truth: user edits go out as changes in lines and
 * columns, everything else comes in through `show`. Undo and redo are the store's, here as everywhere, so Ctrl+Z takes
 * back the last step wherever it was made; Monaco's own undo stack is never used.
 */
import type * as Monaco from "monaco-editor/editor/editor.api";
import { actions } from "../../state/app.ts";
import type { Reveal } from "../../state/view.ts";
import type { FindingMarker } from "../findings/useEditorMarks.ts";
import { cutDecorations } from "./cutDecorations.ts";
import type { CutMark, EditorProps, Handoff } from "./editorTypes.ts";
import { showFindings } from "./monacoFindings.ts";
import { applyTheme, languageOf, monaco } from "./monacoSetup.ts";
import { applyChanges, difference, type Position, shownText, type TextChange } from "./textEdits.ts";

interface Listeners {
  readonly changes: (changes: readonly TextChange[]) => void;
  readonly caret: (start: Position, end: Position) => void;
}

const MINIMAP = {
  enabled: false,
  renderCharacters: false,
  maxColumn: 48,
  showSlider: "mouseover",
  size: "fit",
} as const;

/** View states (scroll, caret, folds) of files that were open before, by path; the oldest are forgotten. */
const viewStates = new Map<string, Monaco.editor.ICodeEditorViewState | null>();
const REMEMBERED = 50;

export class MonacoSession {
  readonly #editor: Monaco.editor.IStandaloneCodeEditor;
  readonly #marks: Monaco.editor.IEditorDecorationsCollection;
  readonly #subscriptions: { dispose(): void }[] = [];
  #path = "";
  /** The stored text that the model shows. */
  #text = "";
  #applying = false;
  #zone: string | null = null;

  constructor(place: HTMLElement, listeners: Listeners) {
    applyTheme();
    this.#editor = monaco.editor.create(place, {
      model: null,
      theme: "page",
      automaticLayout: true,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-code"),
      fontSize: 12.5,
      lineHeight: 20,
      fontLigatures: false,
      minimap: MINIMAP,
      wordWrap: "on",
      wrappingIndent: "same",
      scrollBeyondLastLine: false,
      padding: { top: 8, bottom: 8 },
      lineNumbersMinChars: 4,
      lineDecorationsWidth: 8,
      folding: true,
      renderValidationDecorations: "on",
      overviewRulerLanes: 0,
      hideCursorInOverviewRuler: true,
      overviewRulerBorder: false,
      renderLineHighlight: "none",
      guides: { indentation: false },
      // Nothing but what the person types may change the bytes.
      autoClosingBrackets: "never",
      autoClosingQuotes: "never",
      autoIndent: "keep",
      trimAutoWhitespace: false,
      detectIndentation: false,
      tabSize: 2,
      unusualLineTerminators: "off",
      unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
      quickSuggestions: false,
      wordBasedSuggestions: "off",
      links: false,
      contextmenu: true,
      fixedOverflowWidgets: true,
      scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
    });
    this.#marks = this.#editor.createDecorationsCollection();
    const { KeyMod, KeyCode } = monaco;
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, () => actions().undo());
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, () => actions().redo());
    this.#editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyY, () => actions().redo());
    this.#subscriptions.push(
      this.#editor.onDidChangeModelContent((event) => this.#onChange(event, listeners.changes)),
      this.#editor.onDidChangeCursorSelection(({ selection }) =>
        listeners.caret(
          { line: selection.startLineNumber, column: selection.startColumn },
          { line: selection.endLineNumber, column: selection.endColumn },
        ),
      ),
    );
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const themes = new MutationObserver(applyTheme);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    scheme.addEventListener("change", applyTheme);
    this.#subscriptions.push({
      dispose: () => {
        themes.disconnect();
        scheme.removeEventListener("change", applyTheme);
      },
    });
  }

  /** Shows a file, or the new text of the file that is shown. */
  show(path: string, text: string): void {
    if (path !== this.#path) this.#open(path, text);
    else if (text !== this.#text) this.#update(text);
  }

  #open(path: string, text: string): void {
    const before = this.#editor.getModel();
    this.#remember();
    this.#path = path;
    this.#text = text;
    this.#zone = null;
    this.#editor.setModel(monaco.editor.createModel(text, languageOf(path)));
    this.#editor.restoreViewState(viewStates.get(path) ?? null);
    before?.dispose();
  }

  #remember(): void {
    if (this.#editor.getModel() === null) return;
    viewStates.delete(this.#path);
    viewStates.set(this.#path, this.#editor.saveViewState());
    for (const oldest of viewStates.keys()) {
      if (viewStates.size <= REMEMBERED) break;
      viewStates.delete(oldest);
    }
  }

  /** A change that was not typed here: undo, a setting, a fix. The caret goes where it was made. */
  #update(text: string): void {
    const model = this.#editor.getModel();
    const change = difference(shownText(this.#text), shownText(text));
    this.#text = text;
    if (model === null || change === null) return;
    this.#applying = true;
    model.applyEdits([{ range: rangeOf(change.start, change.end), text: change.text }]);
    this.#applying = false;
    const lines = change.text.split("\n");
    const last = lines.at(-1) ?? "";
    this.#editor.setPosition({
      lineNumber: change.start.line + lines.length - 1,
      column: lines.length === 1 ? change.start.column + last.length : last.length + 1,
    });
    this.#editor.revealRangeInCenterIfOutsideViewport(rangeOf(change.start, change.start));
  }

  #onChange(event: Monaco.editor.IModelContentChangedEvent, tell: Listeners["changes"]): void {
    if (this.#applying || event.isFlush) return;
    const changes = event.changes.map(({ range, text }) => ({
      start: { line: range.startLineNumber, column: range.startColumn },
      end: { line: range.endLineNumber, column: range.endColumn },
      text,
    }));
    this.#text = applyChanges(this.#text, changes);
    tell(changes);
  }

  describe(label: string, readOnly: boolean): void {
    this.#editor.updateOptions({ ariaLabel: label, readOnly, domReadOnly: readOnly });
  }

  /** Draws the cut and the stretch that a view points at. */
  mark(cut: CutMark | null, highlight: EditorProps["highlight"]): void {
    const model = this.#editor.getModel();
    if (model === null) return;
    const decorations: Monaco.editor.IModelDeltaDecoration[] = [];
    if (cut !== null) {
      decorations.push(...cutDecorations(cut, model.getFullModelRange().getEndPosition()));
    }
    if (highlight !== null) {
      decorations.push({
        range: rangeOf(highlight.start, highlight.end),
        options: { className: "source-mark" },
      });
    }
    this.#marks.set(decorations);
    // The minimap shows where the cut stands; without one it would only take room.
    this.#editor.updateOptions({ minimap: { ...MINIMAP, enabled: cut !== null } });
    this.#editor.changeViewZones((zones) => {
      if (this.#zone !== null) zones.removeZone(this.#zone);
      this.#zone = null;
      if (cut === null) return;
      const node = document.createElement("div");
      node.className = "cut-zone";
      node.textContent = cut.words;
      node.title = cut.headings;
      const { line, column } = cut.at;
      this.#zone = zones.addZone({
        afterLineNumber: column === 1 ? line - 1 : line,
        heightInPx: 20,
        domNode: node,
      });
    });
  }

  showFindings(markers: readonly FindingMarker[]): void {
    const model = this.#editor.getModel();
    if (model !== null) showFindings(model, markers);
  }

  /** Puts the caret at a place, or selects from there. */
  reveal(reveal: Reveal): void {
    const position = { lineNumber: reveal.line, column: reveal.column };
    const { end = reveal } = reveal;
    this.#editor.setSelection(monaco.Range.fromPositions(position, { lineNumber: end.line, column: end.column }));
    this.#editor.revealPositionInCenterIfOutsideViewport(position);
    this.#editor.focus();
  }

  takeOver(handoff: Handoff | null): void {
    const model = this.#editor.getModel();
    if (handoff === null || model === null) return;
    const shown = shownText(this.#text);
    const positions = handoff.selection.map((offset) => {
      const before = shown.slice(0, offset).split("\n");
      return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    });
    const [start, end] = positions;
    if (start !== undefined && end !== undefined) this.#editor.setSelection(rangeOf(start, end));
    const height = this.#editor.getScrollHeight() - this.#editor.getLayoutInfo().height;
    this.#editor.setScrollTop(Math.max(0, height * handoff.scrolled));
    if (handoff.focused) this.#editor.focus();
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#remember();
    const model = this.#editor.getModel();
    this.#editor.dispose();
    model?.dispose();
  }
}

function rangeOf(start: Position, end: Position): Monaco.IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}
