/** Places of a document as Codex counts and shows them: lines and columns from 1, columns in characters. */
import { byteLength } from "../../provenance.ts";
import type { Stretch } from "./tomlTokens.ts";

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The end of the text counts as one behind its last character, even where that is a line feed. */
export function positionOf(text: string, offset: number): Position {
  const last = Math.max(0, Math.min(offset, text.length - 1));
  const before = text.slice(0, last);
  const column = [...before.slice(before.lastIndexOf("\n") + 1)].length + 1;
  return { line: before.split("\n").length, column: column + offset - last };
}

function lineOf(text: string, line: number): string {
  return text.split("\n")[line - 1] ?? "";
}

/** The line with carets below the stretch, as `codex` itself draws it. */
export function snippet(text: string, at: Stretch): string {
  const { line, column } = positionOf(text, at.start);
  const written = text.slice(at.start, at.end);
  const width = written.includes("\n") ? 1 : Math.max(1, [...written].length);
  return drawn(lineOf(text, line).replace(/\r$/, ""), line, column, width);
}

/** The same by the TOML parser: it counts the carets in bytes, within the line, and keeps a carriage return. */
export function parserSnippet(text: string, at: Stretch): string {
  const { line, column } = positionOf(text, at.start);
  const written = lineOf(text, line);
  const width = Math.min(byteLength(text.slice(at.start, at.end)), byteLength(written) - column + 1);
  return drawn(written, line, column, Math.max(1, width));
}

function drawn(written: string, line: number, column: number, width: number): string {
  const gutter = " ".repeat(`${line}`.length + 1);
  return `${gutter}|\n${line} | ${written}\n${gutter}| ${" ".repeat(column - 1)}${"^".repeat(width)}`;
}
