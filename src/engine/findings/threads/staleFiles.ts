/** Files that were edited after Codex had read them: AGENTS.md, and the configuration. */
import type { FindingContext, Rule } from "../context.ts";
import { atStep, type FindingPlace, type Fix, fix, wholeFile } from "../finding.ts";
import { copiesOf, historyOf, lastEditOf, reportsOf } from "./thread.ts";

export const staleAgentsMd: Rule<"stale-agents-md"> = {
  severity: "warning",
  *find(context) {
    for (const { path, order, stale } of context.moment.files) {
      if (order === null || !stale) continue;
      const editedBy = lastEditOf(context, path, context.moment.step + 1);
      if (editedBy === null) continue;
      yield { params: { path, editedBy }, place: fileOr(context, path, editedBy), fixes: [readAgain(context)] };
    }
  },
};

export const configEditedLate: Rule<"config-edited-late"> = {
  severity: "warning",
  *find(context) {
    const editedBy = new Map<string, number>();
    for (const { step, changes } of reportsOf(context)) {
      const kind = context.scenario.steps[step]?.do;
      // Both read the whole configuration again.
      if (kind === "resume" || kind === "fork") editedBy.clear();
      for (const { because } of changes) {
        if (because.id === "change.configLater") editedBy.set(because.params.path, step);
      }
    }
    for (const [path, step] of editedBy) {
      yield { params: { path, editedBy: step }, place: fileOr(context, path, step), fixes: [resume(context)] };
    }
  },
};

/** A thread that is resumed has the files read again; in a release that reads them once, only one that is forked. */
function readAgain(context: FindingContext): Fix {
  if (context.release.agentsMd.readsAgain) return resume(context);
  return fix("add-fork", {}, { kind: "addStep", after: context.moment.step, step: "fork" });
}

/** A new process reads everything again. */
function resume({ moment }: FindingContext): Fix {
  return fix("add-resume", {}, { kind: "addStep", after: moment.step, step: "resume" });
}

/** The file, or the step that took it away. */
function fileOr({ disk }: FindingContext, path: string, step: number): FindingPlace {
  return disk.node(path) === undefined ? atStep(step) : wholeFile(path);
}

export const compactionKeepsOldText: Rule<"compaction-keeps-old-text"> = {
  severity: "warning",
  /** While the text that the compaction put back is the last word on AGENTS.md. */
  *find(context) {
    const current = copiesOf(historyOf(context), "agentsMd").at(-1);
    if (current === undefined) return;
    const reports = reportsOf(context);
    for (const { compactions } of reports) {
      for (const { step, phase, rebuiltEntries } of compactions) {
        if (!rebuiltEntries.includes(current.entry)) continue;
        // In the middle of a turn the context is put back behind the tool call, else before anything of the turn is done.
        const before = phase === "mid_turn" ? current.entry.step + 1 : current.entry.step;
        for (const { path, order, stale } of reports[current.entry.step]?.moment.files ?? []) {
          if (order === null || !stale || lastEditOf(context, path, before) === null) continue;
          yield { params: { step, path }, place: atStep(step), fixes: [] };
        }
      }
    }
  },
};
