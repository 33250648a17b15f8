/** The reports of the steps that were played. */
import type { CompactionReport, HistoryEntry, Moment, StepReport } from "../timeline.ts";
import { activeTokens, autoCompactLimit } from "./compaction/limits.ts";
import { withRebuilt } from "./compaction/report.ts";
import { momentOf } from "./moment.ts";
import type { StepRun } from "./run.ts";

/** In the order of the steps. A compaction that leaves the context to a later turn is told what that turn put back. */
export function reportsOf(runs: readonly StepRun[]): StepReport[] {
  const reports = runs.map((run): StepReport => new RunReport(run, run.compactions));
  let waiting: { readonly step: number; readonly index: number } | null = null;
  for (const [step, run] of runs.entries()) {
    const report = reports[step];
    if (report === undefined) continue;
    if (run.context !== null && waiting !== null) {
      const compactions = [...(reports[waiting.step]?.compactions ?? [])];
      const compaction = compactions[waiting.index];
      if (compaction !== undefined) {
        compactions[waiting.index] = withRebuilt(
          compaction,
          run.context,
          [...compaction.after, ...run.context],
          run.state.session.release.agentsMd.readsAgain,
        );
        reports[waiting.step] = new RunReport(runs[waiting.step] ?? run, compactions);
      }
      waiting = null;
    }
    const index = run.compactions.findLastIndex(({ failed, phase }) => failed === null && phase !== "mid_turn");
    if (index >= 0) waiting = { step, index };
  }
  return reports;
}

class RunReport implements StepReport {
  readonly #run: StepRun;
  readonly step: number;
  readonly compactions: readonly CompactionReport[];
  #moment: Moment | null = null;

  constructor(run: StepRun, compactions: readonly CompactionReport[]) {
    this.#run = run;
    this.step = run.step;
    this.compactions = compactions;
  }

  get requests(): StepReport["requests"] {
    return { first: this.#run.firstRequest, count: this.#run.requests.length };
  }

  get written(): StepReport["written"] {
    return this.#run.written;
  }

  get changes(): StepReport["changes"] {
    return this.#run.changes;
  }

  get failed(): StepReport["failed"] {
    return this.#run.failed;
  }

  get history(): readonly HistoryEntry[] {
    return this.#run.state.history.entries;
  }

  get tokens(): StepReport["tokens"] {
    const { session, tokens } = this.#run.state;
    return { active: activeTokens(tokens), limit: autoCompactLimit(session), window: session.contextWindow };
  }

  get moment(): Moment {
    this.#moment ??= momentOf(this.#run.state);
    return this.#moment;
  }
}
