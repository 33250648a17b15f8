/** Which names each directory of the scenario holds. Rebuilt only when paths change, not on every keystroke. */
import { baseName, type FileNode, parentOf } from "../../engine/index.ts";

export interface Entry {
  readonly path: string;
  readonly name: string;
  readonly directory: boolean;
}

/** Directory to its entries, in the order of the tree. */
export type TreeIndex = ReadonlyMap<string, readonly Entry[]>;

type Files = { readonly [path: string]: FileNode };

/** Instruction files first, then directories, then the other files; each by name. */
function compare(one: Entry, other: Entry): number {
  return rank(one) - rank(other) || (one.name < other.name ? -1 : 1);
}

function rank(entry: Entry): number {
  if (entry.directory) return 1;
  // Asked for each comparison of thousands of names: most are told by their first letter.
  const first = entry.name.charAt(0);
  return (first === "A" || first === "a") && /^agents\./i.test(entry.name) ? 0 : 2;
}

/** `extra` are directories that exist although nothing lists them (the start directory, CODEX_HOME). */
export function buildIndex(files: Files, extra: readonly string[] = []): TreeIndex {
  const index = new Map<string, Entry[]>([["/", []]]);
  const addDirectory = (path: string): Entry[] => {
    const known = index.get(path);
    if (known !== undefined) return known;
    const entries: Entry[] = [];
    index.set(path, entries);
    const parent = parentOf(path);
    // The drives and shares of Windows stand beside what is in the root of everything else.
    const isTop = parent === path;
    addDirectory(isTop ? "/" : parent).push({ path, name: isTop ? path : baseName(path), directory: true });
    return entries;
  };
  for (const path of Object.keys(files)) {
    const node = files[path];
    if (typeof node === "object" && "dir" in node) addDirectory(path);
    else addDirectory(parentOf(path)).push({ path, name: baseName(path), directory: false });
  }
  for (const path of extra) {
    if (!Object.hasOwn(files, path)) addDirectory(path);
  }
  for (const entries of index.values()) entries.sort(compare);
  return index;
}

/** Remembers the last index: an edit inside a file keeps every path, so the index stays. */
export function indexKeeper(): (files: Files, extra: readonly string[]) => TreeIndex {
  let last: { paths: readonly string[]; directories: number; extra: string; index: TreeIndex } | null = null;
  return (files, extra) => {
    const paths = Object.keys(files);
    let directories = 0;
    for (const path of paths) {
      const node = files[path];
      if (typeof node === "object" && "dir" in node) directories++;
    }
    const key = extra.join("\0");
    if (
      last === null ||
      last.extra !== key ||
      last.directories !== directories ||
      last.paths.length !== paths.length ||
      paths.some((path, at) => last?.paths[at] !== path)
    ) {
      last = { paths, directories, extra: key, index: buildIndex(files, extra) };
    }
    return last.index;
  };
}
