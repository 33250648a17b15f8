import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import type { Item, Part, Span } from "../../../engine/index.ts";
import type { OutlineBlock } from "../../../services/outline.ts";
import { itemJson } from "../../../services/requestJson.ts";
import type { ChosenItem } from "../../../state/view.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { partsEstimate } from "../../tokens/requestTexts.ts";
import { TokenSum } from "../../tokens/Tokens.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { PartBlock } from "./PartBlock.tsx";

const AgentLink = lazy(() => import("../../agents/AgentLink.tsx"));

function isOfAgent({ fragment }: Part): boolean {
  return fragment === "agentTask" || fragment === "agentResult";
}

interface MessageBlockProps {
  readonly block: OutlineBlock;
  /** The item itself; null for the `instructions` field and for what is not modelled. */
  readonly item: Item | null;
  readonly parts: readonly Part[];
  readonly chosen: ChosenItem | null;
  readonly standIn: boolean;
  readonly detailOf: (part: Part) => string | null;
  readonly underline: (span: Span) => number | undefined;
}

/** One item of the request, or the `instructions` field, or a gap. */
export function MessageBlock(props: MessageBlockProps): ReactNode {
  const { block, item, parts, chosen, standIn, detailOf, underline } = props;
  const { views } = useRequestTranslate();
  const { marks } = useThreadWords();
  const words = views.messages;
  const article = useRef<HTMLElement>(null);
  const whole = chosen !== null && chosen.part === null ? chosen : null;

  useEffect(() => {
    if (whole !== null) article.current?.scrollIntoView({ block: "start" });
  }, [whole]);

  if (block.kind === "gap" || (block.kind === "field" && block.item === null)) {
    return <p className="message-gap">{words.gapItem(nameOf(block, views))}</p>;
  }
  return (
    <article
      ref={article}
      className={`message role-${block.role}${whole === null ? "" : " message-chosen"}${block.isNew ? " message-new" : ""}`}
      data-testid={TEST_IDS.message}
      data-item={block.item}
      data-role={block.role}
    >
      <header className="message-head">
        <h2>
          {block.item === null || block.item < 0 ? null : <span className="message-number">{block.item + 1} · </span>}
          {nameOf(block, views)}
          {block.isNew && block.step !== null ? (
            <span className="message-mark">{marks.addedBy(block.step + 1)}</span>
          ) : null}
        </h2>
        <span className="part-about">
          {parts.length > 1 ? `${words.parts(parts.length)} · ` : ""}
          {block.bytes === null ? views.layout.notModelled : views.bytes(block.bytes)}
          {parts.length > 1 ? <MessageTokens parts={parts} /> : null}
        </span>
        {item !== null && parts.length > 1 ? (
          <CopyButton label={words.copyMessage} text={() => JSON.stringify(itemJson(item), null, 2)} />
        ) : null}
      </header>
      {parts.some(isOfAgent) ? (
        <Suspense fallback={null}>
          <AgentLink parts={parts} />
        </Suspense>
      ) : null}
      {block.lines.map((line) => {
        if (line.kind === "gap") {
          return (
            <p key={line.what} className="part-gap">
              {words.gapItem(views.gaps[line.what])}
            </p>
          );
        }
        const part = parts[line.part];
        return part === undefined ? null : (
          <PartBlock
            key={`${line.part} ${line.fragment}`}
            part={part}
            detail={detailOf(part)}
            mark={line.state === null || line.state === "sole" ? null : marks[line.state]}
            standIn={standIn}
            chosen={chosen?.part === line.part ? chosen : null}
            underline={underline}
          />
        );
      })}
    </article>
  );
}

/** Of a message with one part alone that part says it. */
function MessageTokens({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  const texts = useMemo(() => parts.map(({ text }) => text), [parts]);
  return (
    <>
      {" · "}
      <TokenSum texts={texts} estimate={partsEstimate(parts)} />
    </>
  );
}

type Views = ReturnType<typeof useRequestTranslate>["views"];

function nameOf(block: OutlineBlock, views: Views): string {
  switch (block.type) {
    case "message":
      return block.role;
    case "instructions":
      return views.layout.instructionsField;
    case "additional_tools":
    case "compaction_trigger":
    case "compaction":
    case "agent_message":
    case "function_call":
    case "function_call_output":
      return views.opaque[block.type];
    default:
      return views.gaps[block.type];
  }
}
