/** Files in CODEX_HOME and the project that change the request in a way that is not modelled: they are only named. */
import type { FileSystem } from "../machine/files.ts";
import { isBelow, join } from "../machine/path.ts";

/** The first file of rules in CODEX_HOME: what it approves is not modelled, so it is only named. */
export function rulesOnDisk(files: FileSystem, codexHome: string): string | null {
  const folder = join(codexHome, "rules");
  for (const path of files.paths()) if (path.endsWith(".rules") && isBelow(path, folder)) return path;
  return null;
}
