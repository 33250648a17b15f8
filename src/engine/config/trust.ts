/** Trust: the entry of `[projects]` that decides for a directory. */
import type { FileSystem } from "../machine/files.ts";
import { findGitRoot } from "../machine/git.ts";
import { ancestors, join } from "../machine/path.ts";
import type { TrustLevel } from "../scenario.ts";
import { lookUp } from "./merge.ts";
import { type Layer, overridesTable, type StringValue, type TableValue } from "./toml.ts";

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

/** Trust for AGENTS.md and the defaults: the entry for cwd, else the one for the git root. */
export function sessionTrust(files: FileSystem, config: TableValue, cwd: string): TrustEntry | null {
  const own = trustEntry(files, config, cwd);
  if (own !== null) return own;
  const root = findGitRoot(files, cwd);
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
  const gitRoot = findGitRoot(files, cwd);
  for (const candidate of [directory, projectRoot, ...(gitRoot === null ? [] : [gitRoot])]) {
    const entry = trustEntry(files, config, candidate);
    if (entry !== null) return entry;
  }
  return null;
}

/**
 * The directory whose trust Codex writes down when it starts with an explicit sandbox and nobody said the level: the git
 * root, else cwd, by real path. Null when nothing is written: below an empty `.git` directory, or when the real path of
 * a cwd outside of git lies inside.
 */
export function persistedTrustKey(files: FileSystem, cwd: string): string | null {
  const root = findGitRoot(files, cwd);
  if (root !== null) return files.realPath(root) ?? root;
  const real = files.realPath(cwd) ?? cwd;
  return findGitRoot(files, real) !== null || isBelowEmptyGit(files, cwd) ? null : real;
}

/** Is the nearest `.git` a directory? Without a git root it is one that holds no HEAD. */
function isBelowEmptyGit(files: FileSystem, cwd: string): boolean {
  const nearest = ancestors(cwd).find((path) => files.exists(join(path, ".git")));
  return nearest !== undefined && files.locate(join(nearest, ".git")).kind === "directory";
}

/** The entry that Codex writes into the user's config. */
export function trustedEntry(directory: string, layer: Layer): TableValue {
  const pairs = { projects: { [directory]: { trust_level: "trusted" } } };
  return overridesTable(pairs, layer);
}
