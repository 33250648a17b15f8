import { type ReactNode, useEffect, useRef } from "react";
import { TEST_IDS } from "../../testIds.ts";
import { useEditorMarks } from "../findings/useEditorMarks.ts";
import type { EditorProps, Handoff } from "./editorTypes.ts";
import { MonacoSession } from "./MonacoSession.ts";

interface Props extends EditorProps {
  readonly takeOver: () => Handoff | null;
  readonly onReady: () => void;
}

/** Monaco in React: the session is told what changed and does the rest. */
export default function MonacoEditor(props: Props): ReactNode {
  const { path, text, readOnly, label, cut, highlight, reveal } = props;
  const findings = useEditorMarks(path, text);
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<MonacoSession | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (place.current === null) return;
    const made = new MonacoSession(place.current, {
      changes: (changes) => latest.current.onChanges(changes),
      caret: (start, end) => latest.current.onCaret(start, end),
    });
    session.current = made;
    const { path, text, takeOver, onReady } = latest.current;
    made.show(path, text);
    made.takeOver(takeOver());
    onReady();
    return () => {
      session.current = null;
      made.dispose();
    };
  }, []);

  useEffect(() => session.current?.show(path, text), [path, text]);
  useEffect(() => session.current?.describe(label, readOnly), [label, readOnly]);
  // The text decides where the cut and the highlighted stretch stand, so it is named although it is not passed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => session.current?.mark(cut, highlight), [cut, highlight, text, path]);
  // Another file has another model.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => session.current?.showFindings(findings), [findings, path]);
  useEffect(() => {
    if (reveal === null || reveal.path !== path) return;
    session.current?.reveal(reveal);
    latest.current.onRevealed();
  }, [reveal, path]);

  return <div ref={place} className="editor-monaco" data-testid={TEST_IDS.editorMonaco} />;
}
