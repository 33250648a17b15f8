/** Which further files a configuration or an instruction file names: their contents matter too. */
import { normalisePath } from "../../engine/index.ts";
import { parseConfig } from "../configText.ts";

export interface ConfigFacts {
  /** `project_doc_fallback_filenames`. */
  readonly fallbackNames: readonly string[];
  /** Files that keys name, as written. */
  readonly files: readonly string[];
  /** The directories of `[projects]`, as written. */
  readonly projects: readonly string[];
  /** Line (from 1) of the first key that looks like a login; null: none. */
  readonly secretLine: number | null;
}

const NO_FACTS: ConfigFacts = { fallbackNames: [], files: [], projects: [], secretLine: null };

const SECRET_KEY =
  /^[ \t]*"?[\w.-]*(token|api[_-]?key|secret|password|authorization)"?[ \t]*=[ \t]*["'][^"'\s]{8,}["']/im;
/** Names a variable or a header, no secret. */
const NAMES_ONLY = /(_env_var|env_key|_env)"?[ \t]*=/i;

/** What an import wants to know of a config.toml. A broken one says nothing. */
export function configFacts(text: string): ConfigFacts {
  const parsed = parseConfig(text.replace(/^\ufeff/, ""));
  if (!parsed.ok) return NO_FACTS;
  const { value } = parsed;
  return {
    fallbackNames: strings(value.project_doc_fallback_filenames),
    files: namedFiles(value),
    projects: isTable(value.projects) ? Object.keys(value.projects) : [],
    secretLine: secretLine(text),
  };
}

function secretLine(text: string): number | null {
  const found = text.split("\n").findIndex((line) => SECRET_KEY.test(line) && !NAMES_ONLY.test(line));
  return found < 0 ? null : found + 1;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function isTable(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of `model_catalog_json` and of every key that ends in `_file`, in tables at any depth. */
function namedFiles(table: { readonly [key: string]: unknown }, depth = 0): string[] {
  return Object.entries(table).flatMap(([key, value]) => {
    if (typeof value === "string") return /_file$|^model_catalog_json$/.test(key) ? [value] : [];
    return isTable(value) && depth < 8 ? namedFiles(value, depth + 1) : [];
  });
}

/** What may stand before the `@` of an import line: indentation and the mark of a list item. */
const IMPORT_LINE = /^[ \t]*(?:[-*+][ \t]+|\d{1,3}[.)][ \t]+)?@([^\s`'"()<>{}[\],;@|*=]{1,1024})[ \t]*\r?$/gm;
const PATH_ONLY = /^[\w@.~-]+(?:\/[\w@.~-]+)*$/;
const MAX_REFERENCES = 200;

/** The paths that an instruction file names: lines of `@path`, or the one path that is the whole text. */
export function textReferences(text: string): string[] {
  const whole = text.length <= 1024 ? text.trim() : "";
  const only = PATH_ONLY.test(whole) ? [whole.replace(/^@/, "")] : [];
  const imports: string[] = [];
  for (const [, target = ""] of text.matchAll(IMPORT_LINE)) {
    imports.push(target);
    if (imports.length >= MAX_REFERENCES) break;
  }
  return [...only, ...imports];
}

/**
 * The path below the brought folder that a reference means; null when it leads out. `directory`: where the reference
 * stands ("" for the top). An absolute path, or one with `~`, is what the longest end of it that is there says.
 */
export function resolveReference(reference: string, directory: string, has: (path: string) => boolean): string | null {
  if (reference.startsWith("/") || reference.startsWith("~/")) {
    const names = normalisePath(reference.replace(/^~/, "")).split("/").slice(1);
    for (let at = 0; at < names.length; at++) {
      const end = names.slice(at).join("/");
      if (has(end)) return end;
    }
    return null;
  }
  const path = normalisePath(`/${directory}/${reference}`).slice(1);
  return has(path) ? path : null;
}
