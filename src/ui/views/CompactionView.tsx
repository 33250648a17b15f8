import { type ReactNode, useMemo, useState } from "react";
import type { CompactionReport, Simulation } from "../../engine/index.ts";
import { useMoment, useSimulation } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useThreadWords } from "../i18n/useThreadWords.ts";
import { Columns } from "./compaction/Columns.tsx";
import { CompactionHead } from "./compaction/CompactionHead.tsx";
import { compactionsOf, lastCompaction } from "./compaction/compaction.ts";
import { LayerSteps } from "./compaction/LayerSteps.tsx";
import { NoCompaction } from "./compaction/NoCompaction.tsx";
import "./views.css";
import "./compaction/compaction.css";

/** What a compaction did to every entry of the history: that of the chosen step, or the last one before it. */
export function CompactionView(): ReactNode {
  const simulation = useSimulation();
  const { step, report } = useMoment();
  const compactions = useMemo(() => compactionsOf(simulation), [simulation]);
  const last = lastCompaction(compactions, step);
  return (
    <div className="view compaction" data-testid={TEST_IDS.compaction}>
      {last < 0 ? (
        <NoCompaction report={report} next={compactions[0] ?? null} />
      ) : (
        <Compactions key={step} simulation={simulation} compactions={compactions} last={last} />
      )}
    </div>
  );
}

interface CompactionsProps {
  readonly simulation: Simulation;
  readonly compactions: readonly CompactionReport[];
  /** Index of the one that is shown at first. */
  readonly last: number;
}

function Compactions({ simulation, compactions, last }: CompactionsProps): ReactNode {
  const words = useThreadWords().compaction;
  const [picked, setPicked] = useState<number | null>(null);
  const index = picked === null || picked >= compactions.length ? last : picked;
  const report = compactions[index];
  if (report === undefined) return null;
  return (
    <>
      {compactions.length < 2 ? null : (
        <select
          className="request-picker compaction-picker"
          aria-label={words.pick}
          value={index}
          onChange={(event) => setPicked(Number(event.target.value))}
        >
          {compactions.map(({ request, step, phase }, at) => (
            <option key={request} value={at}>
              {words.pickOne(step + 1, words.phases[phase])}
            </option>
          ))}
        </select>
      )}
      <CompactionHead report={report} />
      {report.failed === null ? <LayerSteps report={report} release={simulation.release} /> : null}
      {report.failed === null ? <Columns key={report.request} report={report} simulation={simulation} /> : null}
    </>
  );
}
