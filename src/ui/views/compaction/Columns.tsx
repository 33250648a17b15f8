import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { CompactionReport, Simulation } from "../../../engine/index.ts";
import { useThreadWords } from "../../i18n/useThreadWords.ts";
import { roleOf } from "../history/names.ts";
import { openInMessages } from "../history/openEntry.ts";
import { placesAfter, STAGES, type Stage, stageBeside } from "./compaction.ts";
import { EntryHead, FateRow } from "./FateRow.tsx";
import { RebuiltColumn } from "./RebuiltColumn.tsx";

interface ColumnsProps {
  readonly report: CompactionReport;
  readonly simulation: Simulation;
}

/** Before, kept and rebuilt: side by side where there is room, else one after the other. */
export function Columns({ report, simulation }: ColumnsProps): ReactNode {
  const words = useThreadWords().compaction;
  const [stage, setStage] = useState<Stage>("before");
  const { fates, summary } = report;
  const places = placesAfter(report);
  const count = {
    before: fates.length,
    kept: fates.filter(({ after }) => after !== null).length,
    rebuilt: report.rebuiltEntries.length,
  };
  return (
    <div className="stages" data-stage={stage}>
      <StageBar stage={stage} onStage={setStage} />
      <div className="stage-heads" aria-hidden="true">
        {STAGES.map((one) => (
          <span key={one}>
            {words.stages[one]} · {count[one]}
          </span>
        ))}
      </div>
      <ol className="fates" aria-label={words.stages.before}>
        {fates.map((fate) => (
          <FateRow
            key={fate.entry.id}
            fate={fate}
            place={fate.after === null ? null : (places.get(fate.after.id) ?? null)}
            onOpen={() => openInMessages(simulation, report.step, fate.entry.id)}
          />
        ))}
        {summary === null ? null : (
          <li className="fate-row fate-summary">
            <div className="fate-cell fate-nothing" aria-hidden="true" />
            <div className={`fate-cell fate-kept role-${roleOf(summary.item)}`}>
              <EntryHead entry={summary} place={places.get(summary.id) ?? null} onOpen={null} />
              <p>
                <span className="verdict verdict-ok">
                  <span aria-hidden="true">+ </span>
                  {words.summaryNew}
                </span>{" "}
                {summary.item.type === "message" ? words.summaryLocal : words.summaryRemote}
              </p>
            </div>
          </li>
        )}
      </ol>
      <RebuiltColumn report={report} release={simulation.release} />
    </div>
  );
}

/** On a narrow screen: which of the three is shown. Arrow keys go back and forth. */
function StageBar({ stage, onStage }: { readonly stage: Stage; readonly onStage: (stage: Stage) => void }): ReactNode {
  const words = useThreadWords().compaction;
  const bar = useRef<HTMLFieldSetElement>(null);
  const go = (by: -1 | 1) => onStage(stageBeside(stage, by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key as "ArrowLeft"];
    if (by === undefined) return;
    event.preventDefault();
    const next = stageBeside(stage, by);
    onStage(next);
    bar.current?.querySelectorAll<HTMLElement>(".stage-name")[STAGES.indexOf(next)]?.focus();
  };
  return (
    <fieldset ref={bar} className="stage-bar" aria-label={words.stagesLabel} onKeyDown={onKeyDown}>
      <button type="button" className="tool-button" aria-disabled={stage === "before"} onClick={() => go(-1)}>
        {words.previous}
      </button>
      {STAGES.map((one, at) => (
        <button
          key={one}
          type="button"
          className="stage-name"
          aria-pressed={one === stage}
          onClick={() => onStage(one)}
        >
          {words.stage(at + 1, words.stages[one])}
        </button>
      ))}
      <button type="button" className="tool-button" aria-disabled={stage === "rebuilt"} onClick={() => go(1)}>
        {words.next}
      </button>
    </fieldset>
  );
}
