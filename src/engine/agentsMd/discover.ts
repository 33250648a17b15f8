/** Which directories are searched for project instructions, and which file each of them contributes. */
import type { FileSystem } from "../machine/files.ts";
import { ancestors, chain, join, normalise, separatorOf } from "../machine/path.ts";
import { trim } from "../machine/utf8.ts";

/** Names tried in every directory before the fallback names. */
export const CANDIDATE_NAMES = ["AGENTS.override.md", "AGENTS.md"] as const;

export interface RootMatch {
  readonly path: string;
  readonly marker: string;
}

/**
 * The nearest ancestor of `cwd`, itself included, in which any marker exists. A marker is joined to the ancestor as it
 * is written (so `x/MARK`, `..` and absolute paths work) and exists when metadata can be read through symlinks.
 * Ancestors are those of the text of `cwd`. Null when none holds a marker or the list is empty.
 */
export function findProjectRoot(files: FileSystem, cwd: string, markers: readonly string[]): RootMatch | null {
  for (const path of ancestors(cwd)) {
    for (const marker of markers) {
      if (!isDriveRelative(path, marker) && files.exists(join(path, marker))) return { path, marker };
    }
  }
  return null;
}

/** `D:name` says no place on Windows: such a marker is passed over. Elsewhere it is a name like any other. */
function isDriveRelative(directory: string, marker: string): boolean {
  return separatorOf(directory) === "\\" && /^[A-Za-z]:(?![\\/])/.test(marker);
}

/** The directories that are searched: root down to cwd, or cwd alone when there is no root. */
export function searchedDirectories(root: RootMatch | null, cwd: string): string[] {
  return root === null ? [cwd] : chain(root.path, cwd);
}

/**
 * A fallback name as Codex takes it: trimmed, and only when it is a single normal path component. Null when refused.
 */
export function acceptFallbackName(name: string): string | null {
  const trimmed = trim(name);
  const refused = trimmed === "" || trimmed === "." || trimmed === ".." || /[/\0]/.test(trimmed);
  return refused ? null : trimmed;
}

/** Those of the names that are tried in this directory: on Windows none that has a backslash or a colon. */
export function namesIn(directory: string, names: readonly string[]): readonly string[] {
  return separatorOf(directory) === "/" ? names : names.filter((name) => !/[\\:]/.test(name));
}

/** The names tried in each directory, in order. `accept`: the release's own rule for a fallback name. */
export function candidateNames(fallbackNames: readonly string[], accept = acceptFallbackName): string[] {
  const accepted = fallbackNames.map(accept).filter((name) => name !== null);
  return [...new Set<string>([...CANDIDATE_NAMES, ...accepted])];
}

/** Where a candidate stands: a name that is a path may lead elsewhere. */
export function candidatePath(directory: string, name: string): string {
  const path = join(directory, name);
  return name.includes("/") ? normalise(path) : path;
}

export type Choice =
  | { readonly kind: "chosen"; readonly directory: string; readonly path: string }
  | { readonly kind: "none"; readonly directory: string }
  /** Metadata could not be read, and not because nothing is there. */
  | { readonly kind: "failed"; readonly directory: string; readonly path: string };

/**
 * The first candidate of a directory that is a regular file, symlinks followed. Existence decides, not content. What is
 * missing, a directory, or a dangling symlink is passed over; any other failure ends the search.
 */
export function chooseFile(files: FileSystem, directory: string, names: readonly string[]): Choice {
  for (const name of namesIn(directory, names)) {
    const path = join(directory, name);
    const found = files.locate(path);
    if (found.kind === "file") return { kind: "chosen", directory, path };
    if (found.kind === "failed" && found.failure !== "not-found") return { kind: "failed", directory, path };
  }
  return { kind: "none", directory };
}
