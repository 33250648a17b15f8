/** Findings about which files are read, in English. */
import type { FileFindingParams } from "../../../engine/insight.ts";
import { lastName } from "../format.ts";
import { count } from "../sentences.en.ts";
import type { FindingWords } from "./words.ts";

const bytes = (value: number) => count(value, "byte");

/** " and 2 other files" behind the one that is named. */
const andOthers = (files: readonly string[]) =>
  files.length < 2 ? "" : ` and ${count(files.length - 1, "other file")}`;

export const fileFindingsEn: FindingWords<keyof FileFindingParams> = {
  "no-root-marker": {
    name: "No project root",
    message: ({ cwd, markers, missed }, f) =>
      `${markers.length === 0 ? `The list ${f.code("project_root_markers")} is empty` : "No directory on the way up holds a root marker"}, so Codex searches ${f.path(cwd)} alone. ${f.path(missed.at(-1) ?? "/")}${andOthers(missed)} above it ${missed.length < 2 ? "is" : "are"} not sent.`,
    page: [
      "Codex walks up from the directory it was started in and looks for a root marker, `.git` unless `project_root_markers` says otherwise. It reads instruction files from that root down. Without a marker there is no root, and the start directory is the only one that is searched.",
      "Make the outer directory a repository, or put a marker of your own there and name it in `project_root_markers` in your own `~/.codex/config.toml`. Files in the home directory itself are not reported here: a marker there would make everything below it one project.",
    ],
  },
  "stray-marker": {
    name: "Stray root marker",
    message: ({ marker, root, missed }, f) =>
      `${f.path(marker)} is no repository, yet it makes ${f.path(root)} the project root. ${f.path(missed.at(-1) ?? "/")}${andOthers(missed)} above it ${missed.length < 2 ? "is" : "are"} not sent.`,
    page: [
      "For the project root only the existence of `.git` counts. An empty directory is enough, and the nearest marker wins. Whatever left it there, everything above it is out of reach.",
      "Delete it. For trust Codex is stricter and passes over a `.git` directory without a `HEAD`, so the two can name different roots.",
    ],
    in113: ["An empty `.git` directory counts for trust as well."],
  },
  "nested-marker": {
    name: "Repository inside a repository",
    message: ({ marker, root, outer, missed }, f) =>
      `${f.path(marker)} makes ${f.path(root)} the project root, inside ${f.path(outer)}. ${f.path(missed.at(-1) ?? "/")}${andOthers(missed)} above it ${missed.length < 2 ? "is" : "are"} not sent.`,
    page: [
      "The nearest marker wins. A submodule or a repository that was cloned into another one is a root of its own, and the instruction files of the outer one are not read there.",
      "If the inner repository should follow the outer rules, repeat them in its own AGENTS.md or put them into the global file. Or set `project_root_markers` in your own config to a name that only the outer directory holds; this then counts for every project of yours.",
    ],
  },
  "below-cwd": {
    name: "Below the start directory",
    message: ({ path, directory }, f) =>
      `Codex reads from the root down to the directory it was started in, no deeper. Started in ${f.path(directory)}, it would read the ${f.code(lastName(path))} there.`,
    page: [
      "Instruction files are looked up from the project root down to the start directory. A file in a deeper directory is not sent, not even when Codex later edits files beside it.",
      "Start Codex in that directory when the work is there. Or name the deeper file in the root's AGENTS.md, so that the model can open it by itself.",
    ],
  },
  "off-path": {
    name: "Not on the way",
    message: ({ path, cwd, root, aboveRoot }, f) =>
      root === null
        ? `Without a project root, Codex searches ${f.path(cwd)} alone. ${f.path(path)} lies elsewhere.`
        : aboveRoot
          ? `${f.path(path)} lies above the project root ${f.path(root)}. Codex does not look there.`
          : `${f.path(path)} lies beside the way from ${f.path(root)} to ${f.path(cwd)}. Codex does not look there.`,
    page: [
      "Codex searches the directories between the project root and the start directory, both included. What lies beside that way, or above the root, is not read.",
      "Mostly that is as intended: the rules of one part do not bother the others. What should count everywhere belongs into the root's AGENTS.md, or into the global file in `CODEX_HOME`.",
    ],
  },
  "over-budget": {
    name: "Over the size limit",
    message: ({ path, used, bytes: all, limit, line, firstLostHeading }, f) =>
      used === 0
        ? `What fits of ${f.path(path)} into the limit of ${bytes(limit)} is blank, so nothing of it is sent.`
        : `Codex sends the first ${f.number(used)} of ${bytes(all)} and drops the rest from line ${f.number(line)} on, without a warning.${firstLostHeading === null ? "" : ` The first lost heading is ${f.code(firstLostHeading)}.`}`,
    page: [
      "All project files together may take `project_doc_max_bytes`, 32,768 bytes unless configured. They are read from the root down. The file that does not fit is cut at that byte, in the middle of a line if need be, and neither you nor the model is told.",
      "Raise the limit, shorten the file, or move parts of it to the deeper directories that they are about. What matters most belongs at the top. The global file does not count.",
    ],
  },
  "budget-exhausted": {
    name: "Nothing left of the limit",
    message: ({ path, limit, takenBy }, f) =>
      `The limit of ${bytes(limit)} was used up by the time of ${f.path(path)}; ${f.path(takenBy)} took the last of it. Nothing of the file is sent.`,
    page: [
      "The limit `project_doc_max_bytes` counts for all project files together, and they are read from the root down. A large root file takes the room of the files nearest to your work, which are left out whole.",
      "Raise the limit, or shorten the files further up.",
    ],
  },
  "limit-zero": {
    name: "Size limit of zero",
    message: ({ files }, f) =>
      `${f.code("project_doc_max_bytes")} is 0, so no project file is read. ${files === 1 ? "The one file on the way is" : `The ${f.number(files)} files on the way are`} not sent.`,
    page: [
      "With `project_doc_max_bytes = 0` Codex does not look for project files at all. The global file in `CODEX_HOME` is still sent.",
      "Take the key out, or set a limit that the files fit into.",
    ],
  },
  "override-hides-base": {
    name: "Override hides AGENTS.md",
    message: ({ path, by }, f) =>
      `${f.path(by)} takes the place of ${f.code(lastName(path))} in its directory. The two are not joined.`,
    page: [
      "Codex reads one file in each directory. `AGENTS.override.md` is tried first; where it exists, AGENTS.md and the fallback filenames of that directory are not read. A line such as `@AGENTS.md` in the override imports nothing.",
      "An override is meant for a while. Delete it to go back, or repeat in it what should still hold. Files in other directories are not touched by it.",
    ],
  },
  "blank-override": {
    name: "Empty override hides AGENTS.md",
    message: ({ path, by }, f) => `An empty ${f.path(by)} hides ${f.code(lastName(path))} in its directory.`,
    page: [
      "In a project only the existence of a file counts, not what is in it. An `AGENTS.override.md` that is empty, or holds only white space, is chosen; it adds nothing, and AGENTS.md beside it is not read.",
      "Delete the empty file. In `CODEX_HOME` it is different: there a blank override is passed over.",
    ],
  },
  "blank-base": {
    name: "Empty file hides another",
    message: ({ path, by }, f) => `An empty ${f.path(by)} hides ${f.code(lastName(path))} in its directory.`,
    page: [
      "Codex takes the first name of its list that exists as a file in a directory: `AGENTS.override.md`, `AGENTS.md`, then your fallback filenames. A blank file is taken too. It adds nothing, and the names behind it are not tried.",
      "Delete the empty file, or write into it.",
    ],
  },
  "wrong-name-case": {
    name: "Upper and lower case",
    message: ({ path, expected }, f) =>
      `Codex looks for ${f.code(expected)}; ${f.path(path)} is another name, because upper and lower case differ.`,
    page: [
      "Names are compared letter by letter. On Linux `agents.md` is not `AGENTS.md`. On macOS and Windows the file system may find it all the same, so the file works for some people and not for others.",
      "Rename the file. In git use `git mv`, so that the change of case is recorded.",
    ],
  },
  "wrong-name": {
    name: "Not a name Codex reads",
    message: ({ path, global }, f) =>
      global
        ? `Codex does not read ${f.path(path)}. In this directory it looks for ${f.code("AGENTS.override.md")} and ${f.code("AGENTS.md")} only.`
        : `Codex does not read ${f.path(path)}. The name is neither its own nor in ${f.code("project_doc_fallback_filenames")}.`,
    page: [
      "In a project Codex tries `AGENTS.override.md`, `AGENTS.md` and the names in `project_doc_fallback_filenames`. `AGENT.md` is not among them, nor are the files of other tools, such as `CLAUDE.md` or `.cursorrules`. Fallback filenames do not count in `CODEX_HOME`.",
      "Rename a slip. For the file of another tool add its name to `project_doc_fallback_filenames`, or make AGENTS.md a symlink to it. Beside an AGENTS.md such a file is ordinary and not reported.",
    ],
  },
  "wrong-folder": {
    name: "In a folder of its own",
    message: ({ path, folder }, f) =>
      `Codex looks in each directory itself, not in ${f.code(folder)} inside it. ${f.path(path)} is not read.`,
    page: [
      "The file has to lie in the directory it speaks of. `.agents/`, `.agent/` and a project's `.codex/` are not looked into for instruction files, and a fallback filename with a slash is ignored.",
      "Move the file one directory up.",
    ],
    in113: ["A fallback filename may be a path: with `.agents/AGENTS.md` in the list the file is read where it lies."],
  },
  "fallback-refused": {
    name: "Fallback filename ignored",
    message: ({ name }, f) =>
      name.trim() === ""
        ? "Codex ignores a fallback filename that is blank, without a warning."
        : `Codex ignores the fallback filename ${f.code(name)}, without a warning: it is not a plain name.`,
    page: [
      "An entry of `project_doc_fallback_filenames` must be one plain name. White space around it is cut off. An empty name, `.`, `..` and anything with a slash are ignored: `./CLAUDE.md` as well as `docs/RULES.md`. In a directory of Windows a backslash or a colon has the same effect.",
      "Write the name without a directory, and put the file into the directory it speaks of.",
    ],
    in113: [
      "Only blank names are ignored. `docs/RULES.md`, `../RULES.md` and absolute paths are joined to each searched directory.",
    ],
  },
  "directory-instead-of-file": {
    name: "Directory in place of a file",
    message: ({ path }, f) => `${f.path(path)} is a directory. Codex passes over it and tries the next name.`,
    page: [
      "Only a regular file counts, or a symlink to one. A directory with the right name is passed over without a warning, and the next name is tried. Containers leave such directories behind when they mount a file that does not exist.",
      "Delete the directory, or move the text that it holds into a file of that name.",
    ],
    in113: [
      "This holds for a directory itself. A symlink to one is chosen, and the read error loses all project files.",
    ],
  },
  "dangling-symlink": {
    name: "Symlink to nothing",
    message: ({ path, target, hidden }, f) =>
      `${f.path(path)} points to ${f.code(target)}, which does not exist. ${hidden === null ? "Codex passes over it without a warning." : `It is chosen all the same: it adds nothing, and ${f.path(hidden)} beside it is not read.`}`,
    page: [
      "Codex follows symlinks. One that leads nowhere counts as missing, and the next name is tried. The target of a relative symlink is looked up from the directory of the symlink, letter by letter.",
      "Correct the target, or create the file that is meant.",
    ],
    in113: [
      "In a project the symlink is chosen for its directory, wherever it leads: the other names are not tried, and nothing of the directory is sent. In `CODEX_HOME` the next name is tried.",
    ],
  },
  "looping-symlink": {
    name: "Symlinks in a loop",
    message: ({ path, lost }, f) =>
      lost === 0
        ? `The symlinks of ${f.path(path)} lead in a circle, so it cannot be read.`
        : `The symlinks of ${f.path(path)} lead in a circle. This read error loses ${count(lost, "other project file")} too.`,
    page: [
      "A symlink that leads back to itself cannot be read. Unlike a missing file, that is a read error, and one read error loses all project files of the session. The global file stays.",
      "Delete the symlink, or point it to a file.",
    ],
  },
  "unreadable-file": {
    name: "File cannot be read",
    message: ({ path, lost, why }, f) => {
      if (why === "encoding") return `${f.path(path)} is not UTF-8, so Codex passes over it: nothing of it is sent.`;
      const reason =
        why === "directory" ? `${f.path(path)} is a symlink to a directory` : `Codex cannot read ${f.path(path)}`;
      return lost === 0
        ? `${reason}, so it is not sent.`
        : `${reason}. This read error loses ${count(lost, "other project file")} too.`;
    },
    page: [
      "When a project file cannot be read, because of its permissions for example, Codex drops all project files of the session and goes on. The screen shows nothing. An unreadable global file loses only itself: the next name is tried.",
      "Give the user that runs Codex permission to read the file, or delete it.",
    ],
    in113: [
      "A symlink to a directory is chosen as if it were a file, and reading it fails: all project files are lost.",
      "A global file with bytes that are not UTF-8 is passed over as if it were missing, without a warning. In a project such bytes become U+FFFD.",
    ],
  },
  "untrusted-project": {
    name: "Untrusted project",
    message: ({ path, files }, f) =>
      `${f.path(path)} is marked as untrusted, so ${files === 1 ? "the project file" : `the ${f.number(files)} project files`} on the way ${files === 1 ? "is" : "are"} dropped. The global file stays.`,
    page: [
      'Where the entry that decides says `trust_level = "untrusted"`, Codex drops the project files. Without an entry they are sent. The project\'s `.codex/config.toml` is stricter: it is read only when the project is trusted, by a look-up of its own.',
      "The entry of the start directory counts first, then the one of the git root; for a linked worktree that is the main checkout. Trust the project if you trust what its files say.",
    ],
    in113: [
      "Trust makes no difference to instruction files: those of an untrusted project are sent. This finding does not come up.",
    ],
  },
  "home-is-root": {
    name: "Global file sent twice",
    message: ({ path, wasted }, f) =>
      `${f.path(path)} is sent as the global file and once more as a project file: ${bytes(wasted)} twice.`,
    page: [
      "The global file comes from `CODEX_HOME`. When that directory also lies between the project root and the start directory, its AGENTS.md is a project file as well. Codex does not notice that the two are one, and the second copy counts towards the limit.",
      "Keep `CODEX_HOME` out of the repositories you work in, or start Codex elsewhere.",
    ],
  },
};
