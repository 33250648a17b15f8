/** Files in CODEX_HOME and the project that change the request in a way that is not modelled: they are only named. */
import type { FileSystem } from "../machine/files.ts";
import { isBelow, join } from "../machine/path.ts";

/**
 * The first SKILL.md below a directory in which Codex looks for skills: CODEX_HOME, the home directory, `/etc/codex`, and
 * the directories on the way from the project root to cwd. They are not modelled, so it is only named.
 */
export function skillOnDisk(
  files: FileSystem,
  codexHome: string,
  home: string,
  directories: readonly string[],
): string | null {
  const roots = skillRoots(codexHome, home, directories);
  for (const path of files.paths()) {
    if (path.endsWith("/SKILL.md") && roots.some((root) => isBelow(path, root))) return path;
  }
  return null;
}

/** The directories below which Codex looks for skills. */
export function skillRoots(codexHome: string, home: string, directories: readonly string[]): string[] {
  return [
    join(codexHome, "skills"),
    join(home, ".agents/skills"),
    "/etc/codex/skills",
    ...directories.flatMap((directory) => [join(directory, ".codex/skills"), join(directory, ".agents/skills")]),
  ];
}

/** The first file of rules in CODEX_HOME: what it approves is not modelled, so it is only named. */
export function rulesOnDisk(files: FileSystem, codexHome: string): string | null {
  const folder = join(codexHome, "rules");
  for (const path of files.paths()) if (path.endsWith(".rules") && isBelow(path, folder)) return path;
  return null;
}
