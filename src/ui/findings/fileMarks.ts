/** How many findings each file has. Pure. */
import { type Finding, SEVERITIES, type Severity } from "../../engine/insight.ts";

export interface FileMark {
  readonly worst: Severity;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly total: number;
}

/** The same object for the same counts, so that a row is drawn again only when its own have changed. */
const known = new Map<string, FileMark>();

/** By path. A file of which only notes are told has no mark: that it lies elsewhere, say, is mostly as intended. */
export function fileMarks(findings: readonly Finding[]): ReadonlyMap<string, FileMark> {
  const counts = new Map<string, Record<Severity, number>>();
  for (const { severity, place } of findings) {
    if (place.path === null) continue;
    const own = counts.get(place.path) ?? { error: 0, warning: 0, info: 0 };
    own[severity] += 1;
    counts.set(place.path, own);
  }
  const marked = [...counts].filter(([, { error, warning }]) => error + warning > 0);
  return new Map(marked.map(([path, own]) => [path, markOf(own)]));
}

function markOf(counts: FileMark["counts"]): FileMark {
  const key = SEVERITIES.map((severity) => counts[severity]).join();
  const mark = known.get(key) ?? {
    worst: SEVERITIES.find((severity) => counts[severity] > 0) ?? "info",
    counts,
    total: counts.error + counts.warning + counts.info,
  };
  known.set(key, mark);
  return mark;
}
