/** The words of the app's shell in English: header, session bar, names of edits. Those of other parts come with them. */
import type { StepDocument } from "../../scenario/document.ts";
import type { EditLabelId, EditLabelParams } from "../../state/labels.ts";
import { type Format, formatNumber, lastName } from "./format.ts";

type Edits = { readonly [Id in EditLabelId]: (params: EditLabelParams[Id], f: Format) => string };
/** One word for each kind of step. */
const steps: Record<StepDocument["do"], string> = {
  turn: "turn",
  write: "edit",
  remove: "remove",
  cd: "cwd",
  set: "setting",
  mode: "mode",
  trust: "trust",
  compact: "compact",
  resume: "resume",
  fork: "fork",
  revert: "revert",
  shell: "shell",
};

const edits: Edits = {
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
  "edit.cwd": ({ cwd }, f) => `start in ${f.path(cwd)}`,
  "edit.setting": ({ key, value }, f) =>
    value === null ? `${f.code(key)} back to its default` : `${f.code(`${key} = ${value}`)}`,
  "edit.trust": ({ level }) => (level === null ? "trust not set" : `trust: ${level}`),
  "edit.mode": ({ mode }) => (mode === null ? "mode not said" : `mode: ${mode}`),
  "edit.surface": ({ surface }) => `started through ${surface}`,
  "edit.release": ({ release }) => `Codex ${release}`,
  "edit.step.add": ({ kind }) => `new step: ${steps[kind]}`,
  "edit.step.change": ({ kind, number }) => `change of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.step.duplicate": ({ kind, number }) => `copy of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.step.move": ({ kind, from, to }) =>
    `move of step ${formatNumber(from)} (${steps[kind]}) to place ${formatNumber(to)}`,
  "edit.step.delete": ({ kind, number }) => `deletion of step ${formatNumber(number)} (${steps[kind]})`,
  "edit.title": () => "title",
  "edit.open": ({ title }) => `opening “${title}”`,
};

export const shellEn = {
  steps,
  edits,

  cancel: "Cancel",
  dismiss: "Dismiss",
  undo: "Undo",
  redo: "Redo",

  header: {
    title: "Title of the scenario",
    untitled: "Untitled scenario",
    examples: "Examples",
    open: "Open…",
    save: "Save",
    saveHint: "Save the scenario as a JSON file",
    previous: "The scenario before this one",
    undo: (edit: string | null) => (edit === null ? "Nothing to undo" : `Undo ${edit}`),
    redo: (edit: string | null) => (edit === null ? "Nothing to redo" : `Redo ${edit}`),
    release: "Codex release",
    releaseName: (release: string) => `Codex ${release}`,
    releaseLater: "Not modelled yet.",
    language: "Language",
    languages: { en: "English", zh: "中文" },
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "Like the system" },
    standIns: "Stand-ins",
    standInsHint: "Codex's own texts are not at hand. Marked stand-ins take their place.",
  },

  session: {
    label: "Session",
    cwd: "Started in",
    trust: "Trust",
    mode: "Mode",
    model: "Model",
    sandbox: "Sandbox",
    approval: "Approval",
    surface: "Through",
    trustValues: { trusted: "Trusted", untrusted: "Untrusted", none: "Not set" },
    modeValues: { default: "Default", plan: "Plan", none: "Not said" },
    modeExec: "codex exec cannot say a mode.",
    surfaceValues: { tui: "TUI", exec: "exec", "app-server": "app-server" },
    granular: "granular",
    unknown: "–",
    originLine: (path: string, line: number | null) => (line === null ? path : `${path}:${formatNumber(line)}`),
    originOverride: "-c",
    originStart: "at the start",
    originStep: (step: number) => `step ${formatNumber(step + 1)}`,
    originStepOpen: "Show this step",
    setByStep: (step: number) => `Step ${formatNumber(step + 1)} sets this. Edit the step, or choose an earlier one.`,
    originDefault: "default",
    /** Short names of defaults that depend on something; the others are just "default". */
    defaults: {
      "default.sandbox.trusted": "default for trusted",
      "default.sandbox.untrusted": "default for untrusted",
      "default.sandbox.absent": "default without trust",
      "default.approval.exec": "default of exec",
      "default.approval.untrusted": "default for untrusted",
    },
    originOpen: (path: string, line: number | null, f: Format) =>
      line === null ? `Open ${f.path(path)}` : `Open ${f.path(path)} at line ${formatNumber(line)}`,
    broken: "Codex cannot read its configuration, so there are no settings.",
    brokenOpen: "Show where",
    clamped: "Set by requirements.toml; it cannot be changed from here.",
  },

  results: {
    label: "Result",
    tabs: {
      answer: "Answer",
      layout: "Layout",
      messages: "Messages",
      history: "History",
      compaction: "Compaction",
    },
    loading: "Loading…",
    /** The file on disk differs from what Codex has read and keeps. */
    stale: "changed on disk since",
  },

  timeline: "Timeline",

  panes: { files: "Files", editor: "Editor", results: "Result", label: "Part of the page" },

  error: {
    title: (part: string) => `${part} failed`,
    hint: "The rest of the page works on, and your scenario is unharmed.",
    retry: "Try again",
  },

  resize: {
    files: "Width of the files",
    filesHeight: "Height of the files",
    editor: "Width of the editor",
    left: "Width of files and editor",
  },
};

export type ShellStrings = typeof shellEn;
