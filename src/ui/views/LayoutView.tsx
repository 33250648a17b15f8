import { type ReactNode, useMemo, useState } from "react";
import type { AgentReport, ModelRequest } from "../../engine/index.ts";
import { outline as outlineOf } from "../../services/outline.ts";
import { foldedBlocks, type LayoutBlock } from "../../services/outlineFold.ts";
import { actions } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { chooseAgent } from "../agents/agentStore.ts";
import { useShownAgent, useShownRequest } from "../agents/useShownAgent.ts";
import { useRequestTranslate } from "../i18n/useRequestTranslate.ts";
import { useThreadWords } from "../i18n/useThreadWords.ts";
import { Diagram } from "./layout/Diagram.tsx";
import { OutlineTable } from "./layout/OutlineTable.tsx";
import { NoRequest } from "./NoRequest.tsx";
import { RequestPicker } from "./RequestPicker.tsx";
import "./views.css";
import "./layout/layout.css";

/** The shape of the chosen request: a diagram and an equal table. Both lead to the messages. */
export function LayoutView(): ReactNode {
  const chosen = useShownRequest();
  const agent = useShownAgent();
  return (
    <div className="view layout" data-testid={TEST_IDS.layout}>
      {chosen === null ? (
        <NoRequest />
      ) : (
        <RequestLayout
          key={`${agent?.field} ${chosen.index}`}
          request={chosen.request}
          index={chosen.index}
          agent={agent}
        />
      )}
    </div>
  );
}

interface RequestLayoutProps {
  readonly request: ModelRequest;
  /** Index in `simulation.requests`. */
  readonly index: number;
  /** Null: a request of the thread itself. */
  readonly agent: AgentReport | null;
}

function RequestLayout({ request, index, agent }: RequestLayoutProps): ReactNode {
  const { views } = useRequestTranslate();
  const { marks } = useThreadWords();
  const words = views.layout;
  const outline = useMemo(() => outlineOf(request), [request]);
  const blocks = useMemo(() => foldedBlocks(outline), [outline]);
  /** Folded runs that were opened, by their first item. */
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const show = (block: LayoutBlock, part: number | null) => {
    if (block.kind === "fold") setOpened(toggled(opened, block.first));
    else if (block.item !== null) {
      const item = { item: block.item, part };
      if (agent === null) actions().setView({ tab: "messages", item });
      else chooseAgent({ step: agent.parentStep, field: agent.field, request: index, item }, "messages");
    }
  };
  const hasGap = outline.blocks.some(
    (block) => block.bytes === null || block.lines.some((line) => line.kind === "gap"),
  );
  const isLater = outline.blocks.some(
    ({ isNew, lines }) => isNew || lines.some((line) => line.kind === "part" && line.state === "superseded"),
  );
  return (
    <>
      <div className="view-bar">
        <RequestPicker />
        <p className="muted layout-shape">
          {outline.lite ? words.lite : request.instructions === null ? words.noInstructions : words.notLite}
        </p>
        <span className="view-summary">{words.summary(request.items.length, outline.bytes)}</span>
      </div>
      {isLater ? (
        <p className="note layout-legend">
          {marks.legend} {blocks.some(({ kind }) => kind === "fold") ? marks.legendFolded : ""}
        </p>
      ) : null}
      <div className="layout-pair">
        <Diagram blocks={blocks} number={index + 1} onChoose={(block) => show(block, null)} />
        <div>
          <OutlineTable
            request={request}
            blocks={blocks}
            bytes={outline.bytes}
            opened={opened}
            onChoose={({ block, line }) => show(block, line?.kind === "part" ? line.part : null)}
          />
          {hasGap ? <p className="note">{words.gapsOn}</p> : null}
          {outline.dormant.length > 0 ? (
            <p className="note">{words.gapsOff(outline.dormant.map((what) => views.gaps[what]))}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const other = new Set(set);
  if (!other.delete(member)) other.add(member);
  return other;
}
