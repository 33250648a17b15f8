/** The words of the app's shell in English: header, session bar. Those of other parts come with them. */
import type { StepDocument } from "../../scenario/document.ts";
import { type Format, formatNumber } from "./format.ts";

/** One word for each kind of step. */
const steps: Record<StepDocument["do"], string> = {
  turn: "turn",
  write: "edit",
  remove: "remove",
  cd: "cwd",
  environments: "environments",
  set: "setting",
  mode: "mode",
  trust: "trust",
  compact: "compact",
  resume: "resume",
  fork: "fork",
  revert: "revert",
  shell: "shell",
  review: "review",
};

export const shellEn = {
  steps,

  cancel: "Cancel",
  dismiss: "Dismiss",
  undo: "Undo",
  redo: "Redo",

  header: {
    title: "Title of the scenario",
    untitled: "Untitled scenario",
    examples: "Examples",
    docs: "Docs",
    open: "Open…",
    save: "Save",
    share: "Share",
    skeleton: "texts are fillers",
    skeletonHint:
      "The texts of this scenario are fillers. Sizes, verdicts and cuts are those of texts that stay private.",
    undo: (edit: string | null) => (edit === null ? "Nothing to undo" : `Undo ${edit}`),
    redo: (edit: string | null) => (edit === null ? "Nothing to redo" : `Redo ${edit}`),
    release: "Codex release",
    releaseName: (release: string) => `Codex ${release}`,
    releaseLoading: "Loading…",
    releaseFailed: "Not loaded",
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
    broken: "Codex refuses to start, so there are no settings.",
    brokenOpen: "Show where",
    clamped: "Set by requirements.toml; it cannot be changed from here.",
  },

  results: {
    label: "Result",
    tabs: {
      answer: "Answer",
      layout: "Layout",
      messages: "Messages",
      budget: "Budget",
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
