/** Which directory Codex takes for the root of a git checkout. This is about trust; root markers are a matter of their own. */
import type { FileSystem } from "./files.ts";
import { ancestors, baseName, join, normalise, parentOf } from "./path.ts";
import { decodeStrict, trim } from "./utf8.ts";

/**
 * The git root of `cwd`: the nearest directory at or above it whose `.git/HEAD` exists; an empty `.git` directory is
 * passed over. A `.git` file ends the walk: it gives the MAIN checkout of a linked worktree, and nothing (null) for a
 * submodule or whatever else it says.
 */
export function findGitRoot(files: FileSystem, cwd: string): string | null {
  for (const path of ancestors(cwd)) {
    const dotGit = join(path, ".git");
    const found = files.locate(dotGit);
    if (found.kind === "file") return pointedRoot(files, path, dotGit);
    if (found.kind === "directory" && files.exists(join(dotGit, "HEAD"))) return path;
  }
  return null;
}

function readLine(files: FileSystem, path: string): string | null {
  const read = files.read(path);
  if (read.kind === "failed") return null;
  const decoded = decodeStrict(read.bytes);
  return "text" in decoded ? trim(decoded.text) : null;
}

function resolved(files: FileSystem, base: string, path: string): string {
  const whole = normalise(join(base, path));
  return files.realPath(whole) ?? whole;
}

function pointedRoot(files: FileSystem, repository: string, dotGit: string): string | null {
  const pointer = readLine(files, dotGit);
  if (pointer === null || !pointer.startsWith("gitdir:")) return null;
  const target = trim(pointer.slice("gitdir:".length));
  const gitDirectory = target === "" ? "/" : resolved(files, repository, target);
  return baseName(parentOf(gitDirectory)) === "worktrees" ? mainCheckout(files, dotGit, gitDirectory) : null;
}

/** The main checkout of a linked worktree: git's own files must point both ways. */
function mainCheckout(files: FileSystem, dotGit: string, gitDirectory: string): string | null {
  const back = readLine(files, join(gitDirectory, "gitdir"));
  const common = readLine(files, join(gitDirectory, "commondir"));
  if (back === null || common === null) return null;
  if (resolved(files, gitDirectory, back) !== (files.realPath(dotGit) ?? dotGit)) return null;
  const commonDirectory = resolved(files, gitDirectory, common);
  if (commonDirectory !== parentOf(parentOf(gitDirectory)) || baseName(commonDirectory) !== ".git") return null;
  return parentOf(commonDirectory);
}
