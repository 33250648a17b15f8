/** Where the migration looks for CLAUDE.md, and where it would write. */
import type { FileSystem } from "../machine/files.ts";
import { ancestors, join, parentOf } from "../machine/path.ts";

/** One place that is migrated: the person's home, or a repository. */
export interface MigrationScope {
  /** Looked at in this order; the first that holds text is taken. */
  readonly sources: readonly string[];
  readonly target: string;
  /** Settings of the other program. */
  readonly settings: string;
  /** The root of the repository; null: the home. */
  readonly cwd: string | null;
}

export function homeScope(home: string, codexHome: string): MigrationScope {
  return {
    sources: [join(home, ".claude/CLAUDE.md")],
    target: join(codexHome, "AGENTS.md"),
    settings: join(home, ".claude/settings.json"),
    cwd: null,
  };
}

/** Null: nothing is at `cwd`. Other spellings (claude.md, CLAUDE.local.md) and directories below the root do not count. */
export function repositoryScope(files: FileSystem, cwd: string): MigrationScope | null {
  const root = repositoryRoot(files, cwd);
  if (root === null) return null;
  return {
    sources: [join(root, "CLAUDE.md"), join(root, ".claude/CLAUDE.md")],
    target: join(root, "AGENTS.md"),
    settings: join(root, ".claude/settings.json"),
    cwd: root,
  };
}

/**
 * The nearest ancestor with `.git` (a directory or a file), the path itself where there is none. Of a file, its
 * directory is the start; null where nothing is at the path. Paths are taken as written: no link is resolved.
 */
export function repositoryRoot(files: FileSystem, cwd: string): string | null {
  const found = files.locate(cwd);
  if (found.kind === "failed") return null;
  const start = found.kind === "file" ? parentOf(cwd) : cwd;
  return ancestors(start).find((directory) => files.exists(join(directory, ".git"))) ?? start;
}
