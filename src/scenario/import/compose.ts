/** What was brought, and what the person said about it, as a scenario. */
import { type FileNode, isBelow, isWindowsPath, joinPath } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../document.ts";
import type { Gathered } from "./gather.ts";
import { homeFor } from "./place.ts";

export interface Answers {
  /** Absolute path in normal form. */
  readonly location: string;
  /** The folder is a git repository although no `.git` came along. */
  readonly isGit: boolean;
}

const HEAD = "ref: refs/heads/main\n";

type Files = { [path: string]: FileNode };

/** A new scenario: Codex starts in the folder. `home`: a CODEX_HOME that was brought too. */
export function composeRepository(repository: Gathered, home: Gathered | null, answers: Answers): ScenarioDocument {
  const { location } = answers;
  const machineHome = homeFor(location);
  const codexHome = joinPath(machineHome, ".codex");
  const files: Files = {};
  // The folder itself: it is there even when it is empty.
  if (repository.files.size === 0) files[location] = { dir: true };
  put(files, location, repository.files);
  if (answers.isGit && !repository.has(".git/HEAD")) {
    delete files[joinPath(location, ".git")];
    files[joinPath(location, ".git/HEAD")] = HEAD;
  }
  if (home !== null) replaceBelow(files, codexHome, home.files);
  return {
    format: 1,
    title: repository.name.slice(0, 200),
    ...machineOf(machineHome),
    files,
    launch: { cwd: location },
  };
}

/** What is not said by default. */
function machineOf(home: string): Pick<ScenarioDocument, "machine"> {
  if (isWindowsPath(home)) return { machine: { os: "windows", home, shell: "powershell" } };
  return home === "/home/dev" ? {} : { machine: { home } };
}

/** A CODEX_HOME alone takes the place of the one in the open scenario. */
export function composeHome(document: ScenarioDocument, home: Gathered): ScenarioDocument {
  const files: Files = { ...document.files };
  replaceBelow(files, normaliseScenario(document).machine.codexHome, home.files);
  return { ...document, files };
}

function replaceBelow(files: Files, directory: string, brought: ReadonlyMap<string, FileNode>): void {
  for (const path of Object.keys(files)) {
    if (path === directory || isBelow(path, directory)) delete files[path];
  }
  put(files, directory, brought);
}

function put(files: Files, directory: string, brought: ReadonlyMap<string, FileNode>): void {
  for (const [path, node] of brought) files[joinPath(directory, path)] = node;
}
