/** POSIX paths as plain strings, the way Rust's `std::path` treats them. */

/** The directory that holds `path`; the root is its own parent. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash <= 0 ? "/" : path.slice(0, slash);
}

/** The last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Joins a relative path to a directory; an absolute one replaces it (`Path::join`). Nothing is normalised. */
export function join(directory: string, path: string): string {
  if (path.startsWith("/")) return path;
  return directory === "/" ? `/${path}` : `${directory}/${path}`;
}

/** Resolves `.`, `..`, doubled and trailing slashes of an absolute path by its text alone: symlinks are not followed. */
export function normalise(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "" || name === ".") continue;
    if (name === "..") names.pop();
    else names.push(name);
  }
  return `/${names.join("/")}`;
}

/** Absolute, without `.`, `..`, doubled or trailing slashes, and without NUL. */
export function isNormal(path: string): boolean {
  return path.startsWith("/") && !path.includes("\0") && normalise(path) === path;
}

/** The path itself and all its ancestors, nearest first, the root last. */
export function ancestors(path: string): string[] {
  const found = [path];
  let here = path;
  while (here !== "/") {
    here = parentOf(here);
    found.push(here);
  }
  return found;
}

/** True when `path` lies below `directory` (not when they are equal). */
export function isBelow(path: string, directory: string): boolean {
  return directory === "/" ? path !== "/" : path.startsWith(`${directory}/`);
}

/** Directories from `root` down to `leaf`, both included. `leaf` must be `root` or lie below it. */
export function chain(root: string, leaf: string): string[] {
  const found = ancestors(leaf);
  return found.slice(0, found.indexOf(root) + 1).reverse();
}
