/** The projects that the tree shows, each in a group of its own. Pure. */
import { ancestorsOf, type ThreadEnvironment } from "../../engine/index.ts";
import type { TreePlace } from "./treeRows.ts";

export interface TreeProject {
  /** The project root, else the directory that is searched alone. */
  readonly base: string;
  /** Where the line that begins at the base ends: of several environments in one project that of the first. */
  readonly cwd: string;
  readonly environments: readonly ThreadEnvironment[];
}

/** One a project root, in the order of the selection; without environments the one of this machine. */
export function projectsOf({ root, cwd, environments = [] }: TreePlace): readonly TreeProject[] {
  if (environments.length === 0) return [{ base: root ?? cwd, cwd, environments }];
  const bases = new Map<string, ThreadEnvironment[]>();
  for (const one of environments) {
    const base = one.root?.path ?? one.cwd.value;
    bases.set(base, [...(bases.get(base) ?? []), one]);
  }
  return [...bases].map(([base, list]) => ({ base, cwd: list[0]?.cwd.value ?? base, environments: list }));
}

/** Directories that stand open at first, so that each place where an environment works is seen. */
export function leadingTo(environments: readonly ThreadEnvironment[] = []): ReadonlySet<string> {
  return new Set(environments.flatMap(({ cwd }) => ancestorsOf(cwd.value)));
}
