/** The least a page with Monaco can be: the floor for the time from a key to the next frame. */
import { editor } from "monaco-editor/editor/editor.api";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import "monaco-editor/languages/definitions/markdown/register";

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

const root = document.getElementById("root");
if (root !== null) {
  // The text of the benchmark's example, so that both editors hold a file of the same size.
  const value = new URLSearchParams(location.search).get("text") ?? "";
  editor.create(root, { value, language: "markdown", automaticLayout: true }).focus();
}
