/**
 * Edits of a configuration file that leave everything else as its author wrote it: comments, order, blank lines, line
 * ends, quotes. Every edit is checked by parsing the result: the key has the value and nothing else changed, or the
 * edit is refused.
 */
import type { AST } from "toml-eslint-parser";
import {
  bodies,
  type Config,
  type Found,
  find,
  lineEnd,
  lineStart,
  nextLine,
  sharedLength,
  startsWith,
} from "./configPlaces.ts";
import {
  type ConfigValue,
  formatKey,
  formatValue,
  type KeyPath,
  namesOf,
  parseConfig,
  sameValue,
} from "./configText.ts";

export type ConfigEdit =
  | { readonly ok: true; readonly text: string }
  /** The file is no TOML: `line` and `column` count from 1. */
  | {
      readonly ok: false;
      readonly why: "syntax";
      readonly line: number;
      readonly column: number;
      readonly detail: string;
    }
  /** Something stands in the way: a value where a table would have to be, or a table where the value would go. */
  | { readonly ok: false; readonly why: "conflict"; readonly key: string };

/** Replace text [start, end) by `text`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const BOM = "\ufeff";

/** Sets a key. A missing table is added at the end of the file. */
export function setKey(source: string, path: KeyPath, value: ConfigValue): ConfigEdit {
  return edit(source, path, value, (config) => {
    const found = find(config, path);
    if (found !== null) return [replaceValue(config, found, value)];
    return insertions(config, path, value);
  });
}

/** Takes a key out. A comment on its line stays as a line of its own; a table header left bare goes too. */
export function removeKey(source: string, path: KeyPath): ConfigEdit {
  return edit(source, path, undefined, (config) => {
    const found = find(config, path);
    if (found === null) return [];
    const removal = found.pair === found.line ? removeLine(config, found) : removeInline(config, found);
    return [[...removal, ...removeBareHeader(config, found)], removal];
  });
}

/** The place of a key's value; null when the key is not set by itself. Offsets in UTF-16 code units. */
export function locateKey(text: string, path: KeyPath): { readonly start: number; readonly end: number } | null {
  const body = text.startsWith(BOM) ? text.slice(1) : text;
  const parsed = parseConfig(body);
  if (!parsed.ok) return null;
  const found = find({ text: body, parsed, eol: "\n" }, path);
  if (found === null) return null;
  const shift = text.length - body.length;
  return { start: found.pair.range[0] + shift, end: found.pair.range[1] + shift };
}

/** Tries the proposals in turn; the first whose result says what was asked for wins. */
function edit(
  source: string,
  path: KeyPath,
  value: ConfigValue | undefined,
  propose: (config: Config) => readonly (readonly Change[])[],
): ConfigEdit {
  const bom = source.startsWith(BOM) ? BOM : "";
  const text = source.slice(bom.length);
  const parsed = parseConfig(text);
  if (!parsed.ok) return { ...parsed, why: "syntax" };
  const wanted = expected(parsed.value, path, value);
  if (wanted === null) return { ok: false, why: "conflict", key: formatKey(path) };
  const proposals = propose({ text, parsed, eol: text.includes("\r\n") ? "\r\n" : "\n" });
  if (wanted === parsed.value) return { ok: true, text: source };
  for (const changes of proposals) {
    const result = apply(text, changes);
    const after = parseConfig(result);
    if (after.ok && sameValue(prune(after.value, path), prune(wanted, path))) return { ok: true, text: bom + result };
  }
  return { ok: false, why: "conflict", key: formatKey(path) };
}

/** The value tree after the edit; null when a value stands where a table is needed. */
function expected(tree: unknown, path: KeyPath, value: ConfigValue | undefined): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof tree !== "object" || tree === null || Array.isArray(tree) || tree instanceof Date) return null;
  const table = tree as { [key: string]: unknown };
  const had = Object.hasOwn(table, name);
  if (!had && value === undefined) return tree;
  const inner = expected(had ? table[name] : {}, rest, value);
  if (inner === null) return null;
  if (had && inner === table[name]) return tree;
  const copy = { ...table };
  if (inner === undefined) delete copy[name];
  else copy[name] = inner;
  return copy;
}

