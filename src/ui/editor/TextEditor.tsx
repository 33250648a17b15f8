import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { whenIdle } from "../components/idle.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import type { EditorProps, Handoff } from "./editorTypes.ts";
import { PlainEditor } from "./PlainEditor.tsx";

/** Once it has been loaded, the text field stands for a moment only. */
let loaded = false;
const loadMonaco = async () => {
  const module = await import("./MonacoEditor.tsx");
  loaded = true;
  return module;
};
const MonacoEditor = lazy(loadMonaco);

type Stage = "plain" | "loading" | "monaco" | "failed";

/** A plain text field at once; Monaco takes its place, caret, scroll position and focus when it has been loaded. */
export function TextEditor(props: EditorProps): ReactNode {
  const { panels } = usePanelTranslate();
  const [stage, setStage] = useState<Stage>(() => (loaded ? "loading" : "plain"));
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (loaded) return;
    let gone = false;
    const cancel = whenIdle(() => {
      loadMonaco().then(
        () => {
          if (gone) return;
          // A character that is being composed would be lost in the change.
          const element = field.current;
          const composing = element?.matches(":focus") && composition.active;
          if (composing) element?.addEventListener("compositionend", () => setStage("loading"), { once: true });
          else setStage("loading");
        },
        () => !gone && setStage("failed"),
      );
    });
    const composition = watchComposition();
    return () => {
      gone = true;
      cancel();
      composition.stop();
    };
  }, []);

  const takeOver = (): Handoff | null => {
    const element = field.current;
    if (element === null) return null;
    const room = element.scrollHeight - element.clientHeight;
    return {
      selection: [element.selectionStart, element.selectionEnd],
      scrolled: room <= 0 ? 0 : element.scrollTop / room,
      focused: document.activeElement === element,
    };
  };

  return (
    <div className="editor-body">
      {stage !== "monaco" && <PlainEditor {...props} field={field} />}
      {(stage === "loading" || stage === "monaco") && (
        <ErrorBoundary part={panels.editor.label} attempt={null}>
          <Suspense fallback={null}>
            <MonacoEditor {...props} takeOver={takeOver} onReady={() => setStage("monaco")} />
          </Suspense>
        </ErrorBoundary>
      )}
      {stage === "failed" && <span className="visually-hidden">{panels.editor.failed}</span>}
    </div>
  );
}

/** Whether an input method is composing a character somewhere on the page. */
function watchComposition(): { active: boolean; stop(): void } {
  const state = {
    active: false,
    stop: () => {
      document.removeEventListener("compositionstart", start);
      document.removeEventListener("compositionend", end);
    },
  };
  const start = (): void => {
    state.active = true;
  };
  const end = (): void => {
    state.active = false;
  };
  document.addEventListener("compositionstart", start);
  document.addEventListener("compositionend", end);
  return state;
}
