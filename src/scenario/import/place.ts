/** Where a brought folder stands on the machine: a browser does not see that. */
import {
  ancestorsOf,
  baseName,
  byteLength,
  isAbsolutePath,
  isNormalPath,
  isWindowsPath,
  joinPath,
  namesOf,
  pathBelow,
  separatorOf,
  topOf,
} from "../../engine/index.ts";
import { LIMITS } from "../limits.ts";
import type { ConfigFacts } from "./references.ts";

export interface LocationGuess {
  readonly location: string;
  /** The key of `[projects]` from which it was guessed; null: nothing was known. */
  readonly from: string | null;
}

const DEFAULT_PARENT = "/home/dev";
const WINDOWS_HOME = "C:\\Users\\dev";

/**
 * The best end match of a key of `[projects]` with the folder or a directory in it; the longer the match the better, and
 * the folder itself before what is in it. `directories`: below the folder.
 */
export function guessLocation(
  name: string,
  directories: ReadonlySet<string>,
  projects: readonly string[],
): LocationGuess {
  let best: { location: string; from: string; rank: number } | null = null;
  for (const key of projects) {
    if (!isLocation(key)) continue;
    for (const above of ancestorsOf(key)) {
      if (baseName(above) !== name) continue;
      const below = above === key ? "" : pathBelow(key, above).replaceAll(separatorOf(key), "/");
      if (below !== "" && !directories.has(below)) continue;
      const rank = below === "" ? 1_000 : below.split("/").length;
      if (best === null || rank > best.rank) best = { location: above, from: key, rank };
    }
  }
  return best === null
    ? { location: joinPath(DEFAULT_PARENT, safeName(name)), from: null }
    : { location: best.location, from: best.from };
}

/** A name that can stand in a path. */
function safeName(name: string): string {
  const plain = name.replaceAll("/", "").replaceAll("\0", "");
  return plain === "" || plain === "." || plain === ".." || !plain.isWellFormed() ? "folder" : plain;
}

/** The home directory that a place speaks of: of `/home/NAME/…`, `/Users/NAME/…`, `/root/…` and `C:\Users\NAME\…`. */
export function homeFor(location: string): string {
  if (isWindowsPath(location)) return /^C:\\Users\\[^\\]+/.exec(location)?.[0] ?? WINDOWS_HOME;
  const [, found] = /^(\/(?:home|Users)\/[^/]+)(?:\/|$)/.exec(location) ?? [];
  if (found !== undefined) return found;
  return location === "/root" || location.startsWith("/root/") ? "/root" : DEFAULT_PARENT;
}

/** Keys of `[projects]` that speak of a folder of this name elsewhere, where none speaks of the place itself. */
export function mismatch(location: string, facts: ConfigFacts | null): readonly string[] {
  if (facts === null || facts.projects.includes(location)) return [];
  const name = baseName(location);
  return facts.projects.filter((key) => isAbsolutePath(key) && namesOf(key).includes(name));
}

/** Whether a folder can be there: an absolute path in its normal form, with room for what is in the folder. */
export function isLocation(location: string): boolean {
  if (!isNormalPath(location) || location === topOf(location) || !location.isWellFormed()) return false;
  if (byteLength(location) > LIMITS.pathBytes / 4) return false;
  return namesOf(location).every((name) => byteLength(name) <= LIMITS.nameBytes);
}

/** Whether a folder without `.git` is likely to be a checkout all the same. */
export function looksLikeGit(has: (path: string) => boolean): boolean {
  return [".gitignore", ".github", ".gitattributes", ".gitmodules", ".gitlab-ci.yml"].some(has);
}

/** `.git` came along: as a directory with a HEAD, or as the file of a worktree. */
export function hasGit(has: (path: string) => boolean, isFile: (path: string) => boolean): boolean {
  return has(".git/HEAD") || isFile(".git");
}
