/** Trust: the entry of `[projects]` that decides for a directory. */
import type { FileSystem } from "../machine/files.ts";
import { findGitRoot } from "../machine/git.ts";
import type { TrustLevel } from "../scenario.ts";
import { lookUp } from "./merge.ts";
import type { StringValue, TableValue } from "./toml.ts";

export interface TrustEntry {
  /** The key of `[projects]`. */
  readonly directory: string;
  readonly level: TrustLevel;
  readonly value: StringValue;
}

/** The entry of exactly this directory: by its real path, else by the path as it is written. */
export function trustEntry(files: FileSystem, config: TableValue, directory: string): TrustEntry | null {
  for (const key of new Set([files.realPath(directory) ?? directory, directory])) {
    const value = lookUp(config, ["projects", key, "trust_level"]);
    if (value?.kind === "string" && (value.value === "trusted" || value.value === "untrusted")) {
      return { directory: key, level: value.value, value };
    }
  }
  return null;
}

/** The git root that trust is looked up for. A submodule has none. */
export function trustRoot(files: FileSystem, cwd: string): string | null {
  const root = findGitRoot(files, cwd);
  return root === null || root.kind === "submodule" ? null : root.path;
}

/** Trust for AGENTS.md and the defaults: the entry for cwd, else the one for the git root. */
export function sessionTrust(files: FileSystem, config: TableValue, cwd: string): TrustEntry | null {
  const own = trustEntry(files, config, cwd);
  if (own !== null) return own;
  const root = trustRoot(files, cwd);
  return root === null ? null : trustEntry(files, config, root);
}

/**
 * Trust for one project layer `D/.codex/config.toml`: the entry for D, else for the project root (custom markers and
 * a worktree's own root included), else for the git root.
 */
export function layerTrust(
  files: FileSystem,
  config: TableValue,
  directory: string,
  projectRoot: string,
  cwd: string,
): TrustEntry | null {
  const gitRoot = trustRoot(files, cwd);
  for (const candidate of [directory, projectRoot, ...(gitRoot === null ? [] : [gitRoot])]) {
    const entry = trustEntry(files, config, candidate);
    if (entry !== null) return entry;
  }
  return null;
}

/**
 * The directory whose trust Codex writes down when it starts with an explicit sandbox and nobody said the level: the
 * git root (main checkout, submodule), or cwd outside of git, by real path. Null when nothing is written: below an
 * empty `.git` directory, or when the written cwd is outside of git while its real path is inside.
 */
export function persistedTrustKey(files: FileSystem, cwd: string): string | null {
  const root = findGitRoot(files, cwd);
  if (root !== null) return files.realPath(root.path) ?? root.path;
  const real = files.realPath(cwd) ?? cwd;
  if (findGitRoot(files, real) !== null || hasDotGit(files, cwd)) return null;
  return real;
}

function hasDotGit(files: FileSystem, cwd: string): boolean {
  for (let here = cwd; ; here = here.slice(0, here.lastIndexOf("/"))) {
    if (files.exists(`${here}/.git`)) return true;
    if (here === "" || here === "/") return false;
  }
}
