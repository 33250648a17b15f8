/** The words of the import, in English. They come with it. */
import type { LeftOutReason } from "../../scenario/import/entries.ts";
import type { ZipFault } from "../../scenario/import/zip.ts";
import type { Way } from "../../state/importing.ts";
import { type Format, formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

/** What is said about things that are left out, with their number. */
const leftOut: Record<LeftOutReason, (things: number) => string> = {
  secret: (things) => `${count(things, "file")} that may hold a key or a login: never read, not even by name`,
  skipped: (things) => `What is in ${count(things, "directory", "directories")} of packages, caches or version control`,
  private: (things) => `${count(things, "entry", "entries")} of CODEX_HOME without a say in the request`,
  tooLarge: (things) => `Contents of ${count(things, "file")}, too large; the name is kept`,
  tooMany: (things) => `${count(things, "entry", "entries")} beyond what a scenario holds; instruction files go first`,
  tooDeep: (things) => `${count(things, "entry", "entries")} in directories nested too deep`,
  name: (things) => `${count(things, "entry", "entries")} whose name no scenario can hold`,
  outside: (things) => `${count(things, "entry", "entries")} of the archive whose name leads out of it`,
  duplicate: (things) => `${count(things, "entry", "entries")} of the same path; the first one counts`,
  clash: (things) =>
    `${count(things, "entry", "entries")} that are a file and a directory at once; the first one counts`,
  unreadable: (things) =>
    `Contents of ${count(things, "file")} that the browser may not read; unreadable for Codex too`,
  damaged: (things) => `Contents of ${count(things, "file")}, damaged; the name is kept`,
  encrypted: (things) => `Contents of ${count(things, "file")}, encrypted; the name is kept`,
};

type ZipFaults = { readonly [Kind in ZipFault["kind"]]: (fault: Extract<ZipFault, { readonly kind: Kind }>) => string };

const zipFaults: ZipFaults = {
  notZip: () => "It is no zip archive.",
  cut: () => "Its end is missing or its table of contents is damaged.",
  zip64: () => "It is in the zip64 format, which this app does not read. Make one of fewer and smaller files.",
  disks: () => "It is one part of several. Put them together first.",
  empty: () => "Nothing is in it.",
  tooLarge: ({ limit }) => `Its table of contents has more than ${count(limit, "byte")}.`,
};

/** What could not be seen, by the way something came. */
const unseen: Record<Way, string> = {
  walk: "A browser does not see symlinks and where the folder lies.",
  list: "A browser does not see symlinks, empty directories and where the folder lies.",
  zip: "An archive does not say where the folder lies.",
  paste: "Pasted text does not say what else is there.",
};

export const importEn = {
  menu: {
    file: "Scenario or zip file…",
    folder: "Folder…",
    paste: "Paste or collect…",
    pasteHint: "A file tree, files in Markdown, or what a command prints on your machine.",
  },

  title: "Open your own files",
  explain: "Nothing is uploaded. Only names are kept, and the contents of files that decide what Codex sends.",
  close: "Close",
  cancel: "Cancel",
  back: "Back",

  chooseFolder: "Choose a folder…",
  chooseFile: "Choose a zip or scenario file…",
  orDrop: "or drop it on the page",
  paste: "Paste",
  pasteHint: "A file tree, a list of paths, files in Markdown, or a scenario.",
  pastePlaceholder: "acme\n├── AGENTS.md\n└── web\n    └── AGENTS.md",
  pasted: {
    nothing: "No file names are in this text.",
    tooLarge: (limit: number) => `Up to ${count(limit, "character")} can be pasted.`,
    scenario: "A scenario.",
    folder: (name: string, files: number, f: Format) => `${count(files, "entry", "entries")} in ${f.code(name)}`,
    texts: (texts: number) => (texts === 0 ? "names only" : `${formatNumber(texts)} with text`),
    ignored: (lines: number) => `${count(lines, "line")} not understood`,
    namesOnly: "Instruction files of which only the name is known get one line of text.",
    more: (more: number) => `and ${formatNumber(more)} more`,
  },
  goOn: "Go on",

  collect: "Collect with a command",
  collectHint:
    "Sees what a browser does not: symlinks, empty directories, true paths. Run it in a terminal (Linux, macOS, WSL) in the directory where you start Codex, and paste what it prints above. It only reads: instruction files, links, root markers and configuration; never logins, sessions or history.",
  copyCommand: "Copy command",
  copied: "Copied",
  copyFailed: "The browser refused to copy. Select the text and copy it by hand.",
  command: "The command",

  reading: (name: string, f: Format) => `Reading ${f.code(name)}`,
  progress: (seen: number, read: number) => `${count(seen, "name")}, ${count(read, "file")} read`,

  reviewTitle: (name: string, f: Format) => `Open ${f.code(name)}`,
  reviewHome: "Open your CODEX_HOME",
  taken: (files: number, read: number) =>
    `${count(files, "entry", "entries")} by name, ${formatNumber(read)} of them with contents.`,
  instructions: "Instruction files",
  noInstructions: "No instruction file is among them.",
  more: (more: number) => `${formatNumber(more)} more`,
  location: "This folder is at",
  guessed: (key: string, f: Format) => `Guessed from ${f.path(key)} in your config.toml.`,
  notGuessed: "A browser does not say it. It decides which settings and trust of your config.toml count.",
  said: "As the text says.",
  mismatch: (keys: readonly string[], f: Format) =>
    `Your config.toml speaks of ${keys.slice(0, 3).map(f.path).join(", ")}: nothing it says there counts for this place.`,
  badLocation: "It must be an absolute path without . and .. and without a slash at its end.",
  isGit: "It is a git repository",
  isGitHint: "No .git came along. It makes this folder the root at which the search for AGENTS.md begins.",
  home: "CODEX_HOME",
  homeBrought: (names: readonly string[], f: Format) => `${names.map(f.code).join(", ")}`,
  homeNone: "Without it the defaults count, and no global AGENTS.md.",
  addHome: "Add your ~/.codex…",
  addHomeHint: "Only config.toml, AGENTS.md, AGENTS.override.md, skills and what the configuration names.",
  secretLine: (line: number, f: Format) =>
    `Line ${formatNumber(line)} of ${f.code("config.toml")} looks like a login. It becomes part of the scenario: take it out before you share it.`,
  homeAlone: "It takes the place of the CODEX_HOME in the open scenario; the repository there stays.",
  left: "Not taken",
  leftOut,
  contents: "Contents of all other files: they stand as empty files.",
  unseen,
  others: (names: readonly string[], f: Format) => `${names.map(f.code).join(", ")}: one folder is opened at a time.`,
  caseTwins: (paths: readonly string[], twins: number, f: Format) =>
    `Taken, but in case only unlike another name: ${paths.map(f.code).join(", ")}${twins > paths.length ? ` and ${formatNumber(twins - paths.length)} more` : ""}. macOS and Windows keep one of the two.`,
  open: "Open",

  refusedTitle: (name: string, f: Format) => `${f.code(name)} cannot be opened`,
  refused: {
    zip: zipFaults,
    scenario: "It is no valid scenario:",
    tooLarge: (limit: number) => `It has more than ${count(limit, "byte")}.`,
    unreadable: "The browser may not read it, or it has changed meanwhile.",
  },
  kept: "Your own scenario is open, unchanged.",

  drop: {
    title: "Drop to open",
    folder: "A folder or zip becomes a new scenario; you look at it first.",
    home: "A CODEX_HOME (~/.codex) is added to the folder you look at.",
    scenario: "A scenario file opens at once.",
    files: (directory: string, f: Format) => `Other files go into ${f.path(directory)}.`,
    replaceTitle: (files: number) => `Replace ${count(files, "file")}?`,
    replaceText: (names: readonly string[], f: Format) => `${names.map(f.path).join(", ")}`,
    replace: "Replace",
  },
};

export type ImportStrings = typeof importEn;
