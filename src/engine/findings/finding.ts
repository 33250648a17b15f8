/**
 * Findings: what is worth knowing about a scenario, each with a stable rule id, a place, and fixes as plain data. Like
 * sentences they are ids with parameters; the words stand in `src/ui/i18n/findings`. Parameter names are part of the
 * contract with the catalogues.
 */
import type { FileNode, JsonValue } from "../scenario.ts";
import type { ConfigFindingParams } from "./configParams.ts";
import type { FileFindingParams } from "./fileParams.ts";
import type { SkillFindingParams } from "./skillParams.ts";
import type { TextFindingParams } from "./textParams.ts";
import type { ThreadFindingParams } from "./threadParams.ts";

export const SEVERITIES = ["error", "warning", "info"] as const;
/**
 * `error`: Codex refuses, or a text that is meant for the model does not reach it. `warning`: the model gets something
 * else than the author may think. `info`: worth knowing, mostly as intended.
 */
export type Severity = (typeof SEVERITIES)[number];

export interface FindingParams
  extends FileFindingParams,
    TextFindingParams,
    ConfigFindingParams,
    SkillFindingParams,
    ThreadFindingParams {}

/** Stable: links, documentation pages and the headless output name it. */
export type RuleId = keyof FindingParams;

/** Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface FindingPlace {
  /** Absolute path of a file of the tree; null: no file (`-c`, the launch, a step). */
  readonly path: string | null;
  /** Null: the file as a whole. */
  readonly range: TextRange | null;
  /** Index of the step that it is about; null for all others. */
  readonly step: number | null;
}

/** What a rule yields. */
export interface Found<Id extends RuleId> {
  readonly params: FindingParams[Id];
  readonly place: FindingPlace;
  /** Best first. */
  readonly fixes: readonly Fix[];
}

export type Finding = {
  readonly [Id in RuleId]: Found<Id> & { readonly rule: Id; readonly severity: Severity };
}[RuleId];

/** Parameters of what a person chooses: "Raise the limit to 48 KiB". */
export interface FixParams {
  readonly "raise-limit": { readonly bytes: number };
  readonly "start-in": { readonly directory: string };
  readonly trust: { readonly path: string };
  readonly "remove-file": { readonly path: string };
  readonly "move-file": { readonly from: string; readonly to: string };
  readonly "add-fallback": { readonly name: string };
  /** AGENTS.md as a symlink to the file of another tool. */
  readonly "link-file": { readonly from: string; readonly target: string };
  readonly "add-marker": { readonly directory: string };
  readonly "set-key": { readonly key: string; readonly value: string };
  readonly "remove-key": { readonly key: string };
  readonly "rename-key": { readonly key: string; readonly to: string };
  readonly "move-key-to-top": { readonly key: string };
  readonly "move-key-to-user": { readonly key: string };
  readonly "inline-file": { readonly path: string };
  readonly "make-symlink": { readonly target: string };
  readonly "encode-utf8": { readonly path: string };
  readonly "remove-byte-order-mark": { readonly path: string };
  readonly "unify-line-ends": { readonly path: string };
  readonly "remove-text": { readonly path: string };
  readonly "edit-message": { readonly step: number };
  readonly "add-resume": Record<never, never>;
  readonly "add-fork": Record<never, never>;
  readonly "add-compaction": Record<never, never>;
}
export type FixId = keyof FixParams;

/** One change of the scenario. `src/scenario/applyFix.ts` carries it out. */
export type FixEdit =
  /** Sets or takes out a key of a configuration file; a null path is `-c`. Comments and order stay. */
  | {
      readonly kind: "setKey";
      readonly path: string | null;
      readonly key: readonly string[];
      readonly value: JsonValue;
    }
  | { readonly kind: "removeKey"; readonly path: string | null; readonly key: readonly string[] }
  /** The value goes along, to another key or another file. */
  | {
      readonly kind: "moveKey";
      readonly path: string;
      readonly key: readonly string[];
      readonly toPath: string;
      readonly toKey: readonly string[];
    }
  | { readonly kind: "write"; readonly path: string; readonly node: FileNode }
  /** Replaces [start, end) of a text file, in UTF-16 code units. */
  | {
      readonly kind: "replaceText";
      readonly path: string;
      readonly start: number;
      readonly end: number;
      readonly text: string;
    }
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  | { readonly kind: "remove"; readonly path: string }
  | { readonly kind: "cwd"; readonly cwd: string }
  /** Another text for the message of a turn. */
  | { readonly kind: "turnText"; readonly step: number; readonly text: string }
  | { readonly kind: "removeStep"; readonly step: number }
  /** A step behind step `after`. */
  | { readonly kind: "addStep"; readonly after: number; readonly step: "resume" | "fork" | "compact" };

/** An undoable edit that a person may choose. */
export type Fix = {
  readonly [Id in FixId]: { readonly id: Id; readonly params: FixParams[Id]; readonly edits: readonly FixEdit[] };
}[FixId];

export function fix<Id extends FixId>(id: Id, params: FixParams[Id], ...edits: readonly FixEdit[]): Fix {
  return { id, params, edits } as Fix;
}

/** A file as a whole. */
export function wholeFile(path: string): FindingPlace {
  return { path, range: null, step: null };
}

export function inFile(path: string, range: TextRange): FindingPlace {
  return { path, range, step: null };
}

export function atStep(step: number): FindingPlace {
  return { path: null, range: null, step };
}
