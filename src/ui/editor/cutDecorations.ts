/** How Monaco draws the cut: gutter, minimap, and what is not sent dimmed. */
import type * as Monaco from "monaco-editor/editor/editor.api";
import type { CutMark } from "./editorTypes.ts";
import { monaco, token } from "./monacoSetup.ts";

export function cutDecorations(
  cut: CutMark,
  end: { readonly lineNumber: number; readonly column: number },
): readonly Monaco.editor.IModelDeltaDecoration[] {
  const { line, column } = cut.at;
  const bad = token("--bad");
  return [
    {
      range: new monaco.Range(line, column, end.lineNumber, end.column),
      options: {
        inlineClassName: "not-sent",
        minimap: { color: `${bad}30`, position: monaco.editor.MinimapPosition.Inline },
      },
    },
    // The line of the cut is sent in part: its number is not dimmed.
    {
      range: new monaco.Range(column === 1 ? line : Math.min(line + 1, end.lineNumber), 1, end.lineNumber, end.column),
      options: { isWholeLine: true, lineNumberClassName: "not-sent-number" },
    },
    {
      range: new monaco.Range(line, 1, line, 1),
      options: {
        isWholeLine: true,
        linesDecorationsClassName: "cut-gutter",
        linesDecorationsTooltip: cut.words,
        minimap: { color: bad, position: monaco.editor.MinimapPosition.Gutter },
        overviewRuler: { color: bad, position: monaco.editor.OverviewRulerLane.Full },
      },
    },
  ];
}
