import { lazy, type ReactNode, Suspense } from "react";
import type { Change, Simulation, StepReport } from "../../engine/index.ts";
import { isTold, supersedes } from "../../services/inForce.ts";
import { actions, useDocument, useMoment, useSimulation } from "../../state/app.ts";
import { stepsOf } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useShownAgent } from "../agents/useShownAgent.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useThreadSay, useThreadWords } from "../i18n/useThreadWords.ts";
import { StepTokens } from "../tokens/StepTokens.tsx";
import { AppendedItem } from "./history/AppendedItem.tsx";
import { SilentChange } from "./history/ChangeNote.tsx";
import { diskEdits } from "./history/diskEdits.ts";
import { InForceList } from "./history/InForceList.tsx";
import { openInMessages } from "./history/openEntry.ts";
import { RecordList } from "./history/RecordList.tsx";
import { placeOf, sizeOf } from "./history/record.ts";
import "./views.css";
import "./messages/messages.css";
import "./history/history.css";

const AgentPicker = lazy(() => import("../agents/AgentPicker.tsx"));
const AgentHistory = lazy(() => import("../agents/AgentHistory.tsx"));

/** What the chosen step wrote into the history and why, what is in force then, and everything that was written so far. */
export function HistoryView(): ReactNode {
  const simulation = useSimulation();
  const { agents } = simulation;
  const agent = useShownAgent();
  const { report } = useMoment();
  const words = useThreadWords().history;
  return (
    <div className="view history" data-testid={TEST_IDS.history}>
      {agents.length === 0 ? null : (
        <Suspense fallback={null}>
          <AgentPicker />
        </Suspense>
      )}
      {agent !== null ? (
        <Suspense fallback={null}>
          <AgentHistory agent={agent} />
        </Suspense>
      ) : report === null ? (
        <p className="muted">{words.none}</p>
      ) : (
        <>
          <StepPart key={report.step} simulation={simulation} report={report} />
          <h2>{words.inForce}</h2>
          <InForceList history={report.history} compacted={isCompacted(simulation, report.step)} />
          <h2>{words.record}</h2>
          <RecordList simulation={simulation} step={report.step} />
          {simulation.modelledUntil === null ? null : (
            <p className="note">{words.notPlayed(simulation.modelledUntil + 1)}</p>
          )}
        </>
      )}
    </div>
  );
}

interface StepPartProps {
  readonly simulation: Simulation;
  readonly report: StepReport;
}

function StepPart({ simulation, report }: StepPartProps): ReactNode {
  const say = useThreadSay();
  const thread = useThreadWords();
  const document = useDocument();
  const words = thread.history;
  const { step, written, changes, compactions, failed } = report;
  const kind = stepsOf(document)[step]?.do ?? "turn";
  const silent = silentChanges(changes);
  const edits = diskEdits(document, step);
  const size = sizeOf(written);
  const { first, count } = report.requests;
  return (
    <>
      <h1 data-testid={TEST_IDS.historyHeadline}>
        {written.length === 0 && compactions.some((compaction) => compaction.failed === null)
          ? words.replaced(step + 1, thread.stepKinds[kind])
          : words.appended(step + 1, thread.stepKinds[kind], written.length)}
      </h1>
      <p className="muted">
        {written.length > 0 ? words.size(size.bytes, size.tokens) : null}
        {written.length === 0 && silent.length === 0 && compactions.length === 0
          ? kind === "turn"
            ? words.nothingAtAll
            : words.nothingYet
          : null}
      </p>
      <p className="muted">
        <StepTokens written={written} request={count === 0 ? null : (simulation.requests[first + count - 1] ?? null)} />
      </p>
      {failed === null ? null : (
        <div className="callout callout-bad">
          <p>
            <Prose text={say(failed)} />
          </p>
        </div>
      )}
      {compactions.length === 0 ? null : (
        <p>
          <button type="button" className="fix" onClick={() => actions().setView({ tab: "compaction" })}>
            {words.compactionHere}
          </button>
        </p>
      )}
      {silent.length === 0 ? null : (
        <>
          <h2>{words.silent}</h2>
          <ul>
            {silent.map((change, at) => (
              <SilentChange
                // Changes never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={at}
                change={change}
                edit={edits.find(({ path }) => path === pathOf(change.because.params)) ?? null}
              />
            ))}
          </ul>
          <p className="note">{words.silentNote}</p>
        </>
      )}
      {written.length === 0 ? null : <Appended simulation={simulation} report={report} />}
    </>
  );
}

function Appended({ simulation, report }: StepPartProps): ReactNode {
  const words = useThreadWords().history;
  const { step, written, changes, history } = report;
  const there = new Set(history.map(({ id }) => id));
  const before = simulation.steps[step - 1]?.history ?? [];
  const explained = new Set(changes.map(({ entry }) => entry));
  const hasContext = written.some(
    ({ id, item }) =>
      !explained.has(id) && item.type === "message" && item.parts.some(({ fragment }) => isTold(fragment)),
  );
  return (
    <>
      <h2>{words.added}</h2>
      {hasContext ? <p>{isCompacted(simulation, step) ? words.again : words.initial}</p> : null}
      <ul>
        {written.map((entry) => {
          const known = there.has(entry.id) ? history : [...before, ...written];
          return (
            <AppendedItem
              key={entry.id}
              entry={entry}
              changes={changes.filter((change) => change.entry === entry.id)}
              isThere={there.has(entry.id)}
              superseded={(part) => supersedes(known, entry, part)}
              onOpen={
                placeOf(simulation, step, entry.id) === null ? null : () => openInMessages(simulation, step, entry.id)
              }
            />
          );
        })}
      </ul>
    </>
  );
}

/** What the history says nothing of; an edit that the same step announces a request later is not among them. */
function silentChanges(changes: readonly Change[]): readonly Change[] {
  return changes.filter(
    ({ entry, fragment, because }, at) =>
      entry === null &&
      !(
        because.id === "change.globalLater" &&
        changes.slice(at).some((later) => later.entry !== null && later.fragment === fragment)
      ),
  );
}

/** Whether a compaction went well up to this step. */
function isCompacted({ steps }: Simulation, step: number): boolean {
  return steps.slice(0, step + 1).some(({ compactions }) => compactions.some(({ failed }) => failed === null));
}

function pathOf(params: object): string | null {
  return "path" in params && typeof params.path === "string" ? params.path : null;
}
