/**
 * Instruction files as 0.113.0 finds and reads them (`project_doc.rs`): the current directory is resolved first, a
 * symlink is taken whatever it points to, fallback names may be paths, and one failed look-up loses all project files.
 */
import { CANDIDATE_NAMES, type Choice, candidatePath } from "../../agentsMd/discover.ts";
import { readGlobalDoc, readProjectDocs } from "../../agentsMd/read.ts";
import type { AgentsMdRules, SearchPath } from "../../agentsMd/rules.ts";
import type { FileSystem } from "../../machine/files.ts";
import { ancestors, chain, join } from "../../machine/path.ts";
import { trim } from "../../machine/utf8.ts";

/** A marker whose look-up fails, but not because nothing is there, loses all project files. */
function searchPath(files: FileSystem, cwd: string, markers: readonly string[]): SearchPath {
  const real = files.realPath(cwd) ?? cwd;
  for (const path of ancestors(real)) {
    for (const marker of markers) {
      const found = files.locate(join(path, marker));
      if (found.kind !== "failed") return { root: { path, marker }, directories: chain(path, real) };
      if (found.failure !== "not-found") return { root: null, directories: [] };
    }
  }
  return { root: null, directories: [real] };
}

/** Trimmed; any path will do. */
function acceptFallbackName(name: string): string | null {
  return trim(name) || null;
}

/** A regular file or a symlink, whatever that points to. */
function isCandidate(files: FileSystem, path: string): boolean {
  return files.locateLink(path).kind === "file";
}

/** The first name that exists decides, a dangling symlink too: it hides the others; a failed look-up other than "not found" ends the search. */
function chooseEntry(files: FileSystem, directory: string, names: readonly string[]): Choice {
  for (const name of names) {
    const path = candidatePath(directory, name);
    if (name.includes("\0")) return { kind: "failed", directory, path };
    const found = files.locateLink(path);
    if (found.kind === "file") return { kind: "chosen", directory, path };
    if (found.kind === "failed" && found.failure !== "not-found") return { kind: "failed", directory, path };
  }
  return { kind: "none", directory };
}

/** All but what the release adds to the files of the person. */
export const DISCOVERY: Omit<AgentsMdRules, "sections"> = {
  searchPath,
  acceptFallbackName,
  namesIn: (_, names) => names,
  isCandidate,
  readProjectDocs: (files, directories, names, limit) => readProjectDocs(files, directories, names, limit, chooseEntry),
  readGlobalDoc: (files, codexHome) => readGlobalDoc(files, codexHome, CANDIDATE_NAMES, "strict"),
  alwaysNamesDirectory: true,
  warnsOfGlobal: false,
  needsTrust: false,
  readsAgain: false,
};
