/** What a sandbox with denied or unnamed paths makes of the files. */
import { PROTECTED } from "../fragments/protectedPaths.ts";
import { FileSystem } from "../machine/files.ts";
import { ancestors, isBelow, join, parentOf } from "../machine/path.ts";
import type { FileNode, Machine } from "../scenario.ts";
import { accessOf, type Line, placesOf } from "./profileLines.ts";

/**
 * The files as they look from inside of the sandbox: what no entry names is not there, what is denied cannot be read, and
 * what is kept from being made in a writable directory is an empty file. `depth`: how deep globs are looked for; null: all.
 */
export function filesInSandbox(
  files: FileSystem,
  lines: readonly Line[],
  machine: Machine,
  depth: number | null,
): FileSystem {
  const globs = lines.filter(({ kind }) => kind === "glob").map(({ text }) => matcherOf(text.value, depth));
  // A denied root is as good as none: nothing is there.
  const named = lines.filter(({ access, text }) => access !== "deny" || text.value !== ":root");
  const nodes: Record<string, FileNode> = {};
  for (const path of files.paths()) {
    const node = files.node(path);
    const access = accessOf(path, named, machine);
    if (node === undefined || access === null) continue;
    const isLink = typeof node === "object" && "symlink" in node;
    const isDenied = access === "deny" || globs.some((matches) => ancestors(path).some(matches));
    nodes[path] = isDenied && !isLink ? { unreadable: true } : node;
  }
  const directories = [...files.directories()].filter((path) => accessOf(path, named, machine) !== null);
  return withMasks(FileSystem.of(nodes, directories), files, lines, machine);
}

/** A glob as ripgrep takes it: `*`, `?` and sets stay in a name, `**` goes on. `depth` counts names below its fixed part. */
function matcherOf(glob: string, depth: number | null): (path: string) => boolean {
  const source = glob
    .replace(/[.+^${}()|\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (sign) =>
      sign === "**/" ? "(?:.*/)?" : sign === "**" ? ".*" : sign === "*" ? "[^/]*" : "[^/]",
    );
  let pattern: RegExp;
  try {
    pattern = new RegExp(`^${source}$`);
  } catch {
    return () => false;
  }
  const fixed = parentOf(`${glob.slice(0, glob.search(/[*?[\]]/))}x`);
  return (path) => {
    const names = path.slice(fixed === "/" ? 1 : fixed.length + 1).split("/").length;
    return pattern.test(path) && (depth === null || names <= depth);
  };
}

/** What must not be made in a directory that may be written to stands there as an empty file. */
function withMasks(seen: FileSystem, files: FileSystem, lines: readonly Line[], machine: Machine): FileSystem {
  const writable = lines
    .filter(({ access, kind, text }) => access === "write" && (kind === "path" || text.value === ":root"))
    .flatMap((line) => placesOf(line, machine))
    .filter((place) => files.locate(place).kind === "directory");
  const kept = writable.flatMap((place) => PROTECTED.map((name) => join(place, name)));
  const denied = lines.filter(({ access, kind }) => access === "deny" && kind === "path").map(({ text }) => text.value);
  const inWritable = denied.filter((path) => writable.some((place) => isBelow(path, place)));
  return [...kept, ...inWritable.map((path) => firstMissing(files, path))]
    .filter((path) => !files.exists(path))
    .reduce((made, path) => made.write(path, ""), seen);
}

function firstMissing(files: FileSystem, path: string): string {
  return [...ancestors(path)].reverse().find((here) => !files.exists(here)) ?? path;
}
