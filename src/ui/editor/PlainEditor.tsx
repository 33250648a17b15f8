import { type ReactNode, type RefObject, useEffect } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { EditorProps } from "./editorTypes.ts";
import { difference, offsetAt, positionAt, shownText } from "./textEdits.ts";

interface Props extends EditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A plain text field: stands at once, and stays where Monaco cannot be had. */
export function PlainEditor({
  field,
  path,
  text,
  readOnly,
  label,
  reveal,
  onRevealed,
  onChanges,
  onCaret,
}: Props): ReactNode {
  const shown = shownText(text);

  useEffect(() => {
    const element = field.current;
    if (reveal === null || reveal.path !== path || element === null) return;
    const offset = offsetAt(element.value, reveal);
    element.focus();
    element.setSelectionRange(offset, offsetAt(element.value, reveal.end ?? reveal));
    onRevealed();
  }, [reveal, path, field, onRevealed]);

  return (
    <textarea
      key={path}
      ref={field}
      className="editor-plain"
      data-testid={TEST_IDS.editorPlain}
      aria-label={label}
      value={shown}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={(event) => {
        const change = difference(shown, event.target.value);
        if (change !== null) onChanges([change]);
      }}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
        onCaret(positionAt(shown, selectionStart), positionAt(shown, selectionEnd))
      }
    />
  );
}
