import type { Fix } from "../engine/insight.ts";
import type { StepDocument } from "../scenario/document.ts";

type StepKind = StepDocument["do"];

/**
 * What an edit is called in "Undo …". As everywhere outside the catalogues these are ids with parameters; the words
 * stand in `src/ui/i18n`.
 */
export interface EditLabelParams {
  readonly "edit.text": { readonly path: string };
  readonly "edit.createFile": { readonly path: string };
  readonly "edit.createFolder": { readonly path: string };
  readonly "edit.createSymlink": { readonly path: string };
  readonly "edit.move": { readonly from: string; readonly to: string };
  readonly "edit.delete": { readonly path: string };
  readonly "edit.replaceFile": { readonly path: string };
  readonly "edit.retarget": { readonly path: string };
  readonly "edit.makeText": { readonly path: string };
  readonly "edit.lineEnds": { readonly path: string; readonly to: "LF" | "CRLF" };
  /** Text goes from one file to another one. */
  readonly "edit.moveText": { readonly from: string; readonly to: string };
  readonly "edit.cwd": { readonly cwd: string };
  readonly "edit.os": { readonly os: "linux" | "windows" };
  /** A key of a configuration file or `-c`; a null value: the key was taken out. */
  readonly "edit.setting": { readonly key: string; readonly value: string | null };
  readonly "edit.trust": { readonly level: "trusted" | "untrusted" | null };
  readonly "edit.mode": { readonly mode: "default" | "plan" | null };
  readonly "edit.surface": { readonly surface: string };
  /** What the client selects at the start; null: every registered one. */
  readonly "edit.environments": { readonly ids: readonly string[] | null };
  /** `-p NAME`; null: without. */
  readonly "edit.profile": { readonly profile: string | null };
  readonly "edit.release": { readonly release: string };
  /** Steps of the timeline; `number` counts from 1. */
  readonly "edit.step.add": { readonly kind: StepKind };
  readonly "edit.step.change": { readonly kind: StepKind; readonly number: number };
  readonly "edit.step.duplicate": { readonly kind: StepKind; readonly number: number };
  readonly "edit.step.move": { readonly kind: StepKind; readonly from: number; readonly to: number };
  readonly "edit.step.delete": { readonly kind: StepKind; readonly number: number };
  /** What was proposed for a finding. */
  readonly "edit.fix": { readonly fix: Fix };
  readonly "edit.title": Record<never, never>;
  /** Files of the person's computer; `path` is the first one. */
  readonly "edit.addFiles": { readonly path: string; readonly files: number };
  /** What Codex's migration writes; `path` is the first file. */
  readonly "edit.migrate": { readonly path: string; readonly files: number };
  readonly "edit.open": { readonly title: string };
}

export type EditLabelId = keyof EditLabelParams;

export type EditLabel = { [Id in EditLabelId]: { readonly id: Id; readonly params: EditLabelParams[Id] } }[EditLabelId];
