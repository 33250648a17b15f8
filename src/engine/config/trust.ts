/** Trust: the entry of `[projects]` that decides for a directory. */

import type { RootMatch } from "../agentsMd/discover.ts";
import type { FileSystem } from "../machine/files.ts";
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

/** The entry of exactly this directory: by its real path, where the release looks for that, else as it is written. */
export function trustEntry(
  files: FileSystem,
  config: TableValue,
  directory: string,
  byRealPath = true,
): TrustEntry | null {
  const real = byRealPath ? files.realPath(directory) : null;
  for (const key of new Set([real ?? directory, directory])) {
    const value = lookUp(config, ["projects", key, "trust_level"]);
    if (value?.kind === "string" && (value.value === "trusted" || value.value === "untrusted")) {
      return { directory: key, level: value.value, value };
    }
  }
  return null;
}

/** Trust for AGENTS.md and the defaults: the entry for cwd, else the one for the git root. */
export function sessionTrust(
  files: FileSystem,
  config: TableValue,
  cwd: string,
  gitRoot: string | null,
  byRealPath: boolean,
): TrustEntry | null {
  const at = (directory: string): TrustEntry | null => trustEntry(files, config, directory, byRealPath);
  return at(cwd) ?? (gitRoot === null ? null : at(gitRoot));
}

/**
 * Trust for one project layer `D/.codex/config.toml`: the entry for D, else for the project root (custom markers and
 * a worktree's own root included), else for the git root.
 */
export function layerTrust(
  directory: string,
  projectRoot: string,
  gitRoot: string | null,
  entryOf: (directory: string) => TrustEntry | null,
): TrustEntry | null {
  for (const candidate of [directory, projectRoot, ...(gitRoot === null ? [] : [gitRoot])]) {
    const entry = entryOf(candidate);
    if (entry !== null) return entry;
  }
  return null;
}

/**
 * The root down from which project layers are looked for. Unlike the root for AGENTS.md, a `.git` directory counts only
 * when it holds a HEAD.
 */
export function layerRoot(files: FileSystem, cwd: string, markers: readonly string[]): RootMatch | null {
  for (const path of ancestors(cwd)) {
    for (const marker of markers) {
      const found = files.locate(join(path, marker));
      const isEmptyGit = marker === ".git" && found.kind === "directory" && !files.exists(join(path, ".git/HEAD"));
      if (found.kind !== "failed" && !isEmptyGit) return { path, marker };
    }
  }
  return null;
}

/**
 * The directory whose trust Codex writes down when it starts with an explicit sandbox and nobody said the level: the git
 * root, else cwd, by real path. `root`: the git root. Null for a plain directory, without a git root, a marker above or a `.codex` of its own.
 */
export function persistedTrustKey(
  files: FileSystem,
  cwd: string,
  markers: readonly string[],
  codexHome: string,
  root: string | null,
): string | null {
  const own = join(cwd, ".codex");
  const hasOwn = own !== codexHome && files.locate(own).kind === "directory";
  if (root === null && !hasOwn && layerRoot(files, cwd, markers) === null) return null;
  return files.realPath(root ?? cwd) ?? root ?? cwd;
}

/** An entry that Codex itself has written into the user's config. */
export interface WrittenTrust {
  readonly directory: string;
  readonly level: TrustLevel;
}

/** The written entries as a table; a later one for the same directory wins. */
export function writtenTrustTable(written: readonly WrittenTrust[], layer: Layer): TableValue {
  const projects = Object.fromEntries(written.map(({ directory, level }) => [directory, { trust_level: level }]));
  return overridesTable({ projects }, layer);
}
