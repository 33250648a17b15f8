import { useMemo, useState } from "react";
import type { FileReport } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { useDocument, useSimulationResult, useView } from "../../state/app.ts";
import { indexKeeper } from "./treeIndex.ts";
import { type TreeGroup, type TreeRow, treeGroups } from "./treeRows.ts";

export interface TreeData {
  readonly groups: readonly TreeGroup[];
  /** The rows of all groups, as they stand below each other. */
  readonly rows: readonly TreeRow[];
  readonly reports: ReadonlyMap<string, FileReport>;
  /** Configuration files that Codex looks at. */
  readonly configs: ReadonlySet<string>;
  /** The configuration file for which Codex refuses to start. */
  readonly broken: string | null;
  readonly marker: string | null;
  /** False where Codex did not get so far as to look for a root. */
  readonly rootIsKnown: boolean;
}

const NO_FILES = {};

/** Everything the tree shows, from the document and its simulation. */
export function useTree(): TreeData {
  const document = useDocument();
  const result = useSimulationResult();
  const expanded = useView("expanded");
  const [keep] = useState(indexKeeper);
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const simulation = result.ok ? result.simulation : null;
  const { codexHome } = scenario.machine;
  const { cwd } = scenario.launch;
  const index = keep(document.files ?? NO_FILES, [cwd, codexHome]);
  const root = simulation?.root.path ?? null;
  const reportList = simulation?.files;
  const reports = useMemo(() => new Map((reportList ?? []).map((report) => [report.path, report])), [reportList]);
  const layers = simulation?.configLayers;
  const configs = useMemo(() => new Set((layers ?? []).map((layer) => layer.path)), [layers]);
  const groups = useMemo(
    () => treeGroups(index, { codexHome, root, cwd }, { expanded, reported: new Set(reports.keys()) }),
    [index, codexHome, root, cwd, expanded, reports],
  );
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  return {
    groups,
    rows,
    reports,
    configs,
    broken: simulation?.error?.at.path ?? null,
    marker: simulation?.root.marker ?? null,
    rootIsKnown: simulation !== null && simulation.error === null,
  };
}
