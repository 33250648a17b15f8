/** The pages about verdicts, in English. The name of a page is the word on the badge, written out. */
import type { DocsWords } from "./words.ts";

export const verdictsEn: DocsWords["verdicts"] = {
  loaded: {
    name: "Whole: the file is sent",
    page: [
      "The file is the one of its directory, lies on the way from the project root to cwd, and fits into the limit. Every byte of it is in the request.",
      "If Codex does not follow it, that is not a loading problem. Look for another text in the request that says otherwise.",
    ],
  },
  cut: {
    name: "Cut: only the beginning is sent",
    page: [
      "The file goes beyond what is left of `project_doc_max_bytes`. Codex sends the bytes up to the limit and drops the rest without a mark or a warning.",
      "Shorten this file or the ones before it, split it between directories, raise the limit, or start Codex where less stands above.",
    ],
  },
  budget: {
    name: "No budget left",
    page: [
      "The files before this one, nearer to the root, used the limit up. Nothing of this file is sent.",
      "Codex reads from the root down, so the file nearest to your work is the first to go. Shorten the files above or raise `project_doc_max_bytes`.",
    ],
  },
  hidden: {
    name: "Hidden by another name",
    page: [
      "Each directory gives one file: `AGENTS.override.md`, then `AGENTS.md`, then fallback names. A name that comes earlier exists in the same directory, so this file is not read.",
      "An empty file hides as well as a full one.",
    ],
  },
  blank: {
    name: "Blank: chosen, but empty",
    page: [
      "The file was chosen for its directory and holds nothing but white space. It adds nothing and costs nothing.",
      "In a project it still hides the names after it. Among the global files it does not.",
    ],
  },
  "below-cwd": {
    name: "Below the start directory",
    page: [
      "The file lies deeper than the directory Codex was started in. Codex reads from the root down to cwd and no deeper, also when it later edits files there.",
      "Start Codex in that directory, or move the text up.",
    ],
    in113: ["The start directory is that of the thread: a later change of cwd does not move the search."],
  },
  "off-path": {
    name: "Off the path",
    page: [
      "The file lies beside the way from the project root to cwd, or above the root. Only directories on that way are searched.",
      "If it lies above, look at what makes the root: the nearest `.git` or other marker ends the search.",
    ],
  },
  "not-a-file": {
    name: "Not a file",
    page: ["The name is there, but it is a directory or a link to one. Codex passes over it and tries the next name."],
    in113: ["A directory is passed over. A link to one is chosen and makes all project files unreadable."],
  },
  "broken-link": {
    name: "Broken link",
    page: [
      "The name is a symbolic link to something that does not exist. Codex passes over it and tries the next name, without a warning.",
      "Check the target: it is relative to the directory of the link.",
    ],
    in113: [
      "In a project the link is chosen for its directory and hides the other names, though it adds nothing. In CODEX_HOME the next name is tried.",
    ],
  },
  "wrong-name": {
    name: "Wrong name",
    page: [
      "A person would expect Codex to read this file; Codex does not look for its name. Names are case-sensitive, folders such as `.codex` or `.agents` are not looked into, and files of other tools are read only when `project_doc_fallback_filenames` lists them.",
    ],
    in113: ["A fallback name may be a path: `.agents/AGENTS.md` in the list is read."],
  },
  untrusted: {
    name: "Dropped: untrusted project",
    page: [
      'A `[projects."PATH"]` entry for cwd or its git root says `untrusted`. Codex then drops all project instruction files. The global file stays.',
      "No entry at all is another matter: then the files are read.",
    ],
    in113: ["There is no such verdict: trust has no say in instruction files."],
  },
  disabled: {
    name: "Dropped with all project files",
    page: [
      "No project file is sent. Either `project_doc_max_bytes` is 0, or another file on the way could not be read: one read error loses them all.",
    ],
  },
  global: {
    name: "Whole: the global file",
    page: [
      "This is the file of CODEX_HOME. It is sent with every project, trimmed at both ends, in front of the project files. The limit does not apply to it.",
    ],
    in113: ["It is read once, when the thread starts. After an edit the earlier text stays in force."],
  },
  "global-hidden": {
    name: "Hidden global file",
    page: [
      "One global file is sent. `AGENTS.override.md` in CODEX_HOME is not blank, so `AGENTS.md` beside it is not read.",
    ],
  },
  unreadable: {
    name: "Unreadable",
    page: [
      "Reading the file fails: no permission, or its links form a loop. Among project files one such error loses all of them, with no more than a line in Codex's log. The global file stays.",
    ],
    in113: [
      "A link to a directory is one of these errors. A global file that is not UTF-8 gets this verdict too; it loses only itself.",
    ],
  },
};
