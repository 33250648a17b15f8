/** What Codex says of keys that it ignores. */
import { isBelow } from "../../machine/path.ts";
import { compareBytes } from "../../machine/utf8.ts";
import type { Machine } from "../../scenario.ts";
import type { Sentence } from "../../sentences.ts";
import { MANAGED_CONFIG, SYSTEM_CONFIG } from "../load.ts";

/** Keys that are named; of the rest only the number is said. */
const NAMED = 3;

/** One text for each project file with keys that it may not set, then one for all keys that nobody knows. */
export function warningWords(warnings: readonly Sentence[], machine: Pick<Machine, "codexHome">): string[] {
  const ignored = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const { id, params } of warnings) {
    if (id === "warning.projectKeyIgnored") ignored.set(params.path, [...(ignored.get(params.path) ?? []), params.key]);
    if (id === "warning.unknownKey")
      unknown.push(`  ${layerName(params.path, machine)}: \`${params.key}\` is ignored.`);
  }
  const projects = [...ignored].map(
    ([path, keys]) =>
      `Ignored unsupported project-local config keys in ${path}: ${keys.join(", ")}. ` +
      "If you want these settings to apply, manually set them in your user-level config.toml.",
  );
  return unknown.length === 0 ? projects : [...projects, unknownWords(unknown.sort(compareBytes))];
}

function unknownWords(lines: readonly string[]): string {
  const settings = `${lines.length} unrecognized configuration setting${lines.length === 1 ? "" : "s"}`;
  const more = lines.length - NAMED;
  return [
    `Codex is ignoring ${settings}. Check for typos or deprecated settings.`,
    ...lines.slice(0, NAMED),
    ...(more > 0 ? [`  ... and ${more} more ignored settings.`] : []),
  ].join("\n");
}

function layerName(path: string | null, { codexHome }: Pick<Machine, "codexHome">): string {
  if (path === null) return "session-flags";
  if (path === SYSTEM_CONFIG) return `system (${path})`;
  if (path === MANAGED_CONFIG) return `legacy managed_config.toml (${path})`;
  return isBelow(path, codexHome) ? `user (${path})` : `project (${path})`;
}
