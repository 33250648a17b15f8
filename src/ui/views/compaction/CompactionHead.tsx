import type { ReactNode } from "react";
import type { CompactionReport } from "../../../engine/index.ts";
import { TEST_IDS } from "../../../testIds.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useThreadSay, useThreadWords } from "../../i18n/useThreadWords.ts";

/** How, why and when Codex compacted; the sizes in one line; the budget of what is kept. */
export function CompactionHead({ report }: { readonly report: CompactionReport }): ReactNode {
  const say = useThreadSay();
  const words = useThreadWords().compaction;
  const { failed, fates, phase, reason, kind, sizeBefore, sizeAfter, sizeRebuilt, rebuilt } = report;
  const kept = fates.filter((fate) => fate.kind !== "dropped").length;
  return (
    <>
      <h1 data-testid={TEST_IDS.compactionHeadline}>
        {failed === null ? words.headline(kept, sizeBefore.items) : words.failed}
      </h1>
      <p className="muted">{words.how(words.phases[phase], words.reasons[reason], words[kind])}</p>
      {failed === null ? (
        <>
          <dl className="sizes" aria-label={words.sizes} data-testid={TEST_IDS.compactionSizes}>
            <SizeOf name={words.before} size={sizeBefore} say={words.size} />
            <SizeOf name={words.after} size={sizeAfter} say={words.sizeShort} />
            {rebuilt.length === 0 ? null : (
              <SizeOf name={words.rebuiltSize} size={sizeRebuilt} say={words.sizeShort} className="size-rebuilt" />
            )}
          </dl>
          {report.budget === null ? null : <Budget {...report.budget} />}
        </>
      ) : (
        <div className="callout callout-bad">
          <p>{failed.id === "failed.compaction" ? words.failedHint : <Prose text={say(failed)} />}</p>
        </div>
      )}
    </>
  );
}

interface SizeOfProps {
  readonly name: string;
  readonly size: CompactionReport["sizeBefore"];
  readonly say: (entries: number, bytes: number, tokens: number) => string;
  readonly className?: string;
}

function SizeOf({ name, size, say, className }: SizeOfProps): ReactNode {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{say(size.items, size.bytes, size.tokens)}</dd>
    </div>
  );
}

function Budget({ limit, used }: NonNullable<CompactionReport["budget"]>): ReactNode {
  const words = useThreadWords().compaction;
  return (
    <div className="kept-budget">
      <meter aria-label={words.budget} min={0} max={limit} value={used} />
      <span className="muted">{words.budgetUsed(used, limit)}</span>
    </div>
  );
}
