/**
 * The parts of Monaco that this app uses, from its own package: nothing is fetched from elsewhere. Only the lazy chunk
 * of `MonacoEditor` imports this file.
 */
import * as monaco from "monaco-editor/editor/editor.api";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import "monaco-editor/features/bracketMatching/register";
import "monaco-editor/features/caretOperations/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/codeAction/register";
import "monaco-editor/features/codicon/register";
import "monaco-editor/features/contextmenu/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/folding/register";
import "monaco-editor/features/gotoError/register";
import "monaco-editor/features/hover/register";
import "monaco-editor/features/linesOperations/register";
import "monaco-editor/features/multicursor/register";
import "monaco-editor/features/toggleTabFocusMode/register";
import "monaco-editor/features/wordHighlighter/register";
import "monaco-editor/features/wordOperations/register";
import "monaco-editor/languages/definitions/ini/register";
import "monaco-editor/languages/definitions/markdown/register";

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };

/** The resolved colour of a design token, as Monaco wants it. */
export function token(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+(\.\d+)?/g) ?? ["0", "0", "0"];
  probe.remove();
  const hex = channels.slice(0, 3).map((channel) => Math.round(Number(channel)).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}

/** Takes the page's colours of the present theme over. */
export function applyTheme(): void {
  const chosen = document.documentElement.getAttribute("data-theme");
  const dark = chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  const plain = token("--text").slice(1);
  monaco.editor.defineTheme("page", {
    base: dark ? "vs-dark" : "vs",
    inherit: true,
    rules: [
      { token: "", foreground: plain },
      { token: "keyword.md", foreground: plain, fontStyle: "bold" },
      { token: "string.link.md", foreground: token("--accent").slice(1) },
      { token: "comment", foreground: token("--faint").slice(1) },
      { token: "variable.md", foreground: token("--src-1").slice(1) },
      { token: "string.md", foreground: token("--src-1").slice(1) },
      { token: "string", foreground: token("--src-1").slice(1) },
      { token: "metatag", foreground: plain, fontStyle: "bold" },
      { token: "key", foreground: plain },
      { token: "number", foreground: token("--src-4").slice(1) },
    ],
    colors: {
      "editor.background": token("--panel"),
      "editor.foreground": token("--text"),
      "editorLineNumber.foreground": token("--faint"),
      "editorLineNumber.activeForeground": token("--text"),
      "editor.lineHighlightBackground": token("--panel"),
      "editor.lineHighlightBorder": token("--panel"),
      "editorWidget.background": token("--panel"),
      "editorWidget.border": token("--line-strong"),
      "editorHoverWidget.background": token("--panel"),
      "editorHoverWidget.border": token("--line-strong"),
      "editorError.foreground": token("--bad"),
      "editorWarning.foreground": token("--warn"),
      "editorInfo.foreground": token("--accent"),
      "editorHint.foreground": token("--faint"),
      "editorGutter.background": token("--panel"),
      "scrollbarSlider.background": `${token("--faint")}40`,
      "scrollbarSlider.hoverBackground": `${token("--faint")}70`,
      "scrollbarSlider.activeBackground": `${token("--faint")}90`,
      focusBorder: token("--accent"),
    },
  });
  monaco.editor.setTheme("page");
}

/** The language of a file by its name. Monaco has no TOML; INI comes nearest. */
export function languageOf(path: string): string {
  if (/\.(md|markdown|mdc)$/i.test(path)) return "markdown";
  return /\.toml$/i.test(path) ? "ini" : "plaintext";
}

export { monaco };
