/** The words about execution environments and the launch of a client in English. They come with what needs them. */
import { type Format, formatNumber } from "./format.ts";

export const environmentsEn = {
  /** Of the answer. */
  files: {
    lead: (ids: readonly string[], f: Format) =>
      ids.length === 1
        ? `One environment is selected: ${f.code(ids[0] ?? "")}.`
        : `${formatNumber(ids.length)} environments are selected: ${ids.map(f.code).join(", ")}. Each looks for its own files; all share one limit, in this order.`,
    none: "No environment is selected: Codex looks for no file of a project.",
    shared: "For every environment",
    environment: (id: string, f: Format) => `Environment ${f.code(id)}`,
    primary: "primary",
    primaryHint: "The first of the selection: sandbox and writable directories are told of it.",
    worksIn: (cwd: string, f: Format) => `Works in ${f.path(cwd)}.`,
    root: (path: string, marker: string, f: Format) => `Root ${f.path(path)} (${f.code(marker)}).`,
    noRoot: "No root: this directory alone is searched.",
    nothing: "No instruction file lies on its way.",
    elsewhere: "Not looked for",
  },

  /** In the file tree. */
  tree: {
    /** The group of a directory that environments share. */
    group: (ids: readonly string[]) => `${ids.length === 1 ? "Environment" : "Environments"} ${ids.join(", ")}`,
    flag: (id: string, cwd: string, primary: boolean) =>
      `${cwd}: here works the environment ${id}${primary ? ", the primary one" : ""}`,
    seen: (views: readonly { readonly id: string; readonly verdict: string }[]) =>
      views.map(({ id, verdict }) => `${id}: ${verdict}`).join("; "),
  },

  /** In the session bar. */
  bar: {
    environments: "Environments",
    all: "all registered",
    none: "none",
    profile: "Profile",
    noProfile: "none",
  },

  menu: {
    all: "All that are registered",
    allHint: (ids: readonly string[]) =>
      ids.length === 0
        ? "What Codex does when the client says nothing."
        : `What Codex does when the client says nothing: now ${ids.join(", ")}.`,
    none: "None",
    noneHint: "An empty selection: no file of a project is looked for.",
    list: (ids: readonly string[]) => ids.join(", "),
    listHint: "What the client selects when it starts the thread.",
    edit: "Edit the selection…",
    set: "Select environments…",
    setProfile: "Start with a profile…",
    noProfile: "No profile",
    noProfileHint: (f: Format) => `Without ${f.code("-p")}.`,
    otherProfile: "Another profile…",
    profileTitle: "Profile",
    profileLabel: "Name, as given with -p",
    profileTake: "Set profile",
    profileEmpty: "Type a name.",
    profileName: "A name has letters, digits, - and _ only. Codex refuses to start with another one.",
    profileFile: (path: string, f: Format) => `Its file: ${f.path(path)}.`,
    profileMissing: (path: string, f: Format) => `There is no ${f.path(path)}.`,
    editsLaunch: "Edits how Codex is started",
  },

  dialog: {
    title: "Environments at the start",
    text: "What a client of the app server selects when it starts the thread. The first one is primary.",
    choice: "Selection",
    all: "All registered",
    none: "None",
    list: "These",
    allText: (ids: readonly string[], f: Format) =>
      ids.length === 0
        ? "The client says nothing, so every registered environment is selected with the start directory."
        : `The client says nothing, so every registered environment is selected with the start directory: ${ids.map(f.code).join(", ")}.`,
    noneText: "The client selects nothing: Codex looks for no file of a project and tells no directory.",
    row: (number: number) => `Environment ${formatNumber(number)}`,
    id: "Id",
    cwd: "Directory",
    up: (number: number) => `Move environment ${formatNumber(number)} up`,
    down: (number: number) => `Move environment ${formatNumber(number)} down`,
    remove: (number: number) => `Remove environment ${formatNumber(number)}`,
    add: "Environment",
    empty: "Add an environment, or choose “None”.",
    primary: "primary",
    take: "Select",
  },

  budget: {
    environment: (id: string, cwd: string, f: Format) => `Environment ${f.code(id)}, in ${f.path(cwd)}`,
    oneLimit: "One limit for all environments, in the order of the selection.",
  },
};

export type EnvironmentStrings = typeof environmentsEn;
