import { type ReactNode, useMemo } from "react";
import { outline as outlineOf } from "../../services/outline.ts";
import { actions, useRequest } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { Diagram } from "./layout/Diagram.tsx";
import { OutlineTable } from "./layout/OutlineTable.tsx";
import { NoRequest } from "./NoRequest.tsx";
import { RequestPicker } from "./RequestPicker.tsx";
import "./views.css";
import "./layout/layout.css";

/** The shape of the chosen request: a diagram and an equal table. Both lead to the messages. */
export function LayoutView(): ReactNode {
  const { views } = useTranslate();
  const words = views.layout;
  const chosen = useRequest();
  const request = chosen?.request ?? null;
  const outline = useMemo(() => (request === null ? null : outlineOf(request)), [request]);
  if (chosen === null || request === null || outline === null) {
    return (
      <div className="view" data-testid={TEST_IDS.layout}>
        <NoRequest />
      </div>
    );
  }
  const show = (item: number | null, part: number | null) => {
    if (item !== null) actions().setView({ tab: "messages", item: { item, part } });
  };
  const hasGap = outline.blocks.some(
    (block) => block.bytes === null || block.lines.some((line) => line.kind === "gap"),
  );
  return (
    <div className="view layout" data-testid={TEST_IDS.layout}>
      <div className="view-bar">
        <RequestPicker />
        <p className="muted layout-shape">
          {outline.lite ? words.lite : request.instructions === null ? words.noInstructions : words.notLite}
        </p>
        <span className="view-summary">{words.summary(request.items.length, outline.bytes)}</span>
      </div>
      <div className="layout-pair">
        <Diagram outline={outline} number={chosen.index + 1} onChoose={(block) => show(block.item, null)} />
        <div>
          <OutlineTable
            outline={outline}
            onChoose={(row) => show(row.block.item, row.line?.kind === "part" ? row.line.part : null)}
          />
          {hasGap ? <p className="note">{words.gapsOn}</p> : null}
          {outline.dormant.length > 0 ? (
            <p className="note">{words.gapsOff(outline.dormant.map((what) => views.gaps[what]))}</p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
