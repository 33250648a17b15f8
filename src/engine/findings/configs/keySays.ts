/** What a key of a configuration file does: ids with parameters; the words stand in `src/ui/i18n/findings/configLine.*`. */
import type { TrustLevel } from "../../scenario.ts";
import type { Sentence } from "../../sentences.ts";
import type { TextRange } from "../finding.ts";

export interface ConfigLineParams {
  /** In force; `value` as JSON. */
  readonly sets: { readonly key: string; readonly value: string };
  /** A higher layer says otherwise; `by` null: `-c`. `line` counts from 1. */
  readonly replaced: { readonly key: string; readonly by: string | null; readonly line: number | null };
  /** A step of the timeline (index) says otherwise. */
  readonly "replaced-by-step": { readonly key: string; readonly step: number };
  /** A thread parameter of the client says otherwise. */
  readonly "replaced-by-launch": { readonly key: string; readonly parameter: string };
  /** A thread that is resumed or forked goes on with what it had. `used`: the value in force. */
  readonly "thread-keeps": { readonly key: string; readonly used: string };
  /** Codex uses something else; the sentence says why. */
  readonly "set-aside": { readonly key: string; readonly because: Sentence };
  /** The administrator does not allow the value. */
  readonly narrowed: { readonly key: string; readonly used: string; readonly by: string };
  /** A line of requirements.toml; `used`: the value that it enforces now, null when it leaves things as they are. */
  readonly requires: { readonly key: string; readonly used: string | null };
  /** The project's config is not read: untrusted, or no entry. */
  readonly unread: { readonly untrusted: boolean };
  /** Ignored in a project's config; `silently`: without a warning. */
  readonly "ignored-in-project": { readonly key: string; readonly silently: boolean };
  /** `later`: a later release knows it. */
  readonly unknown: { readonly key: string; readonly nearest: string | null; readonly later: boolean };
  /** A key of the top level below a table header. */
  readonly "wrong-table": { readonly key: string; readonly belongs: string };
  /** A key of a profile that is not the chosen one (null: none is). */
  readonly "profile-idle": { readonly profile: string; readonly chosen: string | null };
  /** Known, and nothing of the request depends on it. */
  readonly "no-effect": { readonly key: string };
  /** Known, and may change what Codex sends, which is not shown. */
  readonly "not-modelled": { readonly key: string };
  readonly "trust-decides": { readonly directory: string; readonly level: TrustLevel };
  /** A trust entry for another directory, or one that a nearer entry beats. */
  readonly "trust-idle": { readonly directory: string };
  /** Codex refuses to start because of it. */
  readonly refused: { readonly key: string | null; readonly because: Sentence };
  /** Codex refuses to start because of something else, so nothing is in force. */
  readonly "not-started": { readonly path: string | null; readonly line: number | null };
  /** Written by a step (index) after Codex had read the file. */
  readonly "edited-late": { readonly key: string; readonly step: number };
}
export type ConfigLineId = keyof ConfigLineParams;
export type ConfigLineSays = {
  readonly [Id in ConfigLineId]: { readonly id: Id; readonly params: ConfigLineParams[Id] };
}[ConfigLineId];

export interface ConfigLine {
  /** Dotted; null where the text is no TOML. */
  readonly key: string | null;
  /** The key's last name, or the fault. */
  readonly range: TextRange;
  readonly says: ConfigLineSays;
}

export function says<Id extends ConfigLineId>(id: Id, params: ConfigLineParams[Id]): ConfigLineSays {
  return { id, params } as ConfigLineSays;
}
