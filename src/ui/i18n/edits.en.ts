/** The names of edits in English, for undo and redo. They come when the page rests. */
import type { EditLabelId, EditLabelParams } from "../../state/labels.ts";
import { fixesEn } from "./findings/fixes.en.ts";
import { fixLabel } from "./fixLabel.ts";
import { type Format, formatNumber, lastName } from "./format.ts";
import { shellEn } from "./shell.en.ts";

const { steps } = shellEn;

export type EditStrings = { readonly [Id in EditLabelId]: (params: EditLabelParams[Id], f: Format) => string };

export const editsEn: EditStrings = {
  "edit.text": ({ path }, f) => `typing in ${f.code(lastName(path))}`,
  "edit.createFile": ({ path }, f) => `new file ${f.code(lastName(path))}`,
  "edit.createFolder": ({ path }, f) => `new folder ${f.code(lastName(path))}`,
  "edit.createSymlink": ({ path }, f) => `new symlink ${f.code(lastName(path))}`,
  "edit.move": ({ from, to }, f) => `move of ${f.path(from)} to ${f.path(to)}`,
  "edit.delete": ({ path }, f) => `deletion of ${f.path(path)}`,
  "edit.replaceFile": ({ path }, f) => `replacement of ${f.code(lastName(path))}`,
  "edit.retarget": ({ path }, f) => `new target of ${f.code(lastName(path))}`,
  "edit.makeText": ({ path }, f) => `${f.code(lastName(path))} as text`,
  "edit.lineEnds": ({ path, to }, f) => `line ends of ${f.code(lastName(path))} to ${to}`,
  "edit.moveText": ({ from, to }, f) => `move of text from ${f.path(from)} to ${f.path(to)}`,
  "edit.os": ({ os }) => `use paths of ${os === "windows" ? "Windows" : "Linux"}`,
  "edit.cwd": ({ cwd }, f) => `start in ${f.path(cwd)}`,
  "edit.setting": ({ key, value }, f) =>
    value === null ? `${f.code(key)} back to its default` : `${f.code(`${key} = ${value}`)}`,
  "edit.trust": ({ level }) => (level === null ? "trust not set" : `trust: ${level}`),
  "edit.mode": ({ mode }) => (mode === null ? "mode not said" : `mode: ${mode}`),
  "edit.surface": ({ surface }) => `started through ${surface}`,
  "edit.environments": ({ ids }, f) =>
    ids === null
      ? "all registered environments"
      : ids.length === 0
        ? "no environment"
        : `environments ${ids.map(f.code).join(", ")}`,
  "edit.profile": ({ profile }, f) => (profile === null ? "no profile" : `profile ${f.code(profile)}`),
  "edit.release": ({ release }) => `Codex ${release}`,
  "edit.step.add": ({ kind }) => `new step: ${steps[kind]}`,
  "edit.step.change": ({ kind, number }) => `change of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.step.duplicate": ({ kind, number }) => `copy of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.step.move": ({ kind, from, to }) =>
    `move of step ${formatNumber(from)} (${steps[kind]}) to place ${formatNumber(to)}`,
  "edit.step.delete": ({ kind, number }) => `deletion of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.fix": ({ fix }, f) => `“${fixLabel(fix, fixesEn, f)}”`,
  "edit.title": () => "title",
  "edit.addFiles": ({ path, files }, f) =>
    files === 1 ? `adding ${f.code(lastName(path))}` : `adding ${formatNumber(files)} files`,
  "edit.migrate": ({ path, files }, f) =>
    files === 1 ? `migration to ${f.path(path)}` : `migration to ${formatNumber(files)} files`,
  "edit.open": ({ title }) => `opening “${title}”`,
};
