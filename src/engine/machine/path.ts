/**
 * Absolute paths as plain strings, the way Rust's `std::path` treats them: those of POSIX begin with a slash, all others
 * are Windows paths in the spelling of `canonicalPath`.
 */
import { canonicalPath, isWindowsPath, joinWindows, windowsRoot } from "./windowsPath.ts";

/** What stands between the names of a path. */
export function separatorOf(path: string): "/" | "\\" {
  return isWindowsPath(path) ? "\\" : "/";
}

/** The top of the tree that a path belongs to: `/`, a drive, or a share. */
export function topOf(path: string): string {
  return isWindowsPath(path) ? windowsRoot(path) : "/";
}

/** The names between the separators below the top, as they are written: one may be empty, `.` or `..`. */
export function namesOf(path: string): string[] {
  return path.slice(topOf(path).length).split(separatorOf(path));
}

/** The directory that holds `path`; the top is its own parent. */
export function parentOf(path: string): string {
  if (!isWindowsPath(path)) {
    const slash = path.lastIndexOf("/");
    return slash <= 0 ? "/" : path.slice(0, slash);
  }
  const top = windowsRoot(path);
  const slash = path.replace(/\\$/, "").lastIndexOf("\\");
  return slash < top.length ? top : path.slice(0, slash);
}

/** The last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf(separatorOf(path)) + 1);
}

/** Joins a relative path to a directory; an absolute one replaces it (`Path::join`). Nothing is resolved. */
export function join(directory: string, path: string): string {
  if (isWindowsPath(directory)) return joinWindows(directory, path);
  if (path.startsWith("/")) return path;
  return directory === "/" ? `/${path}` : `${directory}/${path}`;
}

/** Resolves `.`, `..`, doubled and trailing slashes of an absolute path by its text alone: symlinks are not followed. */
export function normalise(path: string): string {
  if (isWindowsPath(path)) return canonicalPath(path).replace(/(?<!:)\\$/, "");
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "" || name === ".") continue;
    if (name === "..") names.pop();
    else names.push(name);
  }
  return `/${names.join("/")}`;
}

/** Begins at the top of a tree. A POSIX machine takes a Windows path for a name; it is said to be absolute here. */
export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || isWindowsPath(path);
}

/** Absolute, without `.`, `..`, doubled or trailing slashes, and without NUL; a Windows path in its one spelling. */
export function isNormal(path: string): boolean {
  return isAbsolute(path) && !path.includes("\0") && normalise(path) === path;
}

/** The path itself and all its ancestors, nearest first, the top last. */
export function ancestors(path: string): string[] {
  const found = [path];
  for (let here = path, above = parentOf(here); above !== here; above = parentOf(here)) {
    found.push(above);
    here = above;
  }
  return found;
}

/** True when `path` lies below `directory` (not when they are equal). */
export function isBelow(path: string, directory: string): boolean {
  const separator = separatorOf(directory);
  return directory.endsWith(separator)
    ? path !== directory && path.startsWith(directory)
    : path.startsWith(directory + separator);
}

/** What of a path stands below a directory that it lies below. */
export function below(path: string, directory: string): string {
  return path.slice(directory.length + (directory.endsWith(separatorOf(directory)) ? 0 : 1));
}

/** Directories from `root` down to `leaf`, both included. `leaf` must be `root` or lie below it. */
export function chain(root: string, leaf: string): string[] {
  const found = ancestors(leaf);
  return found.slice(0, found.indexOf(root) + 1).reverse();
}
