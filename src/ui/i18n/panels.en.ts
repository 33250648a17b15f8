/** The words of files, editor and notices in English. They come with those parts, after the answer. */
import type { Verdict } from "../../engine/index.ts";
import type { FileFault } from "../../scenario/filesRules.ts";
import type { NoticeId, NoticeParams } from "../../state/notices.ts";
import type { SettingFault } from "../../state/settingEdits.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

type Notices = { readonly [Id in NoticeId]: (params: NoticeParams[Id], f: Format) => string };
type Faults<Fault extends { readonly id: string }> = {
  readonly [Id in Fault["id"]]: (fault: Extract<Fault, { readonly id: Id }>, f: Format) => string;
};

/** Writes a fault in the language of `table`. */
export function sayFault<Fault extends { readonly id: string }>(table: Faults<Fault>, fault: Fault, f: Format): string {
  // The id decides the type of the fault; the compiler cannot follow that through the table.
  return (table as unknown as Record<string, (fault: Fault, f: Format) => string>)[fault.id]?.(fault, f) ?? fault.id;
}

/** Short word of a verdict in the file tree; the result views have longer ones. */
const verdicts: Record<Verdict, string> = {
  loaded: "sent",
  cut: "cut",
  budget: "no budget",
  hidden: "hidden",
  blank: "blank",
  "below-cwd": "below",
  "off-path": "off path",
  "not-a-file": "no file",
  "broken-link": "broken link",
  "wrong-name": "wrong name",
  untrusted: "untrusted",
  disabled: "dropped",
  global: "sent",
  "global-hidden": "hidden",
  unreadable: "unreadable",
};

const fileFaults: Faults<FileFault> = {
  "path.empty": () => "Type a name.",
  "path.form": ({ path }, f) => `${f.code(path)} is not an absolute path in its normal form.`,
  "path.root": () => "The root directory stays as it is.",
  "path.missing": ({ path }, f) => `There is nothing at ${f.path(path)}.`,
  "path.taken": ({ path, overwritable }, f) =>
    overwritable ? `${f.path(path)} exists already.` : `${f.path(path)} exists already and is not replaced.`,
  "path.fileAsParent": ({ file }, f) => `${f.path(file)} is a file, so nothing can be inside it.`,
  "path.insideItself": ({ path }, f) => `${f.path(path)} cannot be moved into itself.`,
  "path.tooLong": ({ what, limit }) =>
    what === "name" ? `A name may have ${count(limit, "byte")}.` : `A path may have ${count(limit, "byte")}.`,
  "path.tooMany": ({ limit }) => `A scenario may hold ${count(limit, "file")}.`,
};

const settingFaults: Faults<SettingFault> = {
  "setting.broken": ({ path, line, detail }, f) =>
    `${f.path(path)} is broken in line ${formatNumber(line)} (${detail}). Put it right there first.`,
  "setting.conflict": ({ path, key }, f) =>
    `${f.path(path)} holds something else where ${f.code(key)} would stand. Edit the file itself.`,
  "setting.notText": ({ path }, f) => `${f.path(path)} is not a readable text file.`,
};

const keptWords = (kept: boolean): string =>
  kept ? "Only the scenario that is open comes back at your next visit." : "Save this scenario as a file to keep it.";

const named = (title: string): string => (title === "" ? "This scenario" : `“${title}”`);

