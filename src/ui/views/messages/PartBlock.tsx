import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Part, Span } from "../../../engine/index.ts";
import type { ChosenItem } from "../../../state/view.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { Tokens } from "../../tokens/Tokens.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { SpanText } from "./SpanText.tsx";
import { hasCodexText } from "./spans.ts";

interface PartBlockProps {
  readonly part: Part;
  /** Says more than the name: the model, the number of files; null for nothing. */
  readonly detail: string | null;
  /** In force or superseded, in a word; null where there is nothing to tell apart. */
  readonly mark: string | null;
  readonly standIn: boolean;
  /** Chosen elsewhere: opened, scrolled to and marked. Another object, another request to show it. */
  readonly chosen: ChosenItem | null;
  readonly underline: (span: Span) => number | undefined;
}

/** One content part. Its text is rendered only while it is open. */
export function PartBlock({ part, detail, mark, standIn, chosen, underline }: PartBlockProps): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.messages;
  const codex = hasCodexText(part);
  const [open, setOpen] = useState(!codex && part.fragment !== "environmentContext");
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (chosen === null) return;
    setOpen(true);
    // A marked stretch scrolls to itself.
    if (chosen.range === undefined) section.current?.scrollIntoView({ block: "start" });
  }, [chosen]);

  const about = [detail, codex ? (standIn ? words.standIn : words.codexText) : null].filter((text) => text !== null);
  return (
    <section
      ref={section}
      className={`message-part${chosen === null ? "" : " message-part-chosen"}`}
      data-testid={TEST_IDS.part}
      data-fragment={part.fragment}
    >
      <header className="part-head">
        <button type="button" className="part-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className="part-arrow" aria-hidden="true" />
          {views.fragments[part.fragment]}
          {mark === null ? null : <span className="message-mark">{mark}</span>}
        </button>
        <span className="part-about">
          {about.map((text) => (
            <span key={text}>{text} · </span>
          ))}
          {views.bytes(part.bytes)} · <Tokens text={part.text} bytes={part.bytes} />
        </span>
        <CopyButton label={views.copy} text={() => part.text} />
      </header>
      {open ? <SpanText spans={part.spans} underline={underline} mark={chosen?.range ?? null} /> : null}
    </section>
  );
}
