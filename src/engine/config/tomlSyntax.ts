/** TOML syntax as Codex accepts it: TOML 1.1, with what the parser reads otherwise set right. */
import { type AST, ParseError, parseTOML } from "toml-eslint-parser";

/** A fault of TOML syntax. Line and column count from 1. */
export interface TomlFault {
  readonly line: number;
  readonly column: number;
  /** The key that the faulty line begins with, if it begins with one. */
  readonly key: string | null;
  readonly detail: string;
}

/** The syntax tree of a document; a byte order mark at its start is skipped. */
export function readProgram(text: string): { readonly program: AST.TOMLProgram } | { readonly fault: TomlFault } {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const lone = source.search(/\r(?!\n)/);
  if (lone >= 0) return { fault: loneReturn(source, lone) };
  try {
    const parsed = parseTOML(source, VERSION);
    const oversized = oversizedInteger(parsed);
    if (oversized !== undefined) {
      const { line, column } = oversized.loc.start;
      const detail = `${oversized.value} does not fit into 64 bits`;
      return { fault: { line, column: column + 1, key: keyOf(source, line), detail } };
    }
    const hasReturns = source.includes("\r\n");
    return { program: hasReturns ? parseTOML(withMarkedReturns(source, parsed), VERSION) : parsed };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { fault: parserFault(error, source) };
  }
}

/** The value of a string with its carriage returns put back. */
export function withReturns(value: string): string {
  return value.replaceAll(MARKED_RETURN, "\r");
}

/** A carriage return is a line end only before a line feed. */
function loneReturn(source: string, at: number): TomlFault {
  const before = source.slice(0, at).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 2;
  return { line, column, key: keyOf(source, line), detail: "carriage return without a line feed" };
}

const VERSION = { tomlVersion: "1.1" } as const;

/**
 * Stands for a carriage return inside a multi-line string: the parser drops those, Codex keeps them. A private use
 * character that nobody types.
 */
const MARKED_RETURN = "\u{10FFFD}";

/** The source with marks in place of the carriage returns that multi-line strings keep. */
function withMarkedReturns(source: string, program: AST.TOMLProgram): string {
  let marked = source;
  for (const { range, type } of program.tokens.toReversed()) {
    const [start, end] = range;
    const delimiter = source.slice(start, start + 3);
    if ((type !== "MultiLineBasicString" && type !== "MultiLineLiteralString") || end - start < 6) continue;
    // A line end right behind the opening quotes is no part of the string.
    const from = start + (source.startsWith("\r\n", start + 3) ? 5 : 3);
    // In a basic string a backslash at the end of a line takes all white space behind it away.
    const pattern = delimiter === '"""' ? /\\[ \t]*\r\n[ \t\r\n]*|\\.|\r\n/g : /\r\n/g;
    const body = source.slice(from, end).replace(pattern, (match) => (match === "\r\n" ? `${MARKED_RETURN}\n` : match));
    marked = marked.slice(0, from) + body + marked.slice(end);
  }
  return marked;
}

/** Something is missing at the end of a line: the parser notices on the next one. */
const MISSING_BEFORE = /^(?:Expected equal|Unspecified values|Unterminated table-key)/;

function parserFault(error: ParseError, source: string): TomlFault {
  const isBehind = error.column === 0 && error.lineNumber > 1 && MISSING_BEFORE.test(error.message);
  const line = isBehind ? error.lineNumber - 1 : error.lineNumber;
  const column = isBehind ? lineText(source, line).length + 1 : error.column + 1;
  return { line, column, key: keyOf(source, line), detail: error.message };
}

function lineText(source: string, line: number): string {
  return source.split("\n")[line - 1]?.replace(/\r$/, "") ?? "";
}

function keyOf(source: string, line: number): string | null {
  return /^\s*([\w.-]+|"[^"]*")\s*(?:=|$)/.exec(lineText(source, line))?.[1] ?? null;
}

/** Codex reads 64-bit signed integers; the parser reads any. */
const LARGEST_INTEGER = 2n ** 63n - 1n;

function oversizedInteger(program: AST.TOMLProgram): AST.Token | undefined {
  return program.tokens.find(
    (token) => token.type === "Integer" && (token.bigint > LARGEST_INTEGER || token.bigint < -LARGEST_INTEGER - 1n),
  );
}
