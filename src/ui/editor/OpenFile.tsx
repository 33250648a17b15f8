import { lazy, type ReactNode, Suspense, useCallback, useMemo } from "react";
import type { FileReport } from "../../engine/index.ts";
import { actions, app, useView } from "../../state/app.ts";
import { Prose } from "../i18n/Prose.tsx";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { textPath } from "../views/messages/openSource.ts";
import type { CutMark } from "./editorTypes.ts";
import { type FileText, fileTextOf, positionOfByte } from "./fileText.ts";
import { StatusLine } from "./StatusLine.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { applyChanges, type Position, type TextChange } from "./textEdits.ts";

const StandsLine = lazy(async () => ({ default: (await import("./stands/StandsLine.tsx")).StandsLine }));

interface Props {
  readonly path: string;
  readonly file: FileText;
  readonly report: FileReport | undefined;
}

/** The open regular file: notices about its bytes, the editor with the cut, the status line. */
export function OpenFile({ path, file, report }: Props): ReactNode {
  const { panels } = usePanelTranslate();
  const words = panels.editor;
  const reveal = useView("reveal");
  const source = useView("highlight");
  const readOnly = file.invalid > 0;

  const cut = useMemo((): CutMark | null => {
    const lost = report?.cut ?? null;
    if (lost === null) return null;
    return {
      at: positionOfByte(file, lost.offset),
      words: words.cut(lost.lostBytes, lost.lostLines, lost.lostHeadings.length),
      headings: words.cutHeadings(lost.lostHeadings.map((heading) => heading.text)),
    };
  }, [file, report, words]);

  const highlight = useMemo(() => {
    if (source?.kind !== "file" || textPath(app.getState().document, source.path) !== path) return null;
    return { start: positionOfByte(file, source.start), end: positionOfByte(file, source.end) };
  }, [source, path, file]);

  const { text } = file;
  const onChanges = useCallback(
    (changes: readonly TextChange[]) => {
      actions().edit(
        { id: "edit.text", params: { path } },
        (document) => {
          // The text of this very moment: several changes may come before the page is drawn again.
          const now = fileTextOf(document.files?.[path]);
          if (now === null) return document;
          return { ...document, files: { ...document.files, [path]: applyChanges(now.text, changes) } };
        },
        { coalesce: `text:${path}` },
      );
    },
    [path],
  );
  const onRevealed = useCallback(() => actions().setView({ reveal: null }), []);
  const onCaret = useCallback(
    (start: Position, end: Position) => actions().setView({ caret: { path, ...start, end } }),
    [path],
  );

  return (
    <>
      {readOnly && (
        <div className="editor-notice" role="note">
          <Prose text={words.invalid(file.invalid)} />
          <button
            type="button"
            className="button-link"
            onClick={() =>
              actions().edit({ id: "edit.makeText", params: { path } }, (document) => ({
                ...document,
                files: { ...document.files, [path]: text },
              }))
            }
          >
            {words.editAsText(file.invalid)}
          </button>
        </div>
      )}
      <TextEditor
        path={path}
        text={text}
        readOnly={readOnly}
        label={words.aria(path)}
        cut={cut}
        highlight={highlight}
        reveal={reveal}
        onRevealed={onRevealed}
        onChanges={onChanges}
        onCaret={onCaret}
      />
      <Suspense fallback={<div className="stands" />}>
        <StandsLine path={path} file={file} />
      </Suspense>
      <StatusLine path={path} file={file} readOnly={readOnly} />
    </>
  );
}
