/** The project files for the directory of a session. */
import type { RootMatch } from "../agentsMd/discover.ts";
import type { ProjectDocs } from "../agentsMd/read.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Session } from "./session.ts";

/** What decides which files are looked for. */
export interface DocSearch {
  readonly markers: readonly string[];
  readonly names: readonly string[];
  /** Raw bytes for all of them. */
  readonly limit: number;
}

export interface FoundDocs {
  readonly root: RootMatch | null;
  readonly directories: readonly string[];
  readonly docs: ProjectDocs;
  /** The files as they look through the permission profile; the same ones where it lets Codex read all. */
  readonly seen: FileSystem;
}

export function findDocs(files: FileSystem, session: Session, { markers, names, limit }: DocSearch): FoundDocs {
  const { agentsMd } = session.release;
  const seen = session.corners?.profile?.seen(files, session) ?? files;
  const { root, directories } = agentsMd.searchPath(seen, session.cwd.value, markers);
  return { root, directories, docs: agentsMd.readProjectDocs(seen, directories, names, limit), seen };
}