const notices: Notices = {
  "notice.storage.full": ({ kept }) =>
    `The browser's storage for this page is full, so the list of scenarios does not get your latest changes. ${keptWords(kept)}`,
  "notice.storage.refused": ({ kept }) =>
    `The browser gives this page no database, so your scenarios are kept only until you close it. ${keptWords(kept)}`,
  "notice.storage.newer": ({ kept }) =>
    `A newer version of this app has taken over the stored scenarios. Load the page again to get that version. ${keptWords(kept)}`,
  "notice.storage.unreadable": () =>
    "The scenario that was stored here cannot be read by this version. It stays in the list of scenarios as it is; an example was opened instead.",
  "notice.library.openTwice": ({ title }) =>
    `${named(title)} is open in another tab too. If both change it, the two versions are kept apart.`,
  "notice.library.changedElsewhere": ({ title }) =>
    `${named(title)} was changed in another tab. Keep what you see here as a copy, or take the other version?`,
  "notice.library.parted": ({ title }) =>
    `${named(title)} was changed in another tab too. Both versions are kept: what you see here is now a scenario of its own.`,
  "notice.release.failed": ({ release }) =>
    `The rules of Codex ${release} could not be loaded. What is shown is the answer of before.`,
  "notice.texts.ready": ({ release }) =>
    `Codex ${release}'s own texts are here and have taken the place of the stand-ins.`,
  "notice.texts.unavailable": ({ release }) =>
    `Codex ${release}'s own texts could not be had. Marked stand-ins take their place; sizes of those parts are not the real ones.`,
  "notice.texts.refused": ({ release, why }) =>
    why === "hash"
      ? `The text pack of Codex ${release} does not match its own checksum and is not used. Stand-ins stay.`
      : why === "release"
        ? `The text pack is not the one of Codex ${release} and is not used. Stand-ins stay.`
        : `The text pack of Codex ${release} has not the expected form and is not used. Stand-ins stay.`,
  "notice.imported": ({ name, files, read, left }, f) =>
    `Opened ${f.code(name)}: ${count(files, "name")}, ${formatNumber(read)} with contents${left === 0 ? "" : `, ${formatNumber(left)} left out`}. The scenario before it is one undo away.`,
  "notice.files.added": ({ path, files }, f) =>
    files === 1 ? `Added ${f.path(path)}.` : `Added ${count(files, "file")}, ${f.path(path)} first.`,
  "notice.files.left": ({ names }, f) =>
    `Not taken: ${names.map(f.code).join(", ")}. Files that may hold a login are never read; others are too large or cannot be read.`,
  "notice.opened": ({ title }) => `Opened “${title}”. The scenario before it is one undo away.`,
  "notice.surface.dropped": ({ surface, keys }, f) =>
    `${surface} cannot say ${keys.map((key) => f.code(key)).join(", ")}, so that was taken out of the launch.`,
  "notice.setting.refused": ({ fault }, f) => sayFault(settingFaults, fault, f),
  "notice.file.refused": ({ fault }, f) => sayFault(fileFaults, fault, f),
  "notice.file.caseTwin": ({ twin }, f) =>
    `${f.path(twin)} differs in upper and lower case only. On macOS and Windows the two would be one file.`,
  "notice.file.tooLarge": ({ limit }) => `The file is larger than ${count(limit, "byte")} and is not taken.`,
  "notice.step.refused": () => "The timeline cannot be like that. Nothing was changed.",
  "notice.step.deleted": ({ number }) => `Deleted step ${formatNumber(number)}.`,
  "notice.deleted": ({ path }, f) => `Deleted ${f.path(path)}.`,
};

