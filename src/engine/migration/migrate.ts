/** `externalAgentConfig/detect` and `/import` of the app server, as far as they write AGENTS.md. */
import type { FileSystem } from "../machine/files.ts";
import { baseName, join, normalise, parentOf } from "../machine/path.ts";
import { MIGRATION_RULES, type MigrationRelease } from "../releases/migration.ts";
import { type Detected, detect } from "./detect.ts";
import { homeScope, type MigrationScope, repositoryScope } from "./roots.ts";
import { rewriteTerms } from "./terms.ts";

/** The newest release is modelled for its migration only. */
/** Where Codex runs and keeps its own files: absolute paths. */
export interface MigrationPlaces {
  readonly home: string;
  readonly codexHome: string;
  /** The client names them; one repository may be named more than once. */
  readonly cwds: readonly string[];
}

export interface MigrationItem {
  readonly source: string;
  readonly target: string;
  /** What the target holds afterwards. */
  readonly text: string;
  /** Root of the repository; null: the home. */
  readonly cwd: string | null;
}

export interface Migration {
  /** The home first, then the repository. */
  readonly items: readonly MigrationItem[];
  /** Codex's own words when the call fails: then nothing is written. */
  readonly error: string | null;
}

export interface ScopeDetected {
  readonly scope: MigrationScope;
  readonly detected: Detected;
}

/** What is found in the home and in the repository of each directory, in the order in which Codex looks. */
export function detectAll(files: FileSystem, places: MigrationPlaces, release: MigrationRelease): ScopeDetected[] {
  const repositories = places.cwds.map((cwd) => repositoryScope(files, cwd)).filter((scope) => scope !== null);
  return [homeScope(places.home, places.codexHome), ...repositories].map((scope) => ({
    scope,
    detected: detect(files, scope, MIGRATION_RULES[release]),
  }));
}

/** Detects, then imports every item that was found: each looks at the files anew, as the one before left them. */
export function migrate(files: FileSystem, places: MigrationPlaces, release: MigrationRelease): Migration {
  const found = detectAll(files, places, release);
  const fault = found.map(({ detected }) => detected).find((detected) => detected.kind === "failed");
  if (fault?.kind === "failed") return { items: [], error: fault.message };
  const { rewriting, ...rules } = MIGRATION_RULES[release];
  let disk = files;
  const written = new Map<string, string>();
  const items: Omit<MigrationItem, "text">[] = [];
  for (const { scope, detected } of found) {
    if (detected.kind !== "item") continue;
    const { source, target } = detected;
    items.push({ source, target, cwd: scope.cwd });
    const now = detect(disk, scope, rules);
    if (now.kind === "failed") return { items: [], error: now.message };
    if (now.kind !== "item") continue;
    const place = placeOfWrite(disk, target);
    if (typeof place !== "string") return { items: [], error: place.error };
    const { text } = rewriteTerms(now.text, rewriting);
    disk = disk.write(place, text);
    written.set(place, text);
  }
  const textAt = (path: string) => written.get(disk.realPath(path) ?? path) ?? "";
  return { items: items.map((item) => ({ ...item, text: textAt(item.target) })), error: null };
}

const NOT_FOUND = "No such file or directory (os error 2)";
const LINK_LOOP = "Symbolic link loop (os error 40)";
/** Links that are followed before the kernel gives up. */
const MAX_LINKS = 40;

/** Where a write to the path ends up: through links, also one to nothing. */
export function placeOfWrite(files: FileSystem, path: string): string | { readonly error: string } {
  let place = path;
  for (let links = 0; links <= MAX_LINKS; links++) {
    const directory = files.realPath(parentOf(place));
    if (directory === null) return { error: NOT_FOUND };
    const real = join(directory, baseName(place));
    const node = files.node(real);
    if (typeof node !== "object" || !("symlink" in node)) return real;
    place = normalise(join(directory, node.symlink));
  }
  return { error: LINK_LOOP };
}
