/** The shape of a configuration file: keys, numbers and values that decide something stay, texts and comments go. */
import type { AST } from "toml-eslint-parser";
import { namesOf, parseConfig } from "./configText.ts";
import { piecesOf, type ShapePiece } from "./skeletonShape.ts";

/** Keys whose value is a text for people or models. */
const TEXTS =
  /(^|_)(instructions|prompt|text|description|context|message|label|title|notes?|summary|guidance|hint|policy_text)$/;
/** Keys and tables that hold what nobody hands out. */
const SECRETS = /(?:^|_)(?:tokens?|secret|password|api_?key|authorization|bearer|credentials?|env|headers?|set)$/i;
/** Keys whose values are names of files, directories and models: they decide, and stay. */
const NAMES =
  /^(project_root_markers|project_doc_fallback_filenames|writable_roots|.*_(file|json)|path|model|model_provider|profile)$/;
/** A path, a name, one of Codex's own words: nothing that a person has written as text. */
const PLAIN = /^(?:[~./][^\n]{0,400}|[\w.:@+-]{1,40}|)$/;

/** Is this value, under the names of its keys, a text that goes? */
export function isPrivateValue(names: readonly string[], value: string): boolean {
  if (names.some((name) => NAMES.test(name))) return false;
  const key = names.at(-1) ?? "";
  return TEXTS.test(key) || names.some((name) => SECRETS.test(name)) || !PLAIN.test(value);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

export function configPieces(text: string): ShapePiece[] {
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  const parsed = parseConfig(text.slice(mark));
  const stretches = parsed.ok ? privateStretches(parsed.program) : brokenStretches(text.slice(mark));
  return masked(
    text,
    stretches.map(({ start, end }) => ({ start: start + mark, end: end + mark })),
  );
}

/** Insides of texts and comments, in the order of the file. */
function privateStretches(program: AST.TOMLProgram): Stretch[] {
  const found: Stretch[] = program.comments.map(({ range }) => ({ start: range[0] + 1, end: range[1] }));
  const look = (node: AST.TOMLContentNode, names: readonly string[]): void => {
    if (node.type === "TOMLArray") for (const element of node.elements) look(element, names);
    else if (node.type === "TOMLInlineTable") for (const pair of node.body) lookAt(pair, names);
    else if (node.kind === "string" && isPrivateValue(names, node.value)) {
      const quote = node.multiline ? 3 : 1;
      found.push({ start: node.range[0] + quote, end: node.range[1] - quote });
    }
  };
  const lookAt = ({ key, value }: AST.TOMLKeyValue, names: readonly string[]): void =>
    look(value, [...names, ...namesOf(key)]);
  for (const node of program.body[0].body) {
    if (node.type === "TOMLKeyValue") lookAt(node, []);
    else for (const pair of node.body) lookAt(pair, node.resolvedKey.map(String));
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A file that cannot be parsed: what stands behind a `=` in quotes, and comments, as far as lines tell. */
function brokenStretches(text: string): Stretch[] {
  return [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|#([^\n]*)/g)].flatMap((found) => {
    const inside = found[1] ?? found[2] ?? found[3] ?? "";
    const start = found.index + 1;
    return PLAIN.test(inside) && found[3] === undefined ? [] : [{ start, end: start + inside.length }];
  });
}

/** Escapes and white space inside a private stretch stay: they decide about the size of the value. */
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|[^\s]|[ \t]*\r?\n\s*)/g;

function masked(text: string, stretches: readonly Stretch[]): ShapePiece[] {
  const pieces: ShapePiece[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    pieces.push(text.slice(at, start));
    const inside = text.slice(start, end);
    let from = 0;
    for (const kept of inside.matchAll(ESCAPE)) {
      pieces.push(...piecesOf(inside.slice(from, kept.index), { spaces: true }), kept[0]);
      from = kept.index + kept[0].length;
    }
    pieces.push(...piecesOf(inside.slice(from), { spaces: true }));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.filter((piece) => piece !== "");
}
