/** The visible rows of the file tree: four groups, opened directories only. Pure; knows nothing of React. */

import type { ThreadEnvironment } from "../../engine/index.ts";
import { ancestorsOf, baseName, isBelow } from "../../engine/index.ts";
import type { Entry, TreeIndex } from "./treeIndex.ts";
import { leadingTo, projectsOf } from "./treeProjects.ts";

export const TREE_GROUPS = ["codexHome", "etc", "repository", "other"] as const;
export type TreeGroupId = (typeof TREE_GROUPS)[number];

export interface TreeRow extends Entry {
  /** 0 for the first level of a group. */
  readonly depth: number;
  readonly open: boolean;
  /** A directory on the way from the project root to the start directory. */
  readonly onWay: boolean;
  /** Depth at which the line root → start directory passes this row; null where it does not. */
  readonly guide: number | null;
  /** The line ends in this row. */
  readonly guideEnds: boolean;
  readonly isRoot: boolean;
  readonly isCwd: boolean;
  /** Ids of the environments that work here. */
  readonly environments: readonly string[];
  readonly position: number;
  readonly siblings: number;
  /** Files with a verdict inside a closed directory. */
  readonly inside: number;
}

export interface TreeGroup {
  readonly id: TreeGroupId;
  /** Directory whose content the group shows. */
  readonly base: string;
  /** Those whose project it is; empty where there is only this machine. */
  readonly environments: readonly ThreadEnvironment[];
  readonly rows: readonly TreeRow[];
}

export interface TreePlace {
  readonly codexHome: string;
  /** Project root; null when there is none. */
  readonly root: string | null;
  readonly cwd: string;
  /** Each has a project of its own; empty and left out: there is only this machine. */
  readonly environments?: readonly ThreadEnvironment[] | undefined;
}

export interface TreeOptions {
  /** Directories opened or closed by hand. */
  readonly expanded: { readonly [path: string]: boolean };
  /** Paths of files with a verdict. */
  readonly reported: ReadonlySet<string>;
}

/** Up to this many entries every directory stands open at first. */
const OPEN_ALL = 60;

const ETC = "/etc/codex";

export function treeGroups(index: TreeIndex, place: TreePlace, options: TreeOptions): TreeGroup[] {
  const projects = projectsOf(place);
  const bases = projects.map(({ base }) => base);
  let entries = 0;
  for (const listed of index.values()) entries += listed.length;
  const build = new Builder(index, place, options, entries <= OPEN_ALL, leadingTo(place.environments));

  const groups: TreeGroup[] = [];
  const add = (id: TreeGroupId, base: string, rows: TreeRow[]): void => {
    if (rows.length > 0) groups.push({ id, base, environments: [], rows });
  };
  // Where CODEX_HOME is a project root itself the group of that project shows it, with the line and the flag.
  if (!bases.includes(place.codexHome)) add("codexHome", place.codexHome, build.content(place.codexHome, bases));
  add("etc", ETC, build.content(ETC, [...bases, place.codexHome]));
  for (const { base, cwd, environments } of projects) {
    const elsewhere = [place.codexHome, ETC, ...bases].filter((path) => path !== base);
    const rows = build.project(base, cwd, elsewhere);
    groups.push({ id: "repository", base, environments, rows });
  }
  add("other", "/", build.content("/", [...bases, place.codexHome, ETC]));
  return groups;
}

class Builder {
  /** From the root of the project that is shown down to where Codex works in it, and the end of that way. */
  way: ReadonlySet<string> = new Set();
  end = "";

  constructor(
    readonly index: TreeIndex,
    readonly place: TreePlace,
    readonly options: TreeOptions,
    readonly openAll: boolean,
    /** Directories that lead to where an environment works. */
    readonly leading: ReadonlySet<string>,
  ) {}

  /** The rows of what a directory holds, without what another group shows. */
  content(directory: string, elsewhere: readonly string[]): TreeRow[] {
    const rows: TreeRow[] = [];
    this.#fill(rows, directory, 0, elsewhere, null);
    return rows;
  }

  /** The directory itself as the first row, its content below, with the line down to `cwd`. */
  project(directory: string, cwd: string, elsewhere: readonly string[]): TreeRow[] {
    const rows: TreeRow[] = [];
    this.way = new Set(ancestorsOf(cwd).filter((path) => path === directory || isBelow(path, directory)));
    this.end = cwd;
    const entry: Entry = { path: directory, name: baseName(directory) || directory, directory: true };
    this.#row(rows, entry, 0, 1, 1, elsewhere, null);
    this.way = new Set();
    return rows;
  }

  #fill(rows: TreeRow[], directory: string, depth: number, elsewhere: readonly string[], guide: number | null): void {
    const entries = (this.index.get(directory) ?? []).filter((entry) => this.#shown(entry, elsewhere));
    let here = guide;
    entries.forEach((entry, at) => {
      this.#row(rows, entry, depth, at + 1, entries.length, elsewhere, here);
      // Below the next directory on the way, the line of this directory has ended.
      if (this.way.has(entry.path)) here = null;
    });
  }

  #row(
    rows: TreeRow[],
    entry: Entry,
    depth: number,
    position: number,
    siblings: number,
    elsewhere: readonly string[],
    guide: number | null,
  ): void {
    const { cwd, root, environments = [] } = this.place;
    const onWay = entry.directory && this.way.has(entry.path);
    const open = entry.directory && this.#isOpen(entry, elsewhere);
    rows.push({
      ...entry,
      depth,
      open,
      onWay,
      guide,
      guideEnds: onWay && guide !== null,
      isRoot: entry.path === root,
      isCwd: entry.path === cwd,
      environments: environments.filter((one) => one.cwd.value === entry.path).map(({ id }) => id),
      position,
      siblings,
      inside: entry.directory && !open ? this.#inside(entry.path) : 0,
    });
    if (!open) return;
    const continues = onWay && entry.path !== this.end;
    this.#fill(rows, entry.path, depth + 1, elsewhere, continues ? depth : onWay ? null : guide);
  }

  /** A directory that only leads to what other groups show is left out. */
  #shown(entry: Entry, elsewhere: readonly string[]): boolean {
    if (elsewhere.includes(entry.path)) return false;
    if (!entry.directory || !elsewhere.some((path) => isBelow(path, entry.path))) return true;
    return (this.index.get(entry.path) ?? []).some((inner) => this.#shown(inner, elsewhere));
  }

  #isOpen(entry: Entry, elsewhere: readonly string[]): boolean {
    const chosen = this.options.expanded[entry.path];
    if (chosen !== undefined) return chosen;
    if (this.way.has(entry.path) || this.leading.has(entry.path)) return true;
    if (entry.name.startsWith(".git")) return false;
    return this.openAll || elsewhere.some((path) => isBelow(path, entry.path));
  }

  #inside(directory: string): number {
    let count = 0;
    for (const path of this.options.reported) if (isBelow(path, directory)) count++;
    return count;
  }
}
