/** The same scenario under two releases: what differs, moment by moment. Pure. */
import type { Budget, CompactionReport, FileReport, ModelRequest, Simulation, StepReport } from "../../engine/index.ts";
import { type Sent, sameSent, sentOf } from "./compareParts.ts";
import type { FileRow } from "./rules.ts";

/** A request of one release beside that of the other: the same step, the same place among its requests. */
export interface Moment {
  /** Index of the step; null: the history when all steps are over. */
  readonly step: number | null;
  /** Index among the requests of the step, and whether it has several. */
  readonly within: number;
  readonly many: boolean;
  readonly kind: ModelRequest["kind"];
  readonly left: Sent | null;
  readonly right: Sent | null;
  readonly differs: boolean;
  readonly otherModel: boolean;
}

/** Every request of either release, and the history at the end. */
export function momentsOf(left: Simulation, right: Simulation): readonly Moment[] {
  const steps = Math.max(left.steps.length, right.steps.length);
  const moments = Array.from({ length: steps }, (_, step) => {
    const [a, b] = [requestsOf(left, step), requestsOf(right, step)];
    const most = Math.max(a.length, b.length);
    return Array.from({ length: most }, (__, within) => {
      const [one, other] = [a[within] ?? null, b[within] ?? null];
      const kind = (one ?? other)?.kind ?? "sample";
      const otherModel = one !== null && other !== null && one.model !== other.model;
      const place = { step, within, many: most > 1, kind };
      return { ...place, left: one, right: other, differs: !sameSent(one, other), otherModel };
    });
  }).flat();
  const ends = [left, right].map(({ steps: all }) => sentOf(all.at(-1)?.history ?? [])) as [Sent, Sent];
  if (steps === 0) return moments;
  const end = {
    step: null,
    within: 0,
    many: false,
    kind: "sample",
    left: ends[0],
    right: ends[1],
    otherModel: false,
  } as const;
  return [...moments, { ...end, differs: !sameSent(...ends) }];
}

function requestsOf({ steps, requests }: Simulation, step: number): readonly ModelRequest[] {
  const own = steps[step]?.requests;
  return own === undefined ? [] : requests.slice(own.first, own.first + own.count);
}

/** All that can be seen of a release at a moment. */
interface Seen {
  readonly files: readonly FileReport[];
  readonly budget: Budget;
  readonly searched: readonly string[];
  readonly settings: Simulation["settings"];
}

/** When the step is over; the end for null. */
function seenAt(simulation: Simulation, step: number | null): Seen {
  const report: StepReport | undefined = step === null ? undefined : simulation.steps[step];
  return report?.moment ?? simulation;
}

/** Instruction files whose verdict or bytes differ when the step is over. */
export function fileRows(left: Simulation, right: Simulation, step: number | null): readonly FileRow[] {
  const [a, b] = [left, right].map((side) => byPath(seenAt(side, step).files)) as [FilesByPath, FilesByPath];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((path) => ({ path, left: a.get(path) ?? null, right: b.get(path) ?? null }))
    .filter(({ left: one, right: other }) => !sameReport(one, other));
}

type FilesByPath = ReadonlyMap<string, FileReport>;

function byPath(files: readonly FileReport[]): FilesByPath {
  return new Map(files.map((file) => [file.path, file]));
}

function sameReport(one: FileReport | null, other: FileReport | null): boolean {
  if (one === null || other === null) return one === other;
  return one.verdict === other.verdict && one.used === other.used && one.stale === other.stale;
}

export const SETTING_ROWS = ["model", "sandbox", "approval", "writableRoots", "searched", "warnings"] as const;
export type SettingRow = (typeof SETTING_ROWS)[number];

/** Settings that differ, as lists of texts. */
export interface SettingDifference {
  readonly name: SettingRow;
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** `say` writes a warning. */
export function settingRows(
  left: Simulation,
  right: Simulation,
  step: number | null,
  say: (warning: Simulation["warnings"][number]) => string,
): readonly SettingDifference[] {
  const [a, b] = [left, right].map((side) => settingsOf(side, step, say)) as [SettingTexts, SettingTexts];
  return SETTING_ROWS.map((name) => ({ name, left: a[name], right: b[name] })).filter(
    (row) => row.left.join("\n") !== row.right.join("\n"),
  );
}

type SettingTexts = Readonly<Record<SettingRow, readonly string[]>>;

function settingsOf(
  simulation: Simulation,
  step: number | null,
  say: (warning: Simulation["warnings"][number]) => string,
): SettingTexts {
  const { settings, searched } = seenAt(simulation, step);
  const approval = settings?.approval.value ?? null;
  return {
    model: settings === null ? [] : [settings.model.value],
    sandbox: settings === null ? [] : [settings.sandbox.value],
    approval: approval === null ? [] : [typeof approval === "string" ? approval : "granular"],
    writableRoots: settings?.writableRoots.value ?? [],
    searched,
    warnings: simulation.warnings.map(say),
  };
}

/** A compaction of one release beside that of the other; null: there is none. */
export interface CompactionPair {
  readonly step: number;
  readonly left: CompactionReport | null;
  readonly right: CompactionReport | null;
}

/** Those that differ. */
export function compactionPairs(left: Simulation, right: Simulation): readonly CompactionPair[] {
  const steps = Math.max(left.steps.length, right.steps.length);
  return Array.from({ length: steps }, (_, step) => {
    const [a, b] = [left.steps[step]?.compactions ?? [], right.steps[step]?.compactions ?? []];
    return Array.from({ length: Math.max(a.length, b.length) }, (__, at) => ({
      step,
      left: a[at] ?? null,
      right: b[at] ?? null,
    }));
  })
    .flat()
    .filter((pair) => JSON.stringify(factsOf(pair.left)) !== JSON.stringify(factsOf(pair.right)));
}

/** What of a compaction is compared, and shown. Counts of entries; places from 1. */
export interface CompactionFacts {
  readonly kind: CompactionReport["kind"];
  readonly failed: boolean;
  readonly kept: number;
  readonly of: number;
  /** Dropped because the text counts as one of Codex's own. */
  readonly own: number;
  /** Where the context comes back in the history `after`, and with which step; null: not yet. */
  readonly back: { readonly place: number; readonly step: number } | null;
  readonly after: number;
}

export function factsOf(report: CompactionReport | null): CompactionFacts | null {
  if (report === null) return null;
  const { kind, failed, fates, after, rebuiltEntries } = report;
  const [first] = rebuiltEntries;
  const place = first === undefined ? 0 : after.findIndex(({ id }) => id === first.id) + 1;
  return {
    kind,
    failed: failed !== null,
    kept: fates.filter((fate) => fate.kind !== "dropped").length,
    of: fates.length,
    own: fates.filter(({ reason }) => reason.id === "fate.pseudoUser" || reason.id === "fate.hookPrompt").length,
    back: first === undefined || place === 0 ? null : { place, step: first.step },
    after: after.length,
  };
}
