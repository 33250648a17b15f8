import type { ReactNode } from "react";
import type { CodexRelease, CompactionReport } from "../../../engine/index.ts";
import type { TraitArea } from "../../../engine/insight.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Marked } from "../../docs/Blocks.tsx";
import { layersEn } from "../../i18n/compactionLayers.en.ts";
import { layersZh } from "../../i18n/compactionLayers.zh.ts";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { sayTrait } from "../../releases/sayTrait.ts";
import { useReleaseWords } from "../../releases/useReleaseWords.ts";
import { layersOf } from "./layers.ts";

interface LayerStepsProps {
  readonly report: CompactionReport;
  readonly release: CodexRelease;
}

/** What decides over the entries, step by step: their role, what they look like, and what is put back. */
export function LayerSteps({ report, release }: LayerStepsProps): ReactNode {
  const words = useTranslate().language === "zh" ? layersZh : layersEn;
  const { traits } = useReleaseWords();
  const rule = (area: TraitArea) => sayTrait(traits, area, release);
  const { role, own, cut, overBudget, back } = layersOf(report);
  const budget = words.budget(cut, overBudget);
  return (
    <ol className="layers" aria-label={words.title}>
      <Layer id="role" name={words.role} count={words.dropped(role.dropped, role.left)}>
        {role.reasons.map(([reason, count]) => (
          <p key={reason}>{words.reasons[reason](count)}</p>
        ))}
      </Layer>
      <Layer id="own" name={words.own} count={words.dropped(own.dropped, own.left)}>
        {own.markers.map(([marker, count]) => (
          <p key={marker}>
            <Marked text={words.marker(marker, count)} />
          </p>
        ))}
        {own.hooks > 0 && <p>{words.hook(own.hooks)}</p>}
        {budget !== "" && <p>{budget}</p>}
        <details>
          <summary>{words.kinds(release)}</summary>
          <p>
            <Marked text={rule("ownMarkers")} />
          </p>
        </details>
      </Layer>
      <Layer id="back" name={words.back} count={words.returned(back?.entries ?? 0)}>
        {back === null ? (
          <p>{words.pending}</p>
        ) : (
          <p>
            {back.step === report.step
              ? words.atOnce(words.places(back.first, back.last), back.total)
              : words.later(words.places(back.first, back.last), back.total, back.step + 1)}
          </p>
        )}
        <p>
          <Marked text={rule(report.phase === "mid_turn" ? "contextMidTurn" : "contextAfterTurn")} />
        </p>
        <p>
          <Marked text={`${traits.areas.contextText.name}: ${rule("contextText")}`} />
        </p>
      </Layer>
    </ol>
  );
}

function Layer(props: {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li data-testid={TEST_IDS.compactionLayer} data-layer={props.id}>
      <h2>{props.name}</h2>
      <p className="layer-count">{props.count}</p>
      {props.children}
    </li>
  );
}
