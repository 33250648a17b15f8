import { type ReactNode, useMemo, useState } from "react";
import type { ModelRequest, Part, Span } from "../../engine/index.ts";
import { outline as outlineOf } from "../../services/outline.ts";
import { requestJson } from "../../services/requestJson.ts";
import { useMoment, useSimulation, useView } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useShownAgent, useShownRequest } from "../agents/useShownAgent.ts";
import { useRequestTranslate } from "../i18n/useRequestTranslate.ts";
import { RequestTokens } from "../tokens/RequestTokens.tsx";
import { AskForTokens } from "../tokens/Tokens.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { JsonText } from "./messages/JsonText.tsx";
import { Legend } from "./messages/Legend.tsx";
import { MessageBlock } from "./messages/MessageBlock.tsx";
import { SourceLine } from "./messages/SourceLine.tsx";
import { namedSources, sourceKey } from "./messages/spans.ts";
import { NoRequest } from "./NoRequest.tsx";
import { RequestPicker } from "./RequestPicker.tsx";
import "./views.css";
import "./messages/messages.css";

/** The chosen request: readable, or as exact JSON. */
export function MessagesView(): ReactNode {
  const { views } = useRequestTranslate();
  const words = views.messages;
  const chosen = useShownRequest();
  const agent = useShownAgent();
  const [form, setForm] = useState<"readable" | "json">("readable");
  if (chosen === null) {
    return (
      <div className="view" data-testid={TEST_IDS.messages}>
        <NoRequest />
      </div>
    );
  }
  const { request } = chosen;
  const button = (of: typeof form, label: string, testId: string) => (
    <button type="button" aria-pressed={form === of} data-testid={testId} onClick={() => setForm(of)}>
      {label}
    </button>
  );
  return (
    <div className="view messages" data-testid={TEST_IDS.messages}>
      <div className="view-bar">
        <fieldset className="segments" aria-label={words.form}>
          {button("readable", words.readable, TEST_IDS.showReadable)}
          {button("json", words.json, TEST_IDS.showJson)}
        </fieldset>
        <RequestPicker />
        <CopyButton label={words.copyAll} text={() => requestJson(request)} />
        <AskForTokens />
        <span className="view-summary">
          {words.summary(request.items.length, bytesOf(request))} · <RequestTokens request={request} />
        </span>
      </div>
      {form === "json" ? (
        <JsonText request={request} />
      ) : (
        <Readable request={request} isLast={agent === null && !chosen.earlier && chosen.within === chosen.count - 1} />
      )}
    </div>
  );
}

function partsOf(request: ModelRequest): Part[] {
  const fields = request.instructions === null ? [] : [request.instructions];
  return [...fields, ...request.items.flatMap((item) => ("parts" in item ? item.parts : []))];
}

function bytesOf(request: ModelRequest): number {
  return partsOf(request).reduce((sum, part) => sum + part.bytes, 0);
}

function Readable({ request, isLast }: { readonly request: ModelRequest; readonly isLast: boolean }): ReactNode {
  const simulation = useSimulation();
  const chosen = useView("item");
  const { views, shell } = useRequestTranslate();
  const { outline, sources, colours } = useMemo(() => {
    const named = namedSources(partsOf(request));
    const order = new Map(named.map((source, at) => [source.key, at]));
    return { outline: outlineOf(request), sources: named, colours: order };
  }, [request]);
  const underline = (span: Span) => {
    const key = sourceKey(span.source);
    return key === null ? undefined : colours.get(key);
  };
  const { settings } = useMoment();
  // Settings are those of the moment when the step is over: of its last request.
  const last = isLast ? settings : null;
  const detailOf = (part: Part): string | null => {
    switch (part.fragment) {
      case "baseInstructions":
        return request.model;
      case "permissions": {
        const approval = last?.approval.value;
        return last === null ? null : `${last.sandbox.value}, ${typeof approval === "string" ? approval : "granular"}`;
      }
      case "collaborationMode":
        return last?.mode.value == null ? null : shell.session.modeValues[last.mode.value];
      case "agentsMd":
        return views.messages.files(new Set(part.spans.flatMap(filePath)).size);
      default:
        return null;
    }
  };
  return (
    <>
      {outline.blocks.map((block, at) => {
        const item = block.item === null || block.item < 0 ? null : (request.items[block.item] ?? null);
        const instructions = block.item === -1 && request.instructions !== null ? [request.instructions] : [];
        return (
          <MessageBlock
            // Blocks have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${block.type}-${at}`}
            block={block}
            item={item}
            parts={item !== null && "parts" in item ? item.parts : instructions}
            chosen={chosen !== null && chosen.item === block.item ? chosen : null}
            standIn={simulation.texts.origin === "stand-in"}
            detailOf={detailOf}
            underline={underline}
          />
        );
      })}
      <Legend sources={sources} />
      <SourceLine />
    </>
  );
}

function filePath(span: Span): string[] {
  return span.source.kind === "file" ? [span.source.path] : [];
}
