import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Span } from "../../../engine/index.ts";
import { actions, useDocument } from "../../../state/app.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { sourceColour, sourceLine } from "../sources.ts";
import { leadsSomewhere, openSource } from "./openSource.ts";
import { capSpans, lineAt, piecesOf, type Range } from "./spans.ts";

/** UTF-16 code units of a text that are shown before a person asks for all. */
const SHOWN = 64_000;

interface SpanTextProps {
  readonly spans: readonly Span[];
  /** Index of the underline of a source; undefined for a source without one. */
  readonly underline: (span: Span) => number | undefined;
  /** A stretch that is marked and scrolled to. Another object, another request to show it. */
  readonly mark?: Range | null;
}

/** A text that says of every piece where it comes from; a click leads there. */
export function SpanText({ spans, underline, mark = null }: SpanTextProps): ReactNode {
  const { views } = useRequestTranslate();
  const document = useDocument();
  const [all, setAll] = useState(false);
  const whole = all || (mark !== null && mark.end > SHOWN);
  const capped = useMemo(() => (whole ? { spans, hidden: 0 } : capSpans(spans, SHOWN)), [spans, whole]);
  const pieces = useMemo(() => piecesOf(capped.spans, mark), [capped, mark]);
  const marked = useRef<HTMLElement>(null);
  const pointed = useRef<string | null>(null);

  useEffect(() => {
    if (mark !== null) marked.current?.scrollIntoView({ block: "center" });
  }, [mark]);

  const sourceUnder = (event: MouseEvent) => {
    const offset = offsetAt(event);
    return offset === null ? null : (lineAt(spans, offset)?.source ?? null);
  };
  const point = (event: MouseEvent) => {
    const source = sourceUnder(event);
    const key = JSON.stringify(source);
    if (key === pointed.current) return;
    pointed.current = key;
    actions().setView({ highlight: source });
  };
  const leave = () => {
    pointed.current = null;
    actions().setView({ highlight: null });
  };
  const open = (event: MouseEvent) => {
    // Selecting text is no click.
    if (window.getSelection()?.isCollapsed === false) return;
    const source = sourceUnder(event);
    if (source !== null) openSource(document, source);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons of the legend are the keyboard's way there */}
      <pre className="part-text" onMouseMove={point} onMouseLeave={leave} onClick={open}>
        {spans.length === 0 ? <span className="span-codex">{views.messages.empty}</span> : null}
        {pieces.map((piece) => {
          const Tag = piece.marked ? "mark" : "span";
          return (
            <Tag
              key={piece.start}
              ref={piece.start === mark?.start ? marked : undefined}
              data-start={piece.start}
              {...lookOf(piece.span, underline(piece.span))}
            >
              {piece.text}
            </Tag>
          );
        })}
      </pre>
      {capped.hidden > 0 ? (
        <button type="button" className="fix part-more" onClick={() => setAll(true)}>
          {views.showAll(views.kilobytes(capped.hidden))}
        </button>
      ) : null}
    </>
  );
}

function lookOf({ source }: Span, underline: number | undefined): { className: string; style?: CSSProperties } {
  const leads = leadsSomewhere(source) ? " span-leads" : "";
  if (underline !== undefined) {
    const style = { textDecorationColor: sourceColour(underline), textDecorationStyle: sourceLine(underline) };
    return { className: `span-source${leads}`, style };
  }
  return {
    className: `${source.kind === "codex" || source.kind === "separator" ? "span-codex" : "span-fact"}${leads}`,
  };
}

/** UTF-16 offset in the text of the part under the pointer; null where there is none. */
function offsetAt({ target, clientX, clientY }: MouseEvent): number | null {
  const piece = (target as Element).closest<HTMLElement>("[data-start]");
  if (piece === null) return null;
  const start = Number(piece.dataset.start);
  const caret = "caretPositionFromPoint" in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  if (caret === null || !piece.contains(caret.offsetNode)) return start;
  return start + Math.min(caret.offset, (piece.textContent?.length ?? 1) - 1);
}
