import { useMemo, useState } from "react";
import type { FileReport } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { useDocument, useMomentOrNull, useView } from "../../state/app.ts";
import { indexKeeper } from "./treeIndex.ts";
import { type TreeGroup, type TreeRow, treeGroups } from "./treeRows.ts";

export interface TreeData {
  readonly groups: readonly TreeGroup[];
  /** The rows of all groups, as they stand below each other. */
  readonly rows: readonly TreeRow[];
  /** Several rows where environments look at one file. */
  readonly reports: ReadonlyMap<string, readonly FileReport[]>;
  /** Configuration files that Codex looks at. */
  readonly configs: ReadonlySet<string>;
  /** The configuration file for which Codex refuses to start. */
  readonly broken: string | null;
  readonly marker: string | null;
  /** False where Codex did not get so far as to look for a root. */
  readonly rootIsKnown: boolean;
  /** A step has led away from the directory in which Codex was started. */
  readonly moved: boolean;
}

const NO_FILES = {};

/** Everything the tree shows: the files at the start, with the verdicts of the chosen moment. */
export function useTree(): TreeData {
  const document = useDocument();
  const moment = useMomentOrNull();
  const expanded = useView("expanded");
  const [keep] = useState(indexKeeper);
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const { codexHome } = scenario.machine;
  const cwd = moment?.settings?.cwd ?? scenario.launch.cwd;
  const environments = moment?.environments;
  const index = keep(document.files ?? NO_FILES, [
    scenario.launch.cwd,
    cwd,
    codexHome,
    ...(environments ?? []).map((one) => one.cwd.value),
  ]);
  const root = moment?.root.path ?? null;
  const reportList = moment?.files;
  const reports = useMemo(() => byPath(reportList ?? []), [reportList]);
  const layers = moment?.configLayers;
  const configs = useMemo(() => new Set((layers ?? []).map((layer) => layer.path)), [layers]);
  const groups = useMemo(
    () => treeGroups(index, { codexHome, root, cwd, environments }, { expanded, reported: new Set(reports.keys()) }),
    [index, codexHome, root, cwd, environments, expanded, reports],
  );
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  return {
    groups,
    rows,
    reports,
    configs,
    broken: moment?.error?.at.path ?? null,
    marker: moment?.root.marker ?? null,
    moved: cwd !== scenario.launch.cwd,
    rootIsKnown: moment !== null && moment.error === null,
  };
}

function byPath(reports: readonly FileReport[]): ReadonlyMap<string, readonly FileReport[]> {
  const paths = new Map<string, FileReport[]>();
  for (const report of reports) {
    const known = paths.get(report.path);
    if (known === undefined) paths.set(report.path, [report]);
    else known.push(report);
  }
  return paths;
}
