/** The SKILL.md files below a root. Mirrors the walk of `core-skills/src/loader`. */
import type { FileSystem } from "../machine/files.ts";
import { baseName, join, parentOf } from "../machine/path.ts";
import { compareBytes } from "../machine/utf8.ts";

/** Directories below a root that are looked through. */
export const MAX_DEPTH = 6;
export const SKILL_FILE = "SKILL.md";

export interface FoundFile {
  /** Below the real path of the root, as it was reached. */
  readonly path: string;
  readonly realPath: string;
}

const children = new WeakMap<FileSystem, ReadonlyMap<string, readonly string[]>>();

/** What lies in each directory, by name. */
function childrenOf(files: FileSystem): ReadonlyMap<string, readonly string[]> {
  let found = children.get(files);
  if (found === undefined) {
    const names = new Map<string, string[]>();
    for (const path of [...files.directories(), ...files.paths()]) {
      const parent = parentOf(path);
      if (path === parent) continue;
      const list = names.get(parent);
      if (list === undefined) names.set(parent, [baseName(path)]);
      else list.push(baseName(path));
    }
    for (const list of names.values()) list.sort(compareBytes);
    found = names;
    children.set(files, found);
  }
  return found;
}

/**
 * Breadth first, by name: regular files named exactly `SKILL.md`, in directories that do not begin with a dot. Linked
 * directories are followed, each real one once; a linked file is none.
 */
export function skillFilesBelow(files: FileSystem, root: string): FoundFile[] {
  const found: FoundFile[] = [];
  const names = childrenOf(files);
  const seen = new Set([root]);
  let level: readonly FoundFile[] = [{ path: root, realPath: root }];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const next: FoundFile[] = [];
    for (const { path, realPath } of level) {
      for (const name of names.get(realPath) ?? []) {
        if (name.startsWith(".")) continue;
        const here = { path: join(path, name), realPath: join(realPath, name) };
        const target = directoryAt(files, here.realPath);
        if (target !== null) {
          if (seen.has(target)) continue;
          seen.add(target);
          next.push({ path: here.path, realPath: target });
        } else if (name === SKILL_FILE && isRegularFile(files, here.realPath)) found.push(here);
      }
    }
    level = next;
  }
  return found;
}

/** The real path of a directory; null for what is none. */
function directoryAt(files: FileSystem, path: string): string | null {
  const found = files.locate(path);
  return found.kind === "directory" ? found.realPath : null;
}

function isRegularFile(files: FileSystem, path: string): boolean {
  const node = files.node(path);
  return node !== undefined && (typeof node === "string" || !("symlink" in node));
}
