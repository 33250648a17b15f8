/** Instruction files above the directories that are searched, and what keeps Codex from going up to them. */
import { candidateNames, candidatePath } from "../../agentsMd/discover.ts";
import { ancestors, isBelow, join, normalise, parentOf } from "../../machine/path.ts";
import { isBlank } from "../../machine/utf8.ts";
import type { Settings } from "../../simulation.ts";
import type { FindingContext } from "../context.ts";

/** Why files above are not searched. `missed`: those that would be sent, outermost first, never empty. */
export type Barrier =
  | { readonly kind: "no-root"; readonly cwd: string; readonly missed: readonly string[] }
  | {
      readonly kind: "stray" | "nested";
      readonly root: string;
      /** Path of the marker. */
      readonly marker: string;
      /** The root that would be found without this one. Never null for `nested`. */
      readonly outer: string | null;
      readonly missed: readonly string[];
    };

/**
 * Null when no file is missed, or the disk has another root since Codex looked. Files in the home directory, above it and in `/` do not count: nobody means them for one
 * project, and a marker there would make everything below one project.
 */
export function barrierOf(context: FindingContext): Barrier | null {
  const { moment } = context;
  const { settings, searched, root } = moment;
  const top = searched[0];
  if (settings === null || top === undefined) return null;
  const now = rootOf(context, top, settings.projectRootMarkers.value);
  if (now !== root.path) return null;
  const above = (outer: string | null) => missedAbove(context, settings, top, outer);
  const barrier =
    root.path === null || root.marker === null
      ? ({ kind: "no-root", cwd: top, missed: above(null) } as const)
      : markerBarrier(context, settings, root.path, root.marker, above);
  return barrier === null || barrier.missed.length === 0 ? null : barrier;
}

function markerBarrier(
  context: FindingContext,
  settings: Settings,
  root: string,
  name: string,
  above: (outer: string | null) => readonly string[],
): Barrier | null {
  const markers = settings.projectRootMarkers.value;
  const outer = root === "/" ? null : rootOf(context, parentOf(root), markers);
  const others = markers.filter((other) => other !== name && context.disk.exists(join(root, other)));
  const real = [name, ...others].find((one) => !isStray(context, join(root, one)));
  const marker = normalise(join(root, real ?? name));
  if (real === undefined) return { kind: "stray", root, marker, outer, missed: above(outer) };
  if (outer === null) return null;
  // A linked worktree has its own copy of the files of the checkout that it belongs to.
  const isWorktree = context.release.config.gitRoot(context.disk, root) === outer;
  const missed = above(outer).filter(
    (path) => !(isWorktree && context.disk.exists(join(root, path.slice(join(outer, "").length)))),
  );
  return { kind: "nested", root, marker, outer, missed };
}

function rootOf({ disk, release }: FindingContext, directory: string, markers: readonly string[]): string | null {
  return release.agentsMd.searchPath(disk, directory, markers).root?.path ?? null;
}

/** A `.git` that is no repository: a directory without HEAD, or a file that does not name a git directory. */
function isStray(context: FindingContext, marker: string): boolean {
  if (!/[\\/]\.git$/.test(marker)) return false;
  const found = context.disk.locate(marker);
  if (found.kind === "directory") return !context.disk.exists(join(marker, "HEAD"));
  return found.kind === "file" && !context.text(marker)?.startsWith("gitdir:");
}

/** The file of each directory above `top`, up to `outer` (null: as far as files count), if it has a text. */
function missedAbove(context: FindingContext, settings: Settings, top: string, outer: string | null): string[] {
  const { home, codexHome } = context.scenario.machine;
  const { acceptFallbackName, isCandidate } = context.release.agentsMd;
  const names = candidateNames(settings.fallbackFilenames.value, acceptFallbackName);
  const directories = ancestors(top)
    .slice(1)
    .filter((at) => at !== "/" && at !== home && !isBelow(home, at) && at !== codexHome)
    .filter((at) => outer === null || at === outer || isBelow(at, outer));
  return directories
    .reverse()
    .map((directory) =>
      names.map((name) => candidatePath(directory, name)).find((path) => isCandidate(context.disk, path)),
    )
    .filter((path) => path !== undefined && !isBlank(context.text(path) ?? ""))
    .filter((path) => path !== undefined);
}
