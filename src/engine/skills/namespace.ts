/** A skill that lies in the folder of a plugin bears the plugin's name in front of its own. */
import type { FileSystem } from "../machine/files.ts";
import { ancestors, baseName, join, parentOf } from "../machine/path.ts";
import { decodeStrict, isBlank } from "../machine/utf8.ts";

export const CODEX_MANIFEST = ".codex-plugin/plugin.json";
const MANIFESTS: readonly string[] = [CODEX_MANIFEST, ".claude-plugin/plugin.json", ".cursor-plugin/plugin.json"];

/** The nearest folder with a manifest that can be read; one without a name lends that of the folder. */
export function pluginOf(files: FileSystem, path: string, manifests = MANIFESTS): string | null {
  for (const folder of ancestors(parentOf(path))) {
    for (const manifest of manifests) {
      const name = nameIn(files, join(folder, manifest));
      if (name !== null) return isBlank(name) ? baseName(folder) : name;
    }
  }
  return null;
}

function nameIn(files: FileSystem, path: string): string | null {
  const read = files.read(path);
  const decoded = read.kind === "bytes" ? decodeStrict(read.bytes) : null;
  if (decoded === null || !("text" in decoded)) return null;
  try {
    const manifest: unknown = JSON.parse(decoded.text);
    if (typeof manifest !== "object" || manifest === null || Array.isArray(manifest)) return null;
    const { name = "" } = manifest as { readonly name?: unknown };
    return typeof name === "string" ? name : null;
  } catch {
    return null;
  }
}
