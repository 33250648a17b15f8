/** What a line of a configuration file does, in English. */
import type { Sentence } from "../../../engine/index.ts";
import type { ConfigLineId, ConfigLineParams } from "../../../engine/insight.ts";
import type { Format } from "../format.ts";

/** `tell` writes a sentence of the engine. */
export type ConfigLineWords = {
  readonly [Id in ConfigLineId]: (
    params: ConfigLineParams[Id],
    format: Format,
    tell: (sentence: Sentence) => string,
  ) => string;
};

/** A value that may be a long text. */
export function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

const fileOf = (path: string | null, f: Format) => (path === null ? f.code("-c") : f.path(path));
const placeOf = (path: string | null, line: number | null, f: Format) =>
  path === null || line === null ? fileOf(path, f) : `line ${f.number(line)} of ${f.path(path)}`;

export const configLineEn: ConfigLineWords = {
  sets: ({ key, value }, f) => `In force: ${f.code(`${key} = ${shortened(value)}`)}.`,
  replaced: ({ key, by, line }, f) => `${f.code(key)} has no effect here: ${placeOf(by, line, f)} replaces it.`,
  "replaced-by-step": ({ key, step }, f) => `${f.code(key)} is no longer in force: step ${step + 1} has changed it.`,
  "replaced-by-launch": ({ key, parameter }, f) =>
    `${f.code(key)} has no effect here: the client's ${f.code(parameter)} replaces it.`,
  "thread-keeps": ({ key, used }, f) => `${f.code(key)} counts for new threads. This one goes on with ${f.code(used)}.`,
  "set-aside": ({ key, because }, f, tell) => `${f.code(key)} has no effect here. ${tell(because)}`,
  narrowed: ({ key, used, by }, f) =>
    `${f.path(by)} does not allow this value of ${f.code(key)}: Codex uses ${f.code(used)}.`,
  requires: ({ key, used }, f) =>
    used === null
      ? `${f.code(key)} allows what is in force: nothing changes.`
      : `${f.code(key)} does not allow what was chosen: Codex uses ${f.code(used)}.`,
  unread: ({ untrusted }) =>
    untrusted
      ? "Codex does not read this file: the project is marked as untrusted."
      : "Codex does not read this file: no entry says that the project is trusted.",
  "ignored-in-project": ({ key, silently }, f) =>
    `Codex ignores ${f.code(key)} in a project's config${silently ? " without a word" : " and warns"}.`,
  unknown: ({ key, nearest, later }, f) =>
    later
      ? `This release of Codex does not know ${f.code(key)} and ignores it: a later one has it.`
      : `Codex does not know ${f.code(key)} and ignores it.${nearest === null ? "" : ` ${f.code(nearest)} may be meant.`}`,
  "wrong-table": ({ key, belongs }, f) =>
    `Codex reads this as ${f.code(key)}: ${f.code(belongs)} belongs above the first table header.`,
  "profile-idle": ({ profile, chosen }, f) =>
    chosen === null
      ? `The profile ${f.code(profile)} is not chosen, so its keys have no effect.`
      : `The profile ${f.code(chosen)} is chosen, so the keys of ${f.code(profile)} have no effect.`,
  "no-effect": ({ key }, f) => `Nothing that Codex sends to the model depends on ${f.code(key)}.`,
  "not-modelled": ({ key }, f) => `${f.code(key)} may change what Codex sends. The playground does not show that.`,
  "trust-decides": ({ directory, level }, f) =>
    `This entry decides: ${f.path(directory)} is ${level === "trusted" ? "trusted" : "not trusted"}.`,
  "trust-idle": ({ directory }, f) => `The trust of ${f.path(directory)} does not decide in this session.`,
  refused: ({ because }, _, tell) => `Codex refuses to start because of this. ${tell(because)}`,
  "not-started": ({ path, line }, f) =>
    path === null && line === null
      ? "Codex refuses to start, so nothing here is in force."
      : `Codex refuses to start because of ${placeOf(path, line, f)}, so nothing here is in force.`,
  "edited-late": ({ key, step }, f) =>
    `Step ${step + 1} wrote this value of ${f.code(key)}. Codex reads it at the next start or resume.`,
};
