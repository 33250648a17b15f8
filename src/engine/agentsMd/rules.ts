/** How a release finds and reads instruction files. */
import type { FileSystem } from "../machine/files.ts";
import type { Spans } from "../provenance.ts";
import type { StartedThread } from "../thread/start.ts";
import type { RootMatch } from "./discover.ts";
import type { GlobalCandidate, GlobalDoc, ProjectDocs } from "./read.ts";

/** The directories that are searched, root first, or the current one alone when there is no root. */
export interface SearchPath {
  readonly root: RootMatch | null;
  readonly directories: readonly string[];
}

export interface AgentsMdRules {
  /** Where project files are looked for when Codex runs in `cwd`. */
  readonly searchPath: (files: FileSystem, cwd: string, markers: readonly string[]) => SearchPath;
  /** A fallback name as it is tried; null when it is refused. */
  readonly acceptFallbackName: (name: string) => string | null;
  /** Those of the accepted names that are tried in a directory. */
  readonly namesIn: (directory: string, names: readonly string[]) => readonly string[];
  /** Is it the file that its directory contributes, in the order of the names? Existence decides, not content. */
  readonly isCandidate: (files: FileSystem, path: string) => boolean;
  /** The files of the search path, within `limit` raw bytes together. */
  readonly readProjectDocs: (
    files: FileSystem,
    directories: readonly string[],
    names: readonly string[],
    limit: number,
  ) => ProjectDocs;
  /** The global candidates of CODEX_HOME in order, up to the one that is sent. */
  readonly readGlobalDoc: (
    files: FileSystem,
    codexHome: string,
  ) => { readonly doc: GlobalDoc | null; readonly candidates: readonly GlobalCandidate[] };
  /** What Codex itself adds behind the files of the person. */
  readonly sections: (start: StartedThread) => readonly Spans[];
  /** The heading names the directory although no project file contributes. */
  readonly alwaysNamesDirectory: boolean;
  /** It says so when a global file cannot be read. */
  readonly warnsOfGlobal: boolean;
  /** An untrusted project's files are not sent. */
  readonly needsTrust: boolean;
  /** The global file is read before every request, project files when directory, permissions or trust change; else both once. */
  readonly readsAgain: boolean;
}
