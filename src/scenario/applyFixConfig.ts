/** Edits of configuration texts that take the value along as it is written. Null: not possible. */
import type { AST } from "toml-eslint-parser";
import { locateKey, removeKey, setKey } from "./configEdit.ts";
import { lineStart, nextLine, startsWith } from "./configPlaces.ts";
import { formatKey, type KeyPath, namesOf, parseConfig, sameValue } from "./configText.ts";

const BOM = "\ufeff";

/** Replace [start, end) by `text`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A value as it is written, below the key that moves. */
interface Leaf {
  readonly below: KeyPath;
  readonly written: string;
}

/**
 * Gives a key or a table another name where it stands: every header and dotted key that names it is changed. Refused
 * where the new name is taken.
 */
export function renameKey(source: string, key: KeyPath, name: string): string | null {
  const text = withoutMark(source);
  const parsed = parseConfig(text);
  const to = [...key.slice(0, -1), name];
  if (!parsed.ok || valueAt(parsed.value, key) === undefined || valueAt(parsed.value, to) !== undefined) return null;
  const changes = [...namings(parsed.program, key)].map(([start, end]) => ({ start, end, text: formatKey([name]) }));
  const result = applyAll(text, changes);
  const after = parseConfig(result);
  if (!after.ok || valueAt(after.value, key) !== undefined) return null;
  if (!sameValue(valueAt(parsed.value, key), valueAt(after.value, to))) return null;
  return source.slice(0, source.length - text.length) + result;
}

/** The texts without and with the key: `to` is the text that gets it, which may be the same one. */
export function moveKey(
  from: string,
  key: KeyPath,
  to: string | null,
  toKey: KeyPath,
): { readonly from: string; readonly to: string } | null {
  const leaves = leavesOf(from, key);
  if (leaves === null || isTaken(to ?? from, toKey)) return null;
  const without = withoutLeaves(from, key, leaves);
  let target = to ?? without;
  for (const { below, written } of leaves) {
    target = target === null ? null : addWritten(target, [...toKey, ...below], written);
  }
  if (without === null || target === null) return null;
  return { from: to === null ? target : without, to: target };
}

/** Takes out a key, or a table with all its keys; the same text where there is none. */
export function removeTree(source: string, key: KeyPath): string | null {
  const parsed = parseConfig(withoutMark(source));
  if (!parsed.ok) return null;
  if (valueAt(parsed.value, key) === undefined) return source;
  const leaves = leavesOf(source, key);
  return withoutLeaves(source, key, leaves ?? []);
}

/** The value of a key as it is written, or those of all keys of a table; null for what cannot be taken along. */
function leavesOf(source: string, key: KeyPath): readonly Leaf[] | null {
  const text = withoutMark(source);
  const parsed = parseConfig(text);
  if (!parsed.ok) return null;
  const single = locateKey(text, key);
  if (single !== null) return [{ below: [], written: writtenValue(text.slice(single.start, single.end)) }];
  const leaves: Leaf[] = [];
  for (const node of parsed.program.body[0].body) {
    const prefix = node.type === "TOMLTable" ? node.resolvedKey : [];
    // An element of an array of tables has no key of its own.
    if (prefix.some((part) => typeof part === "number")) {
      if (startsWith(prefix.map(String), key)) return null;
      continue;
    }
    for (const pair of node.type === "TOMLTable" ? node.body : [node]) {
      const path = [...prefix.map(String), ...namesOf(pair.key)];
      if (!startsWith(path, key)) continue;
      leaves.push({ below: path.slice(key.length), written: text.slice(...pair.value.range) });
    }
  }
  return leaves.length === 0 ? null : leaves;
}

function withoutLeaves(source: string, key: KeyPath, leaves: readonly Leaf[]): string | null {
  let text = source;
  for (const { below } of leaves) {
    const edit = removeKey(text, [...key, ...below]);
    if (!edit.ok) return null;
    text = edit.text;
  }
  return withoutHeaders(text, key);
}

/** Without the headers of tables at or below the key that hold nothing; null when something is left. */
function withoutHeaders(source: string, key: KeyPath): string | null {
  const text = withoutMark(source);
  const parsed = parseConfig(text);
  if (!parsed.ok) return null;
  const changes = parsed.program.body[0].body.flatMap((node): Change[] => {
    if (node.type !== "TOMLTable" || node.body.length > 0 || node.kind !== "standard") return [];
    if (!startsWith(node.resolvedKey.map(String), key)) return [];
    return [{ start: lineStart(text, node.range[0]), end: nextLine(text, node.key.range[1]), text: "" }];
  });
  const result = applyAll(text, changes);
  const after = parseConfig(result);
  if (!after.ok || valueAt(after.value, key) !== undefined) return null;
  return source.slice(0, source.length - text.length) + result;
}

/** Adds a key with a value that is written already. */
function addWritten(source: string, key: KeyPath, written: string): string | null {
  const edit = setKey(source, key, 0);
  if (!edit.ok) return null;
  const pair = locateKey(edit.text, key);
  if (pair === null) return null;
  const result = `${edit.text.slice(0, pair.end - 1)}${written}${edit.text.slice(pair.end)}`;
  const after = parseConfig(withoutMark(result));
  const value = parseConfig(`value = ${written}`);
  if (!after.ok || !value.ok) return null;
  return sameValue(valueAt(after.value, key), value.value.value) ? result : null;
}

function isTaken(source: string, key: KeyPath): boolean {
  const parsed = parseConfig(withoutMark(source));
  return parsed.ok && valueAt(parsed.value, key) !== undefined;
}

function writtenValue(pair: string): string {
  const parsed = parseConfig(pair);
  const node = parsed.ok ? parsed.program.body[0].body[0] : undefined;
  return node?.type === "TOMLKeyValue" ? pair.slice(...node.value.range) : "";
}

/** The ranges of the names that name the last part of `key`, in headers, dotted keys and inline tables. */
function* namings(program: AST.TOMLProgram, key: KeyPath): Generator<AST.Range> {
  for (const node of program.body[0].body) {
    if (node.type === "TOMLKeyValue") {
      yield* namingsInPair(node, [], key);
      continue;
    }
    yield* namingsInKey(node.key, [], key);
    for (const pair of node.body) yield* namingsInPair(pair, node.resolvedKey.map(String), key);
  }
}

function* namingsInPair(pair: AST.TOMLKeyValue, prefix: KeyPath, key: KeyPath): Generator<AST.Range> {
  yield* namingsInKey(pair.key, prefix, key);
  if (pair.value.type !== "TOMLInlineTable") return;
  for (const inner of pair.value.body) yield* namingsInPair(inner, [...prefix, ...namesOf(pair.key)], key);
}

function* namingsInKey(node: AST.TOMLKey, prefix: KeyPath, key: KeyPath): Generator<AST.Range> {
  const names = [...prefix, ...namesOf(node)];
  const part = node.keys[key.length - 1 - prefix.length];
  if (part !== undefined && startsWith(names, key)) yield part.range;
}

function applyAll(text: string, changes: readonly Change[]): string {
  let result = text;
  for (const { start, end, text: by } of [...changes].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + by + result.slice(end);
  }
  return result;
}

/** The value of a key in a parsed text. */
function valueAt(tree: unknown, key: KeyPath): unknown {
  let here = tree;
  for (const name of key) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as { [key: string]: unknown })[name];
  }
  return here;
}

function withoutMark(text: string): string {
  return text.startsWith(BOM) ? text.slice(1) : text;
}
