/** What differs between two scenario documents, as data for a preview. */
import type { EnvironmentPick, FileNode, JsonValue } from "../engine/index.ts";
import { DEFAULT_STEPS, type ScenarioDocument, type StepDocument } from "./document.ts";
import { type Files, isDirectoryNode, kindAt } from "./filesRules.ts";

export interface FileChange {
  readonly path: string;
  /** Null: nothing is listed there. */
  readonly before: FileNode | null;
  readonly after: FileNode | null;
  /** Where the same node stood before; then `before` is null. */
  readonly movedFrom: string | null;
}

export interface OverrideChange {
  readonly key: string;
  /** Undefined: not set. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** A value of the launch. Undefined: nothing is said. */
export interface LaunchChange<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

export interface StepChange {
  /** Index in the steps before; for an added step that of the one it stands before. */
  readonly index: number;
  /** Null: added. */
  readonly before: StepDocument | null;
  /** Null: removed. */
  readonly after: StepDocument | null;
}

export interface DocumentChanges {
  readonly files: readonly FileChange[];
  /** Null: the same. */
  readonly cwd: { readonly before: string; readonly after: string } | null;
  /** `-p`; null: the same. */
  readonly profile: LaunchChange<string> | null;
  /** What the client selects at the start; null: the same. */
  readonly environments: LaunchChange<readonly EnvironmentPick[]> | null;
  readonly overrides: readonly OverrideChange[];
  readonly steps: readonly StepChange[];
}

/** Files, `launch.cwd`, `-p`, environments, `-c` and steps; files in the order of their paths. */
export function documentChanges(before: ScenarioDocument, after: ScenarioDocument): DocumentChanges {
  const cwd = { before: before.launch.cwd, after: after.launch.cwd };
  return {
    files: fileChanges(before.files ?? {}, after.files ?? {}),
    cwd: cwd.before === cwd.after ? null : cwd,
    profile: launchChange(before.launch.profile, after.launch.profile),
    environments: launchChange(before.launch.environments, after.launch.environments),
    overrides: overrideChanges(before.launch.overrides ?? {}, after.launch.overrides ?? {}),
    steps: stepChanges(before.steps ?? DEFAULT_STEPS, after.steps ?? DEFAULT_STEPS),
  };
}

function launchChange<Value>(before: Value | undefined, after: Value | undefined): LaunchChange<Value> | null {
  return same(before, after) ? null : { before, after };
}

function fileChanges(before: Files, after: Files): FileChange[] {
  // Thousands of files, of which a fix touches one or two.
  if (before === after) return [];
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const paths = [...all].filter((path) => nodeAt(before, path) !== nodeAt(after, path)).sort();
  const changes = paths.flatMap((path): FileChange[] => {
    const was = nodeAt(before, path);
    const is = nodeAt(after, path);
    if (same(was, is) || isDirectoryKept(before, after, path)) return [];
    return [{ path, before: was, after: is, movedFrom: null }];
  });
  return withMoves(changes);
}

/** A node that is gone from one path and new at another has moved: one change instead of two. */
function withMoves(changes: readonly FileChange[]): FileChange[] {
  const gone = changes.filter(({ after }) => after === null);
  const sources = new Map<FileChange, FileChange>();
  for (const change of changes) {
    if (change.before !== null) continue;
    const at = gone.findIndex((other) => same(other.before, change.after));
    const [source] = at === -1 ? [] : gone.splice(at, 1);
    if (source !== undefined) sources.set(change, source);
  }
  const moved = new Set(sources.values());
  return changes
    .filter((change) => !moved.has(change))
    .map((change) => ({ ...change, movedFrom: sources.get(change)?.path ?? null }));
}

/** A directory exists by what is below it: whether it is also listed changes nothing on the disk. */
function isDirectoryKept(before: Files, after: Files, path: string): boolean {
  const listed = [nodeAt(before, path), nodeAt(after, path)].filter((node) => node !== null);
  return listed.every(isDirectoryNode) && kindAt(before, path) === "directory" && kindAt(after, path) === "directory";
}

function nodeAt(files: Files, path: string): FileNode | null {
  return Object.hasOwn(files, path) ? (files[path] ?? null) : null;
}

type Overrides = { readonly [key: string]: JsonValue };

function overrideChanges(before: Overrides, after: Overrides): OverrideChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const change = { key, before: before[key], after: after[key] };
    return same(change.before, change.after) ? [] : [change];
  });
}

/** What is the same at both ends is left out; what lies between is told pair by pair. */
function stepChanges(before: readonly StepDocument[], after: readonly StepDocument[]): StepChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let tail = 0;
  while (tail < shorter - start && same(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const was = before.slice(start, before.length - tail);
  const is = after.slice(start, after.length - tail);
  return aligned(was, is).map(([index, one, other]) => ({ index: start + index, before: one, after: other }));
}

/** A removed step has no partner: the first one that no longer stands where a later one has come up. */
function aligned(
  was: readonly StepDocument[],
  is: readonly StepDocument[],
): [number, StepDocument | null, StepDocument | null][] {
  const pairs: [number, StepDocument | null, StepDocument | null][] = [];
  let at = 0;
  for (const [index, step] of was.entries()) {
    const left = was.length - index;
    const partner = is[at];
    const isRemoved = partner === undefined || (left > is.length - at && partner.do !== step.do);
    if (isRemoved) pairs.push([index, step, null]);
    else {
      if (!same(step, partner)) pairs.push([index, step, partner]);
      at += 1;
    }
  }
  for (const step of is.slice(at)) pairs.push([was.length, null, step]);
  return pairs;
}

/** Deep equality of JSON values whose keys stand in the same order. */
function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
