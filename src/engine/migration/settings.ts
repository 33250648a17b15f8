/** Settings of the other program lie beside its instructions: what they hold is read in the same call. */
import type { FileSystem } from "../machine/files.ts";
import { textOf } from "./read.ts";

const NO_OBJECT = "external agent settings root must be an object";
/** Codex says here what its JSON reader says, with line and column. */
const NO_JSON = "the settings are not JSON";

/**
 * Why `settings.json` makes the whole call fail; null: it does not. Other files that may do so (from 0.158.0 on `.mcp.json`;
 * a faulty `.codex/config.toml` when settings would be merged into it) are not modelled.
 */
export function settingsFault(files: FileSystem, path: string): string | null {
  const read = textOf(files, path);
  if (read === null) return null;
  if ("message" in read) return read.message;
  try {
    const value: unknown = JSON.parse(read.text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? null : NO_OBJECT;
  } catch {
    return NO_JSON;
  }
}
