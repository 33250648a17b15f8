import type { ReactNode } from "react";
import type { CodexRelease, CompactionReport } from "../../../engine/index.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Marked } from "../../docs/Blocks.tsx";
import { Prose } from "../../i18n/Prose.tsx";
import { useRequestTranslate } from "../../i18n/useRequestTranslate.ts";
import { useThreadSay, useThreadWords } from "../../i18n/useThreadWords.ts";
import { sayTrait } from "../../releases/sayTrait.ts";
import { useReleaseWords } from "../../releases/useReleaseWords.ts";
import { roleOf } from "../history/names.ts";
import { placesAfter, type RebuiltRun, rebuiltEntries } from "./compaction.ts";

interface RebuiltColumnProps {
  readonly report: CompactionReport;
  readonly release: CodexRelease;
}

/** The context that the client puts back, message by message, and where each piece of it comes from. */
export function RebuiltColumn({ report, release }: RebuiltColumnProps): ReactNode {
  const words = useThreadWords().compaction;
  const entries = rebuiltEntries(report);
  const places = placesAfter(report);
  const first = entries[0]?.entry;
  return (
    <div className="rebuilt">
      {first === undefined ? (
        <p className="muted">{words.pending}</p>
      ) : (
        <p className="muted">{first.step === report.step ? words.putBackAtOnce : words.putBackLater(first.step + 1)}</p>
      )}
      <ol aria-label={words.stages.rebuilt}>
        {entries.map(({ entry, runs }) => (
          <li key={entry.id} className={`fate-cell role-${roleOf(entry.item)}`}>
            <div className="rebuilt-head">
              <span className="entry-place">{places.get(entry.id)}</span>
              <span className="entry-role">{roleOf(entry.item)}</span>
              <span className="verdict verdict-warn">
                <span aria-hidden="true">↻ </span>
                {words.putBack}
              </span>
            </div>
            {runs.map((run) => (
              <Run key={run.parts[0]?.fragment} run={run} release={release} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Run({ run, release }: { readonly run: RebuiltRun; readonly release: CodexRelease }): ReactNode {
  const { traits } = useReleaseWords();
  const { views } = useRequestTranslate();
  const say = useThreadSay();
  return (
    <>
      {run.parts.map((part) => (
        <div
          key={part.fragment}
          className="entry-head"
          data-testid={TEST_IDS.rebuilt}
          data-fragment={part.fragment}
          data-reason={run.reason.id}
        >
          <b>{views.fragments[part.fragment]}</b>
          <span className="number muted">{views.bytes(part.bytes)}</span>
        </div>
      ))}
      <p>
        {/* Which text of the instruction files comes back is a rule of the release. */}
        {run.reason.id === "rebuilt.agentsMd" ? (
          <Marked text={sayTrait(traits, "contextText", release)} />
        ) : (
          <Prose text={say(run.reason)} />
        )}
      </p>
    </>
  );
}
