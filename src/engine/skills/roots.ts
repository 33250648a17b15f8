/** Where skills are looked for, in the order of the table of roots. */
import { searchedDirectories } from "../agentsMd/discover.ts";
import { projectRootMarkers } from "../config/load.ts";
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { BUNDLED_SKILLS_FOLDER } from "../releases/skills.ts";
import type { Place } from "./skill.ts";

export type Scope = "bundled" | "admin" | "repo" | "user";

/** Scopes in the order of the list. */
export const SCOPES: readonly Scope[] = ["bundled", "admin", "repo", "user"];

export interface SkillRoot {
  readonly scope: Scope;
  /** As it is named by the search; what is printed is its real path. */
  readonly path: string;
}

/**
 * Those beside project configurations (nearest first, whatever the trust; they stay where the thread was started or taken
 * up), the person's, the bundled ones, the administrator's, and `.agents/skills` from the project root down to cwd.
 */
export function skillRoots({ machine, release, config, startCwd, cwd }: Place, files: FileSystem): SkillRoot[] {
  const markers = projectRootMarkers(config.withoutProject);
  const layers = searchedDirectories(release.config.layerRoot(files, startCwd, markers), startCwd);
  const { directories } = release.agentsMd.searchPath(files, cwd, markers);
  const roots: readonly (readonly [Scope, string])[] = [
    ...layers
      .map((at) => join(at, ".codex"))
      .filter((folder) => folder !== machine.codexHome)
      .reverse()
      .map((folder) => ["repo", join(folder, "skills")] as const),
    ["user", join(machine.codexHome, "skills")],
    ["user", join(machine.home, ".agents/skills")],
    ["bundled", join(machine.codexHome, BUNDLED_SKILLS_FOLDER)],
    ["admin", "/etc/codex/skills"],
    ...directories.map((at) => ["repo", join(at, ".agents/skills")] as const),
  ];
  const seen = new Set<string>();
  return roots.flatMap(([scope, path]) => (seen.has(path) ? [] : [seen.add(path) && { scope, path }])) as SkillRoot[];
}