/** The tree without tables on the way to `path` that are empty: an edit may leave or drop those. */
function prune(tree: unknown, path: KeyPath): unknown {
  const [name, ...rest] = path;
  if (name === undefined || rest.length === 0 || typeof tree !== "object" || tree === null) return tree;
  const table = tree as { [key: string]: unknown };
  if (!Object.hasOwn(table, name)) return tree;
  const inner = prune(table[name], rest);
  const copy = { ...table };
  const empty = typeof inner === "object" && inner !== null && !Array.isArray(inner) && Object.keys(inner).length === 0;
  if (empty && !(inner instanceof Date)) delete copy[name];
  else copy[name] = inner;
  return copy;
}

function apply(text: string, changes: readonly Change[]): string {
  let result = text;
  for (const change of [...changes].sort((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, change.start) + change.text + result.slice(change.end);
  }
  return result;
}

function replaceValue(config: Config, { pair, line }: Found, value: ConfigValue): Change[] {
  const [start, end] = pair.value.range;
  const literal = pair.value.type === "TOMLValue" && pair.value.kind === "string" && pair.value.style === "literal";
  return [{ start, end, text: formatValue(value, literal) }, ...keepComments(config, start, end, line)];
}

/** Comments inside a range that goes away move to lines of their own above the line they stood in. */
function keepComments(config: Config, start: number, end: number, line: AST.TOMLKeyValue): Change[] {
  const kept = config.parsed.program.comments.filter(({ range }) => range[0] >= start && range[1] <= end);
  if (kept.length === 0) return [];
  const at = lineStart(config.text, line.range[0]);
  const indent = config.text.slice(at, line.range[0]);
  const lines = kept.map(({ range }) => indent + config.text.slice(...range) + config.eol);
  return [{ start: at, end: at, text: lines.join("") }];
}

/** Ways to add a key that is not there, best first. */
function insertions(config: Config, path: KeyPath, value: ConfigValue): Change[][] {
  const written = formatValue(value);
  const proposals: Change[][] = [];
  // Beside keys that share a dotted prefix: `a.x = 1` forbids a header `[a]`.
  let best = 0;
  for (const { path: prefix, body } of bodies(config)) {
    if (!startsWith(path, prefix)) continue;
    for (const line of body) {
      const shared = sharedLength([...prefix, ...namesOf(line.key)], path);
      const inline = insertInline(line, path.slice(prefix.length), written);
      if (inline !== null) proposals.unshift([inline]);
      else if (shared > prefix.length && shared >= best) {
        best = shared;
        proposals.unshift([insertAfter(config, line.range[1], `${formatKey(path.slice(prefix.length))} = ${written}`)]);
      }
    }
  }
  for (const { table, path: prefix, body } of bodies(config)) {
    if (table === null || prefix.length !== path.length - 1 || !startsWith(path, prefix)) continue;
    const end = body.at(-1)?.range[1] ?? headerEnd(config, table);
    proposals.push([insertAfter(config, end, `${formatKey(path.slice(prefix.length))} = ${written}`)]);
  }
  if (path.length === 1) proposals.push([insertTop(config, `${formatKey(path)} = ${written}`)]);
  else proposals.push([appendTable(config, path, written)], [insertTop(config, `${formatKey(path)} = ${written}`)]);
  return proposals;
}

/** Into an inline table on the way, the innermost one; null when there is none. */
function insertInline(pair: AST.TOMLKeyValue, path: KeyPath, written: string): Change | null {
  const names = namesOf(pair.key);
  if (!startsWith(path, names) || names.length >= path.length || pair.value.type !== "TOMLInlineTable") return null;
  const rest = path.slice(names.length);
  for (const inner of pair.value.body) {
    const deeper = insertInline(inner, rest, written);
    if (deeper !== null) return deeper;
  }
  const entry = `${formatKey(rest)} = ${written}`;
  const last = pair.value.body.at(-1);
  if (last !== undefined) return { start: last.range[1], end: last.range[1], text: `, ${entry}` };
  const open = pair.value.range[0] + 1;
  return { start: open, end: open, text: ` ${entry} ` };
}

/** A line after the one in which `at` lies. */
function insertAfter(config: Config, at: number, entry: string): Change {
  const end = lineEnd(config.text, at);
  return { start: end, end, text: config.eol + entry };
}

/** At the top level: after its last key, else above the first header and the comments that belong to it. */
function insertTop(config: Config, entry: string): Change {
  const top = config.parsed.program.body[0].body;
  const firstTable = top.findIndex((node) => node.type === "TOMLTable");
  const last = (firstTable === -1 ? top : top.slice(0, firstTable)).at(-1);
  if (last !== undefined) return insertAfter(config, last.range[1], entry);
  const table = top[firstTable];
  if (table === undefined) return append(config, entry);
  let start = lineStart(config.text, table.range[0]);
  while (start > 0) {
    const above = lineStart(config.text, start - 1);
    if (!config.text.slice(above, start).trimStart().startsWith("#")) break;
    start = above;
  }
  return { start, end: start, text: entry + config.eol + config.eol };
}

function appendTable(config: Config, path: KeyPath, written: string): Change {
  const header = `[${formatKey(path.slice(0, -1))}]`;
  const blank = config.text.trim() === "" || /\n[ \t]*\r?\n$/.test(config.text) ? "" : config.eol;
  return append(config, `${blank}${header}${config.eol}${formatKey(path.slice(-1))} = ${written}`);
}

function append(config: Config, lines: string): Change {
  const { text, eol } = config;
  const start = text === "" || text.endsWith("\n") ? lines : eol + lines;
  return { start: text.length, end: text.length, text: start + eol };
}

function removeLine(config: Config, { pair }: Found): Change[] {
  const [from, to] = pair.range;
  const trailing = config.parsed.program.comments.find(
    ({ range }) => range[0] >= to && range[1] <= lineEnd(config.text, to),
  );
  const kept = keepComments(config, from, to, pair);
  if (trailing !== undefined) return [{ start: from, end: trailing.range[0], text: "" }, ...kept];
  const start = lineStart(config.text, from);
  return [{ start, end: nextLine(config.text, to), text: kept.map((change) => change.text).join("") }];
}

/** Out of an inline table, with the comma that follows or, at the end, the one before. */
function removeInline(config: Config, { pair, line }: Found): Change[] {
  const [start, end] = pair.range;
  const commas = config.parsed.program.tokens.filter((token) => token.value === "," && token.type === "Punctuator");
  const body = pair.parent.type === "TOMLInlineTable" ? pair.parent.body : [];
  const at = body.indexOf(pair);
  const before = body[at - 1]?.range[1] ?? pair.parent.range[0];
  const after = body[at + 1]?.range[0] ?? pair.parent.range[1];
  const comma =
    commas.find(({ range }) => range[0] >= end && range[1] <= after) ??
    commas.find(({ range }) => range[0] >= before && range[1] <= start);
  const changes = [{ start, end, text: "" }, ...keepComments(config, start, end, line)];
  if (comma === undefined) return changes;
  const spaces = /^[ \t]*/.exec(config.text.slice(comma.range[1]))?.[0].length ?? 0;
  const commaEnd = comma.range[0] >= end ? comma.range[1] + spaces : comma.range[1];
  return [...changes, { start: comma.range[0], end: commaEnd, text: "" }];
}

/** The header above, when the removed line was all that its table held and no comment would lose its place. */
function removeBareHeader(config: Config, { pair, line, table }: Found): Change[] {
  if (table === null || pair !== line || table.body.length !== 1 || table.kind !== "standard") return [];
  const { text } = config;
  const end = lineEnd(text, line.range[1]);
  const start = lineStart(text, table.range[0]);
  if (config.parsed.program.comments.some(({ range }) => range[0] >= start && range[1] <= end)) return [];
  const stop = lineStart(text, line.range[0]);
  const blank = /\r?\n[ \t]*(\r?\n)$/.exec(text.slice(0, start));
  return [{ start: blank === null ? start : start - (blank[1] as string).length, end: stop, text: "" }];
}

function headerEnd(config: Config, table: AST.TOMLTable): number {
  return lineEnd(config.text, table.key.range[1]);
}
