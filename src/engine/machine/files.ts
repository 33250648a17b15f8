/** The virtual computer's file system: files with raw bytes, directories, symlinks. Read-only: an edit makes a new one. */
import type { FileNode } from "../scenario.ts";
import { decodeBase64 } from "./base64.ts";
import { ancestors, baseName, isBelow, join, namesOf, normalise, parentOf, topOf } from "./path.ts";
import { encodeUtf8 } from "./utf8.ts";

/** Linux gives up (ELOOP) on the 41st symlink of one look-up. */
const MAX_LINKS = 40;
/** Linux refuses longer names (ENAMETOOLONG). Bytes. */
const MAX_NAME_BYTES = 255;

/** Directories that every computer has. */
const STANDARD_DIRECTORIES = ["/", "/bin", "/dev", "/etc", "/lib", "/lib64", "/proc", "/run", "/sbin", "/tmp", "/usr"];

/** `not-found` is the one failure that Codex takes for "no such file"; every other one is an I/O error. */
export type Failure = "not-found" | "not-a-directory" | "link-loop" | "name-too-long";

export type Located =
  | { readonly kind: "file"; readonly realPath: string; readonly node: FileNode }
  | { readonly kind: "directory"; readonly realPath: string }
  | { readonly kind: "failed"; readonly failure: Failure };

export type ReadResult =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array; readonly realPath: string }
  | { readonly kind: "failed"; readonly failure: Failure | "is-a-directory" | "permission-denied" };

export class FileSystem {
  /** Paths of regular files and symlinks, as stored. */
  readonly #nodes: ReadonlyMap<string, FileNode>;
  readonly #directories: ReadonlySet<string>;
  readonly #hasLinks: boolean;

  private constructor(nodes: ReadonlyMap<string, FileNode>, directories: ReadonlySet<string>, hasLinks: boolean) {
    this.#nodes = nodes;
    this.#directories = directories;
    this.#hasLinks = hasLinks;
  }

  /**
   * Lays out the listed nodes. Parents exist by themselves; a listed parent that is a symlink is followed. `extra` are
   * directories that exist besides.
   */
  static of(files: { readonly [path: string]: FileNode }, extra: readonly string[] = []): FileSystem {
    const nodes = new Map<string, FileNode>();
    const directories = new Set(STANDARD_DIRECTORIES);
    let hasLinks = false;
    const addDirectory = (path: string): void => {
      for (let here = path; !directories.has(here); here = parentOf(here)) directories.add(here);
    };
    for (const path in files) {
      const node = files[path] as FileNode;
      const place = hasLinks ? placeOf(new FileSystem(nodes, directories, true), path) : path;
      if (typeof node === "object" && "dir" in node) {
        addDirectory(place);
        continue;
      }
      addDirectory(parentOf(place));
      nodes.set(place, node);
      if (typeof node === "object" && "symlink" in node) hasLinks = true;
    }
    const laidOut = new FileSystem(nodes, directories, hasLinks);
    for (const path of extra) addDirectory(hasLinks ? placeOf(laidOut, path, true) : path);
    return laidOut;
  }

