/** The thread has gone to a directory whose instruction files it does not read, in a release that reads them once. */
import { candidateNames, candidatePath } from "../../agentsMd/discover.ts";
import { isBlank } from "../../machine/utf8.ts";
import type { FindingContext, Rule } from "../context.ts";
import { fix, wholeFile } from "../finding.ts";

export const directoryNotRead: Rule<"directory-not-read"> = {
  severity: "warning",
  *find(context) {
    const missed = missedByMove(context);
    const last = missed.at(-1);
    const { cwd } = context.moment.settings ?? {};
    const step = lastMoveOf(context);
    if (last === undefined || cwd === undefined || step === null) return;
    // The files are those of the directory in which the thread was started.
    const fixes = [fix("start-in", { directory: cwd }, { kind: "cwd", cwd })];
    yield { params: { step, cwd, missed }, place: wholeFile(last), fixes };
  },
};

const kept = new WeakMap<FindingContext, readonly string[]>();

/** The files that a thread started in the present directory would be told and this one is not, root first. */
export function missedByMove(context: FindingContext): readonly string[] {
  let missed = kept.get(context);
  if (missed === undefined) {
    missed = findMissed(context);
    kept.set(context, missed);
  }
  return missed;
}

function findMissed(context: FindingContext): readonly string[] {
  const { moment, disk, release } = context;
  const { settings, searched } = moment;
  const { searchPath, acceptFallbackName, isCandidate, readsAgain } = release.agentsMd;
  if (readsAgain || settings === null || lastMoveOf(context) === null) return [];
  const names = candidateNames(settings.fallbackFilenames.value, acceptFallbackName);
  const { directories } = searchPath(disk, settings.cwd, settings.projectRootMarkers.value);
  return directories
    .filter((directory) => !searched.includes(directory))
    .map((directory) => names.map((name) => candidatePath(directory, name)).find((path) => isCandidate(disk, path)))
    .filter((path) => path !== undefined)
    .filter((path) => !isBlank(context.text(path) ?? ""));
}

/** Index of the step that chose the present directory; null: it is the one of the start. */
function lastMoveOf({ scenario, moment }: FindingContext): number | null {
  const steps = scenario.steps.slice(0, moment.step + 1);
  const index = steps.findLastIndex(({ do: kind }) => kind === "cd" || kind === "resume" || kind === "fork");
  const step = steps[index];
  return step?.do === "cd" || (step?.do === "resume" && step.cwd !== null) ? index : null;
}
