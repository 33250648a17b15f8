/** TOML (1.1, as Codex reads it) as text: parsing, dotted keys, values written out. */
import { type AST, getStaticTOMLValue, ParseError, parseTOML } from "toml-eslint-parser";

/** What a setting can be set to. */
export type ConfigValue = string | number | boolean | readonly ConfigValue[] | { readonly [key: string]: ConfigValue };

/** Names of a key, outermost table first. */
export type KeyPath = readonly string[];

export interface ParsedConfig {
  readonly ok: true;
  readonly program: AST.TOMLProgram;
  readonly value: { readonly [key: string]: unknown };
}

export interface ConfigSyntaxFault {
  readonly ok: false;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** Parses a configuration text without its byte order mark. */
export function parseConfig(text: string): ParsedConfig | ConfigSyntaxFault {
  try {
    const program = parseTOML(text, { tomlVersion: "1.1" });
    return { ok: true, program, value: getStaticTOMLValue(program) as { [key: string]: unknown } };
  } catch (thrown) {
    if (!(thrown instanceof ParseError)) throw thrown;
    return { ok: false, line: thrown.lineNumber, column: thrown.column + 1, detail: thrown.message };
  }
}

/** Names of a dotted key as written in TOML (`projects."/a.b".trust_level`); null when it is not one. */
export function keyPath(dotted: string): KeyPath | null {
  const parsed = parseConfig(`${dotted} = 0`);
  const first = parsed.ok ? parsed.program.body[0].body[0] : undefined;
  return first?.type === "TOMLKeyValue" && parsed.ok && parsed.program.body[0].body.length === 1
    ? namesOf(first.key)
    : null;
}

/** The names of a parsed key. */
export function namesOf(key: AST.TOMLKey): string[] {
  return key.keys.map((part) => (part.type === "TOMLBare" ? part.name : part.value));
}

/** A key as TOML writes it; names that are not bare are quoted. */
export function formatKey(path: KeyPath): string {
  return path.map((name) => (/^[A-Za-z0-9_-]+$/.test(name) ? name : formatString(name))).join(".");
}

/** A value on one line. `literal` keeps single quotes where the text allows them. */
export function formatValue(value: ConfigValue, literal = false): string {
  if (typeof value === "string") return literal && isLiteral(value) ? `'${value}'` : formatString(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map((element) => formatValue(element, literal)).join(", ")}]`;
  const pairs = Object.entries(value as { [key: string]: ConfigValue });
  if (pairs.length === 0) return "{}";
  return `{ ${pairs.map(([name, inner]) => `${formatKey([name])} = ${formatValue(inner, literal)}`).join(", ")} }`;
}

/** A basic string. JSON's escapes are TOML's, but TOML also forbids DEL. */
function formatString(text: string): string {
  return JSON.stringify(text).replaceAll("\u007f", "\\u007f");
}

function isLiteral(text: string): boolean {
  for (const letter of text) if (letter === "'" || letter < " " || letter === "\u007f") return false;
  return true;
}

/** Equality of parsed TOML values. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const a = one as { [key: string]: unknown };
  const b = other as { [key: string]: unknown };
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
}
