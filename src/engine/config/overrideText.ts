/** `-c KEY=VALUE` as it is typed. */
import type { JsonValue } from "../scenario.ts";
import { jsonOf } from "./json.ts";
import { type Layer, parseToml } from "./toml.ts";

export type OverrideText =
  | { readonly ok: true; readonly key: string; readonly value: JsonValue }
  /** In Codex's own words. */
  | { readonly ok: false; readonly says: string };

const LAYER: Layer = { kind: "override", path: null, directory: "/" };
const NAME = "value";

/**
 * Both sides are trimmed. The value is TOML; what is none is a string as it stands, without quotes around it. The key is
 * split at its dots by whoever reads it.
 */
export function readOverrideText(text: string): OverrideText {
  const at = text.indexOf("=");
  if (at < 0) return { ok: false, says: `Invalid override (missing '='): ${text}` };
  const key = text.slice(0, at).trim();
  if (key === "") return { ok: false, says: `Empty key in override: ${text}` };
  const written = text.slice(at + 1).trim();
  const parsed = parseToml(`${NAME} = ${written}`, LAYER);
  const value = "table" in parsed ? parsed.table.entries.get(NAME) : undefined;
  return { ok: true, key, value: value === undefined ? written.replace(/^["']+|["']+$/g, "") : jsonOf(value) };
}