export const panelsEn = {
  verdicts,
  notices,
  noticeActions: {
    saveFile: "Save as a file",
    keepCopy: "Keep as a copy",
    takeOther: "Take the other",
    retry: "Try again",
  },
  fileFaults,
  settingFaults,

  /** The menus of the session bar. */
  settings: {
    trustHints: {
      trusted: "AGENTS.md and .codex/config.toml of the project are read.",
      untrusted: "AGENTS.md of the project is dropped.",
      none: "AGENTS.md is read, .codex/config.toml is not.",
    },
    surfaceHints: {
      tui: "The terminal interface.",
      exec: "codex exec: one run without questions.",
      "app-server": "A client such as an IDE extension.",
    },
    sandboxHints: {
      "read-only": "Nothing can be written.",
      "workspace-write": "The workspace can be written.",
      "danger-full-access": "No sandbox.",
    },
    network: "Network access",
    unlessTrustedHint: "What an untrusted project gets. It cannot be configured.",
    default: "Default",
    defaultHint: "Takes the key out.",
    otherModel: "Another model…",
    otherModelTitle: "Model",
    otherModelLabel: "Slug, as Codex takes it",
    otherCwd: "Another directory…",
    linuxPaths: "Paths of Linux",
    windowsPaths: "Paths of Windows",
    pathsHint: "every path is respelled",
    otherCwdTitle: "Start Codex in",
    otherCwdLabel: "Directory",
    setModel: "Set model",
    start: "Start here",
    unknownModel: "Codex uses its fallback prompt for a slug that it does not know.",
    noFault: "Type a slug.",
    editsFile: (path: string, f: Format) => `Edits ${f.path(path)}`,
    editsOverride: (f: Format) => `Edits ${f.code("-c")}`,
    editsLaunch: "Edits how Codex is started",
    persisted: "Codex writes this into config.toml at the start.",
  },

  files: {
    label: "Files",
    groups: {
      codexHome: "CODEX_HOME",
      etc: "System",
      repository: "Repository",
      other: "Other files",
    },
    rootMarker: (marker: string) => `root: ${marker}`,
    noRoot: "no project root",
    startsHere: "starts here",
    worksHere: "works here",
    config: "config",
    broken: "broken",
    used: (used: number, bytes: number) => `${formatNumber(used)} / ${formatNumber(bytes)} B`,
    size: (bytes: number) => `${formatNumber(bytes)} B`,
    inside: (files: number) => count(files, "instruction file"),
    link: (target: string) => `→ ${target}`,
    new: "New",
    newFile: "New file…",
    newAgents: "New AGENTS.md",
    newFolder: "New folder…",
    newFileButton: "New file",
    newFolderButton: "New folder",
    newSymlink: "New symlink…",
    rename: "Rename or move…",
    cut: "Cut",
    paste: (name: string, f: Format) => `Paste ${f.code(name)} here`,
    delete: "Delete",
    startHere: "Start Codex here",
    isStart: "Codex starts here",
    replace: "Replace with a file from disk…",
    download: "Download",
    openFile: "Open",
    actionsFor: (path: string) => `Actions for ${path}`,
    newFileTitle: (directory: string, f: Format) => `New file in ${f.path(directory)}`,
    newFolderTitle: (directory: string, f: Format) => `New folder in ${f.path(directory)}`,
    newSymlinkTitle: (directory: string, f: Format) => `New symlink in ${f.path(directory)}`,
    name: "Name or path",
    target: "Points to",
    targetHint: "Relative to the directory of the link, or absolute.",
    targetEmpty: "Type where the link points to.",
    create: "Create",
    moveTitle: (name: string, f: Format) => `Rename or move ${f.code(name)}`,
    moveLabel: "New name or path",
    move: "Move",
    overwrite: "Replace it",
    overwriteMove: (path: string, f: Format) => `${f.path(path)} exists already. Replace it? You can undo this.`,
    becomes: (path: string, f: Format) => `Becomes ${f.path(path)}`,
    caseTwin: (twin: string, f: Format) =>
      `${f.path(twin)} differs in upper and lower case only. On macOS and Windows the two would be one file.`,
    empty: "This scenario has no files yet.",
    none: "No files",
  },

  editor: {
    label: "Editor",
    none: "No file is open",
    noneHint: "Choose a file in the tree, or make one.",
    createAgents: (directory: string, f: Format) => `Create ${f.code("AGENTS.md")} in ${f.path(directory)}`,
    sent: (used: number, bytes: number) => `${formatNumber(used)} of ${formatNumber(bytes)} B sent`,
    sentWhole: (bytes: number) => `all ${formatNumber(bytes)} B sent`,
    notSent: "not sent",
    cut: (bytes: number, lines: number, headings: number) =>
      `Not sent from here: ${count(bytes, "byte")}, ${count(lines, "line")}${
        headings > 0 ? `, ${count(headings, "heading")}` : ""
      }`,
    cutHeadings: (headings: readonly string[]) => headings.map((heading) => `“${heading}”`).join(", "),
    position: (line: number, column: number) => `Ln ${formatNumber(line)}, Col ${formatNumber(column)}`,
    lineEnds: { LF: "LF", CRLF: "CRLF", CR: "CR", none: "one line" },
    mixed: (parts: readonly (readonly [string, number])[]) =>
      `mixed: ${parts.map(([name, lines]) => `${formatNumber(lines)} ${name}`).join(", ")}`,
    mixedHint: "Every line keeps the end it has. New lines get the most frequent one.",
    convert: (to: string) => `Make all line ends ${to}`,
    utf8: "UTF-8",
    bom: "UTF-8 with BOM",
    notUtf8: "not UTF-8",
    bytes: (bytes: number) => `${formatNumber(bytes)} B`,
    invalid: (invalid: number) =>
      `This file is not valid UTF-8: ${count(invalid, "place", "places")} that Codex replaces by U+FFFD when it reads it. It is shown that way and cannot be edited byte by byte.`,
    editAsText: (invalid: number) => `Edit as text (replaces ${count(invalid, "place", "places")})`,
    folder: "Directory",
    folderEmpty: "This directory is empty.",
    folderHolds: (entries: number) => `Holds ${count(entries, "entry", "entries")}.`,
    symlink: "Symlink",
    symlinkTarget: "Points to",
    symlinkSet: "Set target",
    symlinkOpen: (path: string, f: Format) => `Open ${f.path(path)}`,
    unreadable: "Unreadable file",
    unreadableHint: "Reading it fails, as for a file without read permission.",
    makeReadable: "Make it a readable, empty file",
    changedBySteps: (steps: readonly number[]) =>
      steps.length === 1
        ? `This is the file at the start. Step ${formatNumber((steps[0] ?? 0) + 1)} changes it.`
        : `This is the file at the start. ${formatNumber(steps.length)} steps change it, step ${formatNumber((steps[0] ?? 0) + 1)} first.`,
    showStep: (step: number) => `Show step ${formatNumber(step + 1)}`,
    loading: "The full editor is being loaded.",
    failed: "The full editor could not be loaded; this plain one stays.",
    aria: (path: string) => `Text of ${path}`,
  },
};

export type PanelStrings = typeof panelsEn;
