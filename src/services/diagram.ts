/** Draws diagrams with Mermaid, which is fetched when the first one is drawn. */
import type { Mermaid } from "mermaid";

export interface DiagramLook {
  readonly dark: boolean;
  readonly text: string;
  readonly line: string;
  readonly fontFamily: string;
}

let loading: Promise<Mermaid> | null = null;
/** Mermaid has global state: drawings are made one after the other. */
let queue: Promise<unknown> = Promise.resolve();
let drawings = 0;

function loadMermaid(): Promise<Mermaid> {
  // A failed download is tried again with the next drawing.
  loading ??= import("mermaid").then(
    (module) => module.default,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The SVG of a diagram as text. Rejects with Mermaid's message when it cannot be drawn. */
export function drawDiagram(source: string, look: DiagramLook): Promise<string> {
  const drawing = queue.then(async () => {
    const mermaid = await loadMermaid();
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: "strict",
      // An error is thrown to the caller, not drawn into the page.
      suppressErrorRendering: true,
      theme: "base",
      htmlLabels: false,
      themeVariables: {
        darkMode: look.dark,
        background: "transparent",
        fontFamily: look.fontFamily,
        fontSize: "13px",
        lineColor: look.line,
        textColor: look.text,
        titleColor: look.text,
      },
      flowchart: {
        htmlLabels: false,
        useMaxWidth: false,
        // Lines of a box are not to be wrapped: each is one row of the outline.
        wrappingWidth: 2000,
        nodeSpacing: 24,
        rankSpacing: 16,
        padding: 10,
        subGraphTitleMargin: { top: 2, bottom: 8 },
      },
    });
    drawings += 1;
    const { svg } = await mermaid.render(`diagram-${drawings}`, source);
    return svg;
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}
