/** The least a page with Monaco can be: the floor for the time from a key to the next frame. */
import { editor } from "monaco-editor/editor/editor.api";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import "monaco-editor/languages/definitions/markdown/register";

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

const root = document.getElementById("root");
if (root !== null) {
  // Set before the page loads: the text that the app's editor holds, too.
  const value = (window as { readonly benchText?: string }).benchText ?? "";
  editor.create(root, { value, language: "markdown", automaticLayout: true }).focus();
}
