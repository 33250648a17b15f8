/**
 * YAML as the program's own reader (libyaml) takes it, as far as the fields of a skill need it: what is a mapping, what a
 * list, and scalars as they are written. On top of a reader of YAML, which is a little stricter than the program's where
 * a quoted text goes on in an unindented line, and a little milder about tabs before a comment.
 */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseAllDocuments, Scalar, visit } from "yaml";

export type YamlValue =
  | YamlText
  /** Nothing, or a word for it. `isEmpty`: nothing at all stands there. */
  | { readonly kind: "null"; readonly isEmpty: boolean }
  | { readonly kind: "list"; readonly items: readonly YamlValue[] }
  | { readonly kind: "map"; readonly entries: readonly (readonly [key: YamlValue, value: YamlValue])[] };

/** `[start, end)` in the YAML text, quotes included. */
export interface YamlText {
  readonly kind: "text";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isPlain: boolean;
}

/** The one document, null when there is none; or why it is no YAML. */
export type YamlResult = { readonly value: YamlValue | null } | { readonly fault: string };

const OPTIONS = {
  schema: "failsafe",
  version: "1.1",
  strict: true,
  uniqueKeys: false,
  merge: false,
  logLevel: "silent",
  prettyErrors: false,
} as const;

/** Characters that a YAML text may not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const REFUSED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
/** Line ends of YAML 1.1 that are none in YAML 1.2; each one character long. */
const OTHER_LINE_ENDS = /[\r\u0085\u2028\u2029]/g;
/** What `&` and `*` must be followed by. */
const ANCHOR = /^[&*][\w-]+(?=[\s?:,\]}%@`]|$)/;

/** Never throws. */
export function readYaml(text: string): YamlResult {
  const refused = REFUSED.exec(text);
  if (refused !== null) return { fault: `control character at ${refused.index}` };
  // A byte order mark at the start says how the text is encoded.
  const source = text.replace(/^\ufeff/, " ").replace(OTHER_LINE_ENDS, "\n");
  const documents = parseAllDocuments<ParsedNode>(text.startsWith("\ufeff") ? source.slice(1) : source, OPTIONS);
  if (!Array.isArray(documents)) return { value: null };
  const fault = documents.flatMap(({ errors }) => errors)[0];
  if (fault !== undefined) return { fault: fault.message };
  const [document] = documents;
  if (documents.length > 1) return { fault: "more than one document" };
  if (document === undefined) return { value: null };
  let broken: string | null = null;
  visit(document, {
    Map(_, { flow, items }) {
      const isNameless = items.some(({ key }) => key === null || (isScalar(key) && key.source === "" && isPlain(key)));
      if (flow !== true && isNameless) broken = "a value without a key";
    },
    Node(_, node) {
      const [start = 0] = node.range ?? [];
      const isMarked = isAlias(node) || ("anchor" in node && node.anchor !== undefined);
      if (isAlias(node) && (node.resolve(document) === undefined || !ANCHOR.test(source.slice(start)))) {
        broken = `unknown anchor "${node.source}"`;
      } else if (isMarked && !isAlias(node) && !/^[\w-]+$/.test(node.anchor ?? "")) {
        broken = `bad anchor "${node.anchor}"`;
      }
    },
  });
  if (broken !== null) return { fault: broken };
  return { value: document.contents === null ? null : readNode(document.contents, document, 0) };
}

/** Deeper nesting is not looked at. */
const MAX_DEPTH = 8;

function readNode(node: unknown, document: unknown, depth: number): YamlValue {
  if (isAlias(node)) return readNode(node.resolve(document as never), document, depth);
  if (isSeq(node)) {
    const items = depth > MAX_DEPTH ? [] : node.items;
    return { kind: "list", items: items.map((item) => readNode(item, document, depth + 1)) };
  }
  if (isMap(node)) {
    const entries = depth > MAX_DEPTH ? [] : node.items;
    return {
      kind: "map",
      entries: entries.map(({ key, value }) => [
        readNode(key, document, depth + 1),
        readNode(value, document, depth + 1),
      ]),
    };
  }
  return isScalar(node) ? textOf(node) : { kind: "null", isEmpty: true };
}

const NOTHING: ReadonlySet<string> = new Set(["null", "Null", "NULL", "~"]);

function textOf(node: Scalar): YamlValue {
  const text = typeof node.value === "string" ? node.value : "";
  const plain = isPlain(node);
  if (node.tag === undefined && plain && (text === "" || NOTHING.has(text))) {
    return { kind: "null", isEmpty: text === "" };
  }
  if (node.tag?.endsWith(":null") === true) return { kind: "null", isEmpty: text === "" };
  const [start = 0, end = start] = node.range ?? [];
  return { kind: "text", text, start, end, isPlain: plain };
}

function isPlain({ type }: Scalar): boolean {
  return type === undefined || type === Scalar.PLAIN;
}

/** The value of a key of a mapping; the keys are texts. Undefined when it is not there. */
export function entryOf(map: YamlValue & { kind: "map" }, key: string): YamlValue | undefined {
  return map.entries.find(([name]) => name.kind === "text" && name.text === key)?.[1];
}

/** How often the mapping has the key. */
export function countOf(map: YamlValue & { kind: "map" }, key: string): number {
  return map.entries.filter(([name]) => name.kind === "text" && name.text === key).length;
}
