/**
 * What may be done to the files of a scenario: create, move, delete. Pure functions over the `files` map; what is not
 * allowed comes back as a fault with its reason, nothing is overwritten without being asked for.
 */
import {
  ancestorsOf,
  byteLength,
  type FileNode,
  isAbsolutePath,
  isBelow,
  isNormalPath,
  isWindowsPath,
  joinPath,
  namesOf,
  normalisePath,
  parentOf,
  pathBelow,
  separatorOf,
  topOf,
} from "../engine/index.ts";
import { LIMITS } from "./limits.ts";

export type Files = { readonly [path: string]: FileNode };

export type FileFault =
  | { readonly id: "path.empty" }
  /** Not absolute, or with `.`, `..`, doubled or trailing slashes: `suggestion` is the normal form, if there is one. */
  | { readonly id: "path.form"; readonly path: string; readonly suggestion: string | null }
  | { readonly id: "path.root" }
  | { readonly id: "path.missing"; readonly path: string }
  /** Something is at that path; `overwritable` when both are files, so that the person can be asked. */
  | { readonly id: "path.taken"; readonly path: string; readonly overwritable: boolean }
  /** A part of the path is a file. */
  | { readonly id: "path.fileAsParent"; readonly file: string; readonly path: string }
  /** A directory would be moved into itself. */
  | { readonly id: "path.insideItself"; readonly path: string }
  | { readonly id: "path.tooLong"; readonly limit: number; readonly what: "name" | "path" }
  | { readonly id: "path.tooMany"; readonly limit: number };

export type FilesResult =
  | {
      readonly ok: true;
      readonly files: Files;
      /** A path in the same directory that differs in case only: some file systems keep one of the two. */
      readonly caseTwin: string | null;
    }
  | { readonly ok: false; readonly fault: FileFault };

export interface WriteOptions {
  readonly overwrite?: boolean;
}

/** The absolute normal form of what a person typed, relative names against a directory. */
export function pathFromInput(input: string, directory: string): string {
  const trimmed = input.trim();
  if (trimmed === "") return "";
  return normalisePath(isWindowsPath(trimmed) ? trimmed : joinPath(directory, trimmed));
}

/** What stands at a path: a listed node, a directory that exists because something is below it, or nothing. */
export function kindAt(files: Files, path: string): "file" | "directory" | "nothing" {
  const node = own(files, path);
  if (node !== undefined) return isDirectoryNode(node) ? "directory" : "file";
  if (path === topOf(path)) return "directory";
  for (const other in files) if (isBelow(other, path)) return "directory";
  return "nothing";
}

/** True for `{ dir: true }`. */
export function isDirectoryNode(node: FileNode): boolean {
  return typeof node === "object" && "dir" in node;
}

/** Why nothing can be written at this path; null when something can. */
export function pathFault(files: Files, path: string): FileFault | null {
  if (path === "") return { id: "path.empty" };
  if (!isNormalPath(path)) {
    const suggestion = isAbsolutePath(path) && !path.includes("\0") ? normalisePath(path) : null;
    return { id: "path.form", path, suggestion };
  }
  if (path === topOf(path)) return { id: "path.root" };
  if (byteLength(path) > LIMITS.pathBytes) return { id: "path.tooLong", limit: LIMITS.pathBytes, what: "path" };
  if (namesOf(path).some((name) => byteLength(name) > LIMITS.nameBytes)) {
    return { id: "path.tooLong", limit: LIMITS.nameBytes, what: "name" };
  }
  for (const parent of ancestorsOf(path).slice(1)) {
    const node = own(files, parent);
    if (node !== undefined && !isDirectoryNode(node)) return { id: "path.fileAsParent", file: parent, path };
  }
  return null;
}

/** Adds a node. Parents come into being by themselves. */
export function createNode(files: Files, path: string, node: FileNode, options: WriteOptions = {}): FilesResult {
  const fault = pathFault(files, path);
  if (fault !== null) return { ok: false, fault };
  const there = kindAt(files, path);
  if (there !== "nothing") {
    const overwritable = there === "file" && !isDirectoryNode(node);
    if (!overwritable || options.overwrite !== true) {
      return { ok: false, fault: { id: "path.taken", path, overwritable } };
    }
  } else if (Object.keys(files).length >= LIMITS.files) {
    return { ok: false, fault: { id: "path.tooMany", limit: LIMITS.files } };
  }
  return { ok: true, files: { ...files, [path]: node }, caseTwin: caseTwin(files, path) };
}

/** Moves a file, or a directory with all that is below it. The directory it leaves stays, even when it is empty then. */
export function movePath(files: Files, from: string, to: string, options: WriteOptions = {}): FilesResult {
  const kind = kindAt(files, from);
  if (kind === "nothing") return { ok: false, fault: { id: "path.missing", path: from } };
  if (from === topOf(from)) return { ok: false, fault: { id: "path.root" } };
  if (from === to) return { ok: true, files, caseTwin: null };
  if (isBelow(to, from) && kind === "directory") return { ok: false, fault: { id: "path.insideItself", path: from } };
  const rest: { [path: string]: FileNode } = {};
  const moved: [string, FileNode][] = [];
  for (const [path, node] of Object.entries(files)) {
    if (path === from) moved.push([to, node]);
    else if (isBelow(path, from))
      moved.push([joinPath(to, pathBelow(path, from).replaceAll(separatorOf(from), separatorOf(to))), node]);
    else rest[path] = node;
  }
  for (const [path] of moved) {
    const fault = pathFault(rest, path);
    if (fault !== null) return { ok: false, fault };
  }
  const there = kindAt(rest, to);
  if (there !== "nothing") {
    const overwritable = there === "file" && kind === "file";
    if (!overwritable || options.overwrite !== true) {
      return { ok: false, fault: { id: "path.taken", path: to, overwritable } };
    }
  }
  const twin = caseTwin(rest, to);
  const result = keepDirectory({ ...rest, ...Object.fromEntries(moved) }, parentOf(from));
  return { ok: true, files: result, caseTwin: twin };
}

/** Deletes a file, or a directory with all that is below it. The directory it leaves stays. */
export function deletePath(files: Files, path: string): FilesResult {
  if (path === topOf(path)) return { ok: false, fault: { id: "path.root" } };
  if (kindAt(files, path) === "nothing") return { ok: false, fault: { id: "path.missing", path } };
  const rest = Object.fromEntries(Object.entries(files).filter(([other]) => other !== path && !isBelow(other, path)));
  return { ok: true, files: keepDirectory(rest, parentOf(path)), caseTwin: null };
}

/** A path in the same directory that differs in case only. */
export function caseTwin(files: Files, path: string): string | null {
  const folded = path.toLowerCase();
  const parent = parentOf(path);
  for (const other in files) {
    if (other.length === path.length && other !== path && other.toLowerCase() === folded) {
      if (parentOf(other) === parent) return other;
    }
  }
  return null;
}

/** A directory whose last entry went away is still there, as on a disk. */
function keepDirectory(files: Files, directory: string): Files {
  return kindAt(files, directory) === "nothing" ? { ...files, [directory]: { dir: true } } : files;
}

/** A name like `constructor` is a file name too: only own keys count. */
function own(files: Files, path: string): FileNode | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}