  /**
   * The same files with this node at the path. What stood there is replaced, a symlink too; symlinks in the parents are
   * followed, missing parents made.
   */
  write(path: string, node: FileNode): FileSystem {
    const place = this.#hasLinks ? placeOf(this, path) : path;
    const isDirectory = typeof node === "object" && "dir" in node;
    if (isDirectory && this.#directories.has(place)) return this;
    const cleared = this.#without(place);
    const directories = new Set(cleared.#directories);
    for (let here = isDirectory ? place : parentOf(place); !directories.has(here); here = parentOf(here)) {
      directories.add(here);
    }
    if (isDirectory) return new FileSystem(cleared.#nodes, directories, cleared.#hasLinks);
    const nodes = new Map(cleared.#nodes).set(place, node);
    const isLink = typeof node === "object" && "symlink" in node;
    return new FileSystem(nodes, directories, cleared.#hasLinks || isLink);
  }

  /** Without the node at the path; a directory goes with all that it holds. Nothing there, nothing done. */
  remove(path: string): FileSystem {
    return this.#without(this.#hasLinks ? placeOf(this, path) : path);
  }

  /** With this directory, unless something is there. */
  makeDirectory(path: string): FileSystem {
    return this.exists(path) ? this : this.write(path, { dir: true });
  }

  #without(place: string): FileSystem {
    if (this.#nodes.has(place)) {
      const nodes = new Map(this.#nodes);
      nodes.delete(place);
      return new FileSystem(nodes, this.#directories, this.#hasLinks);
    }
    if (!this.#directories.has(place)) return this;
    const outside = (path: string): boolean => path !== place && !isBelow(path, place);
    const nodes = new Map([...this.#nodes].filter(([path]) => outside(path)));
    return new FileSystem(nodes, new Set([...this.#directories].filter(outside)), this.#hasLinks);
  }

  /** Every stored path of a regular file or symlink. */
  paths(): IterableIterator<string> {
    return this.#nodes.keys();
  }

  /** Every directory. */
  directories(): ReadonlySet<string> {
    return this.#directories;
  }

  /** The node at exactly this path, symlinks not followed; undefined for directories and for nothing. */
  node(path: string): FileNode | undefined {
    return this.#nodes.get(path);
  }

  /** `fs::metadata`: follows symlinks in every component. */
  locate(path: string): Located {
    return this.#resolve(path, true);
  }

  /** `fs::symlink_metadata`: follows symlinks in the parents only. */
  locateLink(path: string): Located {
    return this.#resolve(path, false);
  }

  /** True when `fs::metadata` succeeds. */
  exists(path: string): boolean {
    return this.locate(path).kind !== "failed";
  }

  /** `fs::canonicalize`; null when the path does not exist. */
  realPath(path: string): string | null {
    const found = this.locate(path);
    return found.kind === "failed" ? null : found.realPath;
  }

  /**
   * The path under which a writable directory is named: resolved, unless a symlink below the first level of the tree is
   * on the way; then it stays as it is. Names that are missing are kept.
   */
  displayPath(path: string): string {
    const linked = ancestors(path).some((here) => this.#isLink(here) && parentOf(here) !== topOf(here));
    return linked ? path : this.#resolveMissing(path);
  }

  #isLink(path: string): boolean {
    const found = this.locateLink(path);
    return found.kind === "file" && typeof found.node === "object" && "symlink" in found.node;
  }

  #resolveMissing(path: string): string {
    const real = this.realPath(path);
    if (real !== null || path === topOf(path) || this.#isLink(path)) return real ?? path;
    return join(this.#resolveMissing(parentOf(path)), baseName(path));
  }

  read(path: string): ReadResult {
    const found = this.locate(path);
    if (found.kind === "failed") return found;
    if (found.kind === "directory") return { kind: "failed", failure: "is-a-directory" };
    const bytes = bytesOfNode(found.node);
    return bytes === null
      ? { kind: "failed", failure: "permission-denied" }
      : { kind: "bytes", bytes, realPath: found.realPath };
  }

  #resolve(path: string, followLast: boolean): Located {
    if (!this.#hasLinks && !path.includes("/.") && !path.includes("//")) {
      const node = this.#nodes.get(path);
      if (node !== undefined) return { kind: "file", realPath: path, node };
      if (this.#directories.has(path)) return { kind: "directory", realPath: path };
    }
    return this.#walk(path, followLast);
  }

  /** Component by component, as the kernel does it. */
  #walk(path: string, followLast: boolean): Located {
    let links = 0;
    let here = topOf(path);
    const names = namesOf(path).reverse();
    while (names.length > 0) {
      const name = names.pop() as string;
      if (name === "" || name === ".") continue;
      if (name === "..") {
        here = parentOf(here);
        continue;
      }
      if (name.length * 3 > MAX_NAME_BYTES && encodeUtf8(name).length > MAX_NAME_BYTES) return failed("name-too-long");
      const next = join(here, name);
      // A trailing slash leaves an empty name behind: then the path asks for a directory.
      const isLast = names.length === 0;
      if (this.#directories.has(next)) {
        here = next;
        continue;
      }
      const node = this.#nodes.get(next);
      if (node === undefined) return failed("not-found");
      if (typeof node === "object" && "symlink" in node && (!isLast || followLast)) {
        links += 1;
        if (links > MAX_LINKS) return failed("link-loop");
        if (node.symlink === "") return failed("not-found");
        const target = join(here, node.symlink);
        here = topOf(target);
        names.push(...namesOf(target).reverse());
        continue;
      }
      if (!isLast) return failed("not-a-directory");
      return { kind: "file", realPath: next, node };
    }
    return { kind: "directory", realPath: here };
  }
}

function failed(failure: Failure): Located {
  return { kind: "failed", failure };
}

/**
 * Where a listed path really lies when one of its parents (or, with `leaf`, the path itself) is a symlink. A dangling
 * symlink gives the place it points to: what is laid out there makes it whole.
 */
function placeOf(fileSystem: FileSystem, path: string, leaf = false, links = 0): string {
  if (path === topOf(path)) return path;
  if (leaf) {
    const found = fileSystem.locate(path);
    if (found.kind !== "failed") return found.realPath;
  }
  const place = join(placeOf(fileSystem, parentOf(path), true, links), baseName(path));
  const node = leaf ? fileSystem.node(place) : undefined;
  if (typeof node !== "object" || !("symlink" in node) || links >= MAX_LINKS) return place;
  return placeOf(fileSystem, normalise(join(parentOf(place), node.symlink)), true, links + 1);
}

const encoded = new WeakMap<object, Uint8Array>();

/** Raw bytes of a regular file; null when its read fails. */
export function bytesOfNode(node: FileNode): Uint8Array | null {
  if (typeof node === "string") return encodeUtf8(node);
  if ("base64" in node) {
    let bytes = encoded.get(node);
    if (bytes === undefined) {
      bytes = decodeBase64(node.base64);
      encoded.set(node, bytes);
    }
    return bytes;
  }
  return null;
}
