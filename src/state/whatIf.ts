/** What would become of the instruction files if the scenario were changed: before it is changed. Pure. */
import { type Budget, type FileReport, type StartError, simulate, type Texts } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import { momentAt, type ShownMoment } from "./moment.ts";
import { textsFor } from "./simulation.ts";

/** One instruction file whose bytes in the request, or whose verdict, would change. */
export interface FileOutcome {
  readonly path: string;
  /** Null: the file is not there. */
  readonly before: FileReport | null;
  readonly after: FileReport | null;
}

type FilesNow = Pick<ShownMoment, "files">;

export interface WhatIf {
  /** In the order in which they are sent afterwards, what is not sent last. */
  readonly files: readonly FileOutcome[];
  readonly budget: Budget;
  /** Codex would refuse to start. */
  readonly error: StartError | null;
  readonly moment: ShownMoment;
}

/** `chosen` as in `view.step`. A thrown error is a bug of the engine. */
export function whatIf(now: FilesNow, changed: ScenarioDocument, texts: Texts, chosen: number | null): WhatIf {
  const play = (document: ScenarioDocument) => simulate(normaliseScenario(document), textsFor(document, texts));
  const moment = momentAt(play(changed), chosen, () => play({ ...changed, steps: [] }));
  return { files: outcomes(now, moment), budget: moment.budget, error: moment.error, moment };
}

function outcomes(now: FilesNow, then: FilesNow): FileOutcome[] {
  const before = rowsOf(now);
  const after = rowsOf(then);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .map((key) => ({ before: before.get(key) ?? null, after: after.get(key) ?? null }))
    .filter(({ before, after }) => before?.verdict !== after?.verdict || before?.used !== after?.used)
    .map(({ before, after }) => ({ path: (after ?? before)?.path ?? "", before, after }))
    .sort((a, b) => orderOf(a) - orderOf(b));
}

function orderOf({ after }: FileOutcome): number {
  return after?.order ?? Number.MAX_SAFE_INTEGER;
}

/** A file that is global and of the project too has two rows, one that environments share a row for each. */
function rowsOf({ files }: FilesNow): ReadonlyMap<string, FileReport> {
  const rows = new Map<string, FileReport>();
  for (const file of files) {
    rows.set(`${file.path} ${file.environment}`, file);
    if (file.asProjectFile !== null) rows.set(`${file.path} as project file`, file.asProjectFile);
  }
  return rows;
}
