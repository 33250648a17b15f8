/** Right name, wrong directory: below cwd, beside the way to it, above the root. */
import { candidateNames } from "../../agentsMd/discover.ts";
import { baseName, isBelow, parentOf } from "../../machine/path.ts";
import type { FindingContext, Rules } from "../context.ts";
import { wholeFile } from "../finding.ts";
import { missedByMove } from "../threads/directoryNotRead.ts";
import { startFixes } from "./edits.ts";
import { barrierOf } from "./root.ts";
import { rowsWith } from "./rows.ts";

export const ELSEWHERE_RULES: Rules<"below-cwd" | "off-path"> = {
  "below-cwd": {
    severity: "info",
    *find(context) {
      const startIn = startFixes(context);
      for (const path of firstPaths(context, "below-cwd")) {
        if (missedByMove(context).includes(path)) continue;
        const directory = parentOf(path);
        yield { params: { path, directory }, place: wholeFile(path), fixes: startIn(directory) };
      }
    },
  },
  /** Without the files that another rule about the root speaks of. */
  "off-path": {
    severity: "info",
    *find(context) {
      const { root, searched } = context.moment;
      const [top, cwd] = [searched[0], searched.at(-1)];
      if (top === undefined || cwd === undefined) return;
      const startIn = startFixes(context);
      const told = new Set([...(barrierOf(context)?.missed ?? []), ...missedByMove(context)]);
      for (const path of firstPaths(context, "off-path")) {
        if (told.has(path)) continue;
        const directory = parentOf(path);
        const aboveRoot = isBelow(top, directory);
        const fixes = root.path !== null && isBelow(directory, root.path) ? startIn(directory) : [];
        yield { params: { path, cwd, root: root.path, aboveRoot }, place: wholeFile(path), fixes };
      }
    },
  },
};

/** The file that each directory would contribute. */
function firstPaths(context: FindingContext, verdict: "below-cwd" | "off-path"): Iterable<string> {
  const names = candidateNames(
    context.moment.settings?.fallbackFilenames.value ?? [],
    context.release.agentsMd.acceptFallbackName,
  );
  const first = new Map<string, string>();
  for (const { path } of rowsWith(context, verdict)) {
    const directory = parentOf(path);
    const other = first.get(directory);
    const isFirst = other === undefined || names.indexOf(baseName(path)) < names.indexOf(baseName(other));
    if (isFirst) first.set(directory, path);
  }
  return first.values();
}
