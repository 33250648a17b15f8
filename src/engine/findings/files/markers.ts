/** The project root: no marker, one that is no repository, a repository inside another. */
import { join, parentOf } from "../../machine/path.ts";
import type { FindingContext, Rules } from "../context.ts";
import { type FindingPlace, type Fix, type FixEdit, fix, wholeFile } from "../finding.ts";
import { canRemove, isFree, removeFile } from "./edits.ts";
import { type Barrier, barrierOf } from "./root.ts";

/** The head of a repository without a commit: enough for Codex, for root and trust. */
const HEAD = "ref: refs/heads/main\n";
const MARKERS_KEY = "project_root_markers";

export const MARKER_RULES: Rules<"no-root-marker" | "stray-marker" | "nested-marker"> = {
  "no-root-marker": {
    severity: "warning",
    *find(context) {
      const barrier = barrierOf(context);
      if (barrier?.kind !== "no-root") return;
      const { cwd, missed } = barrier;
      const markers = context.moment.settings?.projectRootMarkers.value ?? [];
      const fixes = markers.length === 0 ? defaultMarkers(context, cwd) : addMarker(context, missed);
      yield { params: { cwd, markers, missed }, place: nearest(barrier), fixes };
    },
  },
  "stray-marker": {
    severity: "error",
    *find(context) {
      const barrier = barrierOf(context);
      if (barrier?.kind !== "stray") return;
      const { marker, root, outer, missed } = barrier;
      const fixes = outer === null ? addMarker(context, missed, marker) : removeFile(context, marker);
      yield { params: { marker, root, outer, missed }, place: nearest(barrier), fixes };
    },
  },
  /** Which of the two repositories is meant cannot be known: there is no fix. */
  "nested-marker": {
    severity: "warning",
    *find(context) {
      const barrier = barrierOf(context);
      if (barrier?.kind !== "nested" || barrier.outer === null) return;
      const { marker, root, outer, missed } = barrier;
      yield { params: { marker, root, outer, missed }, place: nearest(barrier), fixes: [] };
    },
  },
};

/** The missed file that is nearest to the work. */
function nearest({ missed }: Barrier): FindingPlace {
  return wholeFile(missed.at(-1) ?? "/");
}

/** A repository at the outermost directory with a missed file, in place of `stray`. */
function addMarker(context: FindingContext, missed: readonly string[], stray?: string): readonly Fix[] {
  const directory = parentOf(missed[0] ?? "/");
  const counts = context.moment.settings?.projectRootMarkers.value.includes(".git") ?? false;
  if (!counts || !isFree(context, join(directory, ".git"))) return [];
  if (stray !== undefined && !canRemove(context, stray)) return [];
  const removal: readonly FixEdit[] = stray === undefined ? [] : [{ kind: "remove", path: stray }];
  const path = join(directory, ".git/HEAD");
  return [fix("add-marker", { directory }, ...removal, { kind: "write", path, node: HEAD })];
}

/** Without the empty list `.git` counts again. */
function defaultMarkers(context: FindingContext, cwd: string): readonly Fix[] {
  const origin = context.moment.settings?.projectRootMarkers.origin;
  const helps = context.release.agentsMd.searchPath(context.disk, cwd, [".git"]).root !== null;
  if (!helps || origin?.kind !== "config") return [];
  const key = MARKERS_KEY;
  return [fix("remove-key", { key }, { kind: "removeKey", path: origin.path, key: [key] })];
}
