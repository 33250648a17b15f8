/** What Codex's migration would do with the files of a scenario, place by place. Pure. */
import { decodeLossy, joinPath } from "../../engine/index.ts";
import {
  type Detected,
  detectAll,
  MIGRATION_RULES,
  type MigrationRefusal,
  type MigrationRelease,
  machineFiles,
  migrate,
  placeOfWrite,
  type RewrittenText,
  rewriteTerms,
  type ScopeDetected,
} from "../../engine/insight.ts";
import { Disk } from "../../scenario/applyFixDisk.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { isClaudeFile } from "./claudeFiles.ts";

type Files = ReturnType<typeof machineFiles>;

/** Releases whose rewriting can be chosen, the oldest first. */
export const MIGRATION_RELEASES = Object.keys(MIGRATION_RULES) as MigrationRelease[];

/** What stands at a place that was looked at. `later`: one before it had text, so it was not looked at. */
export type SourceState = "taken" | "missing" | "blank" | "notAFile" | "danglingLink" | "later";

export interface LookedAt {
  readonly path: string;
  readonly state: SourceState;
}

export interface Write {
  readonly source: string;
  readonly target: string;
  /** Where the text ends up, when the target is a link. */
  readonly place: string;
  /** The text of the source. */
  readonly before: string;
  readonly rewritten: RewrittenText;
}

export type Outcome =
  | { readonly kind: "write"; readonly write: Write }
  /** Found, but the call fails elsewhere. */
  | { readonly kind: "stopped"; readonly source: string; readonly target: string }
  /** Found, but the place before it has already written the same target. */
  | { readonly kind: "taken"; readonly source: string; readonly target: string }
  | { readonly kind: "refused"; readonly refusal: MigrationRefusal }
  | { readonly kind: "failed"; readonly path: string; readonly message: string };

export interface PlacePlan {
  /** Root of the repository; null: the home. */
  readonly root: string | null;
  /** A `.git` marks the root; without one it is the start directory itself. */
  readonly isGit: boolean;
  readonly target: string;
  readonly looked: readonly LookedAt[];
  readonly outcome: Outcome;
}

export interface MigrationPlan {
  readonly release: MigrationRelease;
  readonly document: ScenarioDocument;
  /** The home first. */
  readonly places: readonly PlacePlan[];
  /** What Codex says when the whole call fails: then nothing is written. */
  readonly error: string | null;
}

/** The files are those before the first step. */
export function migrationPlan(document: ScenarioDocument, release: MigrationRelease): MigrationPlan {
  const scenario = normaliseScenario(document);
  const { machine, launch } = scenario;
  const files = machineFiles(scenario);
  const places = { home: machine.home, codexHome: machine.codexHome, cwds: [launch.cwd] };
  const { error } = migrate(files, places, release);
  const written = new Set<string>();
  const found = detectAll(files, places, release).map((one): PlacePlan => {
    const { scope, detected } = one;
    return {
      root: scope.cwd,
      isGit: scope.cwd !== null && files.exists(joinPath(scope.cwd, ".git")),
      target: scope.target,
      looked: lookedAt(files, one),
      outcome: outcomeOf(files, detected, { release, failed: error !== null, written }),
    };
  });
  return { release, document, places: found, error };
}

interface Circumstances {
  readonly release: MigrationRelease;
  readonly failed: boolean;
  /** Where the places before have written. */
  readonly written: Set<string>;
}

function outcomeOf(files: Files, detected: Detected, { release, failed, written }: Circumstances): Outcome {
  if (detected.kind !== "item") return detected;
  const { source, target, text: before } = detected;
  const place = placeOfWrite(files, target);
  if (typeof place !== "string") return { kind: "failed", path: target, message: place.error };
  if (failed) return { kind: "stopped", source, target };
  if (written.has(place)) return { kind: "taken", source, target };
  written.add(place);
  const rewritten = rewriteTerms(before, MIGRATION_RULES[release].rewriting);
  return { kind: "write", write: { source, target, place, before, rewritten } };
}

function lookedAt(files: Files, { scope, detected }: ScopeDetected): LookedAt[] {
  let done = false;
  return scope.sources.map((path): LookedAt => {
    const state = done ? "later" : sourceState(files, path, detected);
    done ||= state === "taken";
    return { path, state };
  });
}

function sourceState(files: Files, path: string, detected: Detected): SourceState {
  if (detected.kind === "item" && detected.source === path) return "taken";
  const found = files.locate(path);
  if (found.kind === "directory") return "notAFile";
  if (found.kind === "failed") return files.locateLink(path).kind === "file" ? "danglingLink" : "missing";
  const blank = detected.kind === "refused" && detected.refusal.id === "noSource" ? detected.refusal.blank : null;
  if (blank !== null) return blank.includes(path) ? "blank" : "notAFile";
  return isBlankBefore(files, path, detected) ? "blank" : "taken";
}

/** A source before the one that was taken holds no text: else it would have been taken. */
function isBlankBefore(files: Files, path: string, detected: Detected): boolean {
  if (detected.kind === "item") return true;
  const read = files.read(path);
  return read.kind === "bytes" && /^\p{White_Space}*$/u.test(decodeLossy(read.bytes));
}

/** Everything that the plan writes. */
export function writesOf({ places }: MigrationPlan): readonly Write[] {
  return places.flatMap(({ outcome }) => (outcome.kind === "write" ? [outcome.write] : []));
}

/** The document after the migration; null when the scenario has no room for a file. Sources stay. */
export function migrated(plan: MigrationPlan): ScenarioDocument | null {
  let { document } = plan;
  for (const { target, rewritten } of writesOf(plan)) {
    const disk = new Disk(document, -1);
    const real = disk.resolve(target, true);
    const next = real === null ? null : disk.put(real, rewritten.text);
    if (next === null) return null;
    document = next;
  }
  return document;
}

/** Files of that kind that the plan does not take. */
export function otherClaudeFiles({ document, places }: MigrationPlan): readonly string[] {
  const taken = new Set(
    places.flatMap(({ looked }) => looked.filter(({ state }) => state !== "later").map(({ path }) => path)),
  );
  return Object.keys(document.files ?? {})
    .filter((path) => isClaudeFile(path) && !taken.has(path))
    .toSorted();
}
