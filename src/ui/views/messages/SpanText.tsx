import { type MouseEvent, type ReactNode, useState } from "react";
import type { Span } from "../../../engine/index.ts";
import { actions, useDocument } from "../../../state/app.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { sourceColour, sourceLine } from "../sources.ts";
import { describeSource } from "./describeSource.ts";
import { textPath } from "./openSource.ts";
import { advance, capSpans, startOf } from "./spans.ts";

/** UTF-16 code units of a text that are shown before a person asks for all. */
const SHOWN = 64_000;

interface SpanTextProps {
  readonly spans: readonly Span[];
  /** Index of the underline of a source; undefined for a source without one. */
  readonly underline: (span: Span) => number | undefined;
}

/** A text whose pieces say where they come from; a click leads to the file. */
export function SpanText({ spans, underline }: SpanTextProps): ReactNode {
  const { views } = useRequestTranslate();
  const [all, setAll] = useState(false);
  const capped = all ? { spans, hidden: 0 } : capSpans(spans, SHOWN);
  const bytes = spans.length === 0 ? 0 : undefined;
  return (
    <>
      <pre className="part-text">
        {bytes === 0 ? <span className="span-codex">{views.messages.empty}</span> : null}
        {capped.spans.map((span, index) => (
          // Spans have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SpanPiece key={index} span={span} underline={underline(span)} />
        ))}
      </pre>
      {capped.hidden > 0 ? (
        <button type="button" className="fix part-more" onClick={() => setAll(true)}>
          {views.showAll(views.kilobytes(capped.hidden))}
        </button>
      ) : null}
    </>
  );
}

function SpanPiece({ span, underline }: { readonly span: Span; readonly underline: number | undefined }): ReactNode {
  const translate = useRequestTranslate();
  const document = useDocument();
  const { source } = span;
  const codex = source.kind === "codex" || source.kind === "separator";
  const title = source.kind === "separator" ? undefined : describeSource(source, translate);
  if (underline === undefined || (source.kind !== "file" && source.kind !== "config") || source.path === null) {
    return (
      <span className={codex ? "span-codex" : "span-fact"} title={title}>
        {span.text}
      </span>
    );
  }
  const { path } = source;
  const open = (event: MouseEvent<HTMLElement>) => {
    // Selecting text is no click.
    if (window.getSelection()?.isCollapsed === false) return;
    const file = textPath(document, path);
    const start = startOf(source, document.files?.[file]);
    const before = span.text.slice(0, offsetAt(event));
    actions().openFile(
      file,
      start === null || source.kind === "config" ? (start ?? undefined) : advance(start, before),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons of the legend are the keyboard's way to the file
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons of the legend are the keyboard's way to the file
    <span
      className="span-source"
      style={{ textDecorationColor: sourceColour(underline), textDecorationStyle: sourceLine(underline) }}
      title={title}
      onClick={open}
      onMouseEnter={() => actions().setView({ highlight: source })}
      onMouseLeave={() => actions().setView({ highlight: null })}
    >
      {span.text}
    </span>
  );
}

/** UTF-16 offset in the clicked piece of text. */
function offsetAt(event: MouseEvent): number {
  if ("caretPositionFromPoint" in document) {
    return document.caretPositionFromPoint(event.clientX, event.clientY)?.offset ?? 0;
  }
  return 0;
}
