/** Plugins of 0.113.0: those that the user's own file switches on and that bring something. */
import { lookUp } from "../../config/merge.ts";
import { isOn } from "../../config/read.ts";
import { join } from "../../machine/path.ts";
import { decodeLossy } from "../../machine/utf8.ts";
import type { StartedThread } from "../../thread/start.ts";
import { skillsBelow } from "./skillFiles.ts";

export interface Plugin {
  readonly name: string;
  /** Where it is installed. */
  readonly folder: string;
}

/** `[plugins."NAME@MARKET"]`, by key. Only the user's config.toml counts, and the feature must be on there. */
export function enabledPlugins({ config, session, files }: StartedThread): readonly Plugin[] {
  const user = config.ownLayers.find(({ layer }) => layer.kind === "user");
  const table = user === undefined ? undefined : lookUp(user, ["plugins"]);
  if (user === undefined || table?.kind !== "table" || !isOn(user, ["features", "plugins"], false)) return [];
  return [...table.entries].sort(byKey).flatMap(([key, settings]) => {
    const at = key.lastIndexOf("@");
    if (at < 1 || settings.kind !== "table" || !isOn(settings, ["enabled"], true)) return [];
    const [id, market] = [key.slice(0, at), key.slice(at + 1)];
    const folder = join(session.machine.codexHome, `plugins/cache/${market}/${id}/local`);
    const read = files.read(join(folder, ".codex-plugin/plugin.json"));
    const name = read.kind === "failed" ? null : nameIn(decodeLossy(read.bytes), id);
    return name === null ? [] : [{ name, folder }];
  });
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}

/** The name in a manifest, else the id; null when the manifest is not JSON. */
function nameIn(text: string, id: string): string | null {
  try {
    const manifest: unknown = JSON.parse(text);
    const name = typeof manifest === "object" && manifest !== null && "name" in manifest ? manifest.name : null;
    return typeof name === "string" && name.trim() !== "" ? name : id;
  } catch {
    return null;
  }
}

/** Plugins with a skill, a server or an app. */
export function capablePlugins(start: StartedThread): readonly Plugin[] {
  const { files } = start;
  return enabledPlugins(start).filter(
    ({ folder }) =>
      skillsBelow(files, join(folder, "skills")).length > 0 ||
      files.exists(join(folder, ".mcp.json")) ||
      files.exists(join(folder, ".app.json")),
  );
}
