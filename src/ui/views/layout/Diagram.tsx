import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { drawDiagram } from "../../../services/diagram.ts";
import { blockIndex, diagramSource } from "../../../services/diagramSource.ts";
import type { LayoutBlock } from "../../../services/outlineFold.ts";
import { rowsOf } from "../../../services/outlineRows.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { CopyButton } from "../CopyButton.tsx";
import { outlineWords } from "../outlineWords.ts";
import { useDiagramLook } from "./useDiagramLook.ts";

interface DiagramProps {
  readonly blocks: readonly LayoutBlock[];
  readonly onChoose: (block: LayoutBlock) => void;
  /** For the name of the downloaded file. */
  readonly number: number;
}

type Drawing =
  | { readonly state: "drawing" }
  | { readonly state: "drawn"; readonly svg: string }
  | { readonly state: "failed"; readonly detail: string };

/** Milliseconds without a change after which a diagram is drawn anew: a drawing takes longer than a keystroke. */
const REST = 150;

/** The diagram of a request. The table beside it says the same, so for a screen reader this is one picture. */
export function Diagram({ blocks, onChoose, number }: DiagramProps): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.layout;
  const { colours, look } = useDiagramLook();
  const thread = useThreadWords();
  const names = useMemo(() => outlineWords(views, thread), [views, thread]);
  const source = useMemo(() => diagramSource(blocks, names, colours), [blocks, names, colours]);
  const [drawing, setDrawing] = useState<Drawing>({ state: "drawing" });
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef(false);

  useEffect(() => {
    let current = true;
    const draw = () => {
      drawn.current = true;
      drawDiagram(source, look).then(
        (svg) => current && setDrawing({ state: "drawn", svg }),
        (error: unknown) => current && setDrawing({ state: "failed", detail: detailOf(error) }),
      );
    };
    const timer = setTimeout(draw, drawn.current ? REST : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [source, look]);

  useEffect(() => {
    if (drawing.state !== "drawn" || frame.current === null) return;
    const svg = new DOMParser().parseFromString(drawing.svg, "image/svg+xml").documentElement;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", words.diagram);
    for (const node of svg.querySelectorAll("g.node")) {
      const block = blocks[indexOf(node) ?? -1];
      if (block === undefined) continue;
      node.setAttribute("data-role", block.role);
      if (isReachable(block)) node.classList.add("clickable");
      const lines = node.querySelectorAll("text > tspan");
      for (const word of lines[0]?.children ?? []) word.setAttribute("font-weight", "600");
      for (const [at, { line }] of rowsOf(block, names).entries()) {
        if (line?.kind === "part" && line.state === "superseded") lines[at]?.classList.add("struck");
      }
    }
    frame.current.replaceChildren(document.importNode(svg, true));
  }, [drawing, blocks, names, words.diagram]);

  const choose = (event: MouseEvent) => {
    const node = event.target instanceof Element ? event.target.closest("g.node") : null;
    const block = node === null ? undefined : blocks[indexOf(node) ?? -1];
    if (block !== undefined && isReachable(block)) onChoose(block);
  };

  return (
    <div className="diagram" data-testid={TEST_IDS.diagram} data-state={drawing.state}>
      {drawing.state === "drawing" ? <p className="muted">{words.drawing}</p> : null}
      {drawing.state === "failed" ? (
        <p className="callout callout-bad" role="alert">
          {words.drawFailed(drawing.detail)}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows of the table are the keyboard's way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the rows of the table are the keyboard's way */}
      <div ref={frame} className="diagram-frame" hidden={drawing.state !== "drawn"} onClick={choose} />
      <div className="tool-row">
        <CopyButton label={words.copySource} text={() => source} />
        {drawing.state === "drawn" ? (
          <button type="button" className="tool-button" onClick={() => download(drawing.svg, `request-${number}.svg`)}>
            {words.download}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function isReachable(block: LayoutBlock): boolean {
  return block.kind === "fold" || block.item !== null;
}

/** Mermaid writes the id of the source into the id of the node: `…flowchart-block3-7`. */
function indexOf(node: Element): number | null {
  return blockIndex(/flowchart-(block\d+)-/.exec(node.id)?.[1] ?? "");
}

function detailOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function download(svg: string, name: string): void {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
