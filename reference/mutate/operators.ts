/** Small faults that a rule could have: one change of one place in a source file each. */
import { parseSync } from "vite";

export interface Mutant {
  /** Path below `src/engine`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line as it stands, without white space at its ends. */
  readonly code: string;
  /** Name of the innermost function around it; empty at the top level. */
  readonly within: string;
  /** Offsets of what is replaced, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** `original → replacement`. */
  readonly change: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const BINARY: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};
const LOGICAL: Readonly<Record<string, string>> = { "&&": "||", "||": "&&" };
const CALLS: ReadonlyMap<string, string> = new Map([
  ["min", "max"],
  ["max", "min"],
  ["some", "every"],
  ["every", "some"],
  ["floor", "ceil"],
  ["ceil", "floor"],
]);
/** Put behind a text to make it another one. */
const SPOILT = "~";

interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** All mutants of a source file, in the order of their places. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  visit(parse(file, source), null, "", (node, parent, within) => {
    for (const change of changesAt(node, parent, source)) {
      mutants.push({ file, within, ...change, ...placeOf(source, change) });
    }
  });
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Places of the bodies of all loops. */
export function loopBodies(
  source: string,
): { readonly start: number; readonly end: number; readonly isBlock: boolean }[] {
  const bodies: { start: number; end: number; isBlock: boolean }[] = [];
  visit(parse("loops.ts", source), null, "", ({ type, body }) => {
    if (!/^(For|While|DoWhile)/.test(type) || !isNode(body)) return;
    bodies.push({ start: body.start, end: body.end, isBlock: body.type === "BlockStatement" });
  });
  return bodies;
}

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

function placeOf(source: string, { start, end, replacement }: Change): Pick<Mutant, "line" | "code" | "change"> {
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", start);
  return {
    line: source.slice(0, start).split("\n").length,
    code: source.slice(lineStart, lineEnd === -1 ? source.length : lineEnd).trim(),
    change: `${shortened(source.slice(start, end))} → ${shortened(replacement)}`,
  };
}

function shortened(code: string): string {
  const oneLine = code.replace(/\s+/g, " ");
  return oneLine.length > 60 ? `${oneLine.slice(0, 59)}…` : oneLine;
}

/** Fields of an answer that tell a person about a decision: nothing of them is sent. */
const TOLD = ["reason", "because", "origin", "source", "warning", "place", "what", "active", "line", "column", "cut"];
/** Functions that make such a thing of their arguments. */
const TELLING = ["sentence", "configOrigin", "placeOf", "gap", "builtIn", "typeFault", "wrongType", "wrongName"];
/** Functions with one argument that is told: where a text comes from, and what a part is called on screen. */
const TELLING_ARGUMENT: Readonly<Record<string, number>> = { span: 1, partOf: 0 };

function calledName(node: Node | null): string {
  if (node?.type !== "CallExpression") return "";
  const callee = node.callee as Node;
  const name = callee.type === "MemberExpression" ? (callee.property as Node) : callee;
  return String(name.name);
}

/** What is said about a rule is not the rule. */
function isTold(node: Node, parent: Node | null): boolean {
  if (TELLING.includes(calledName(node))) return true;
  if (parent?.type === "Property" && parent.value === node) return TOLD.includes(String((parent.key as Node).name));
  if (parent === null) return false;
  const told = TELLING_ARGUMENT[calledName(parent)];
  return told !== undefined && (parent.arguments as Node[])[told] === node;
}

/** `list[i] ?? 0`: what TypeScript asks for where the index is always good. */
function isNeverTaken(node: Node, parent: Node | null): boolean {
  if (parent?.type !== "LogicalExpression" || parent.operator !== "??" || parent.right !== node) return false;
  const left = parent.left as Node;
  const object = left.type === "ChainExpression" ? (left.expression as Node) : left;
  const indexed = object.computed === true ? object : (object.object as Node | undefined);
  return node.type === "Literal" && indexed?.computed === true;
}

/** Types, imports and exports from other files hold no rules. */
function isSkipped(node: Node, parent: Node | null): boolean {
  const { type } = node;
  if (isTold(node, parent) || isNeverTaken(node, parent)) return true;
  if (type.startsWith("TS")) return !/^TS(As|Satisfies|NonNull)Expression$/.test(type);
  return /^Import|^ExportAll/.test(type) || (type === "ExportNamedDeclaration" && node.source !== null);
}

function visit(
  node: Node,
  parent: Node | null,
  within: string,
  meet: (node: Node, parent: Node | null, within: string) => void,
): void {
  if (isSkipped(node, parent)) return;
  meet(node, parent, within);
  const inner = functionName(node, parent) ?? within;
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "returnType" || key === "typeArguments") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, node, inner, meet);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function functionName(node: Node, parent: Node | null): string | null {
  const named = (id: unknown) => (isNode(id) && typeof id.name === "string" ? id.name : null);
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") return named(node.id);
  if (node.type === "MethodDefinition") return named(node.key);
  const isFunction = node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression";
  return isFunction && parent?.type === "VariableDeclarator" ? named(parent.id) : null;
}

function changesAt(node: Node, parent: Node | null, source: string): Change[] {
  switch (node.type) {
    case "Literal":
      return literalChanges(node, parent, source);
    case "TemplateElement":
      return templateChanges(node, source);
    case "BinaryExpression":
      return operatorChange(node, BINARY, source);
    case "LogicalExpression":
      return operatorChange(node, LOGICAL, source);
    case "UnaryExpression":
      return node.operator === "!" ? [replace(node, textOf(node.argument as Node, source))] : [];
    case "IfStatement":
      return [replace(node.test as Node, "false")];
    case "ConditionalExpression": {
      const test = node.test as Node;
      return [replace(test, `!(${textOf(test, source)})`)];
    }
    case "CallExpression":
      return callChange(node);
    case "ContinueStatement":
      return [replace(node, ";")];
    default:
      return [];
  }
}

function textOf(node: Node, source: string): string {
  return source.slice(node.start, node.end);
}

function replace(node: Node, replacement: string): Change {
  return { start: node.start, end: node.end, replacement };
}

function operatorChange(node: Node, swaps: Readonly<Record<string, string>>, source: string): Change[] {
  const operator = node.operator as string;
  const swapped = swaps[operator];
  if (swapped === undefined) return [];
  const start = source.indexOf(operator, (node.left as Node).end);
  return [{ start, end: start + operator.length, replacement: swapped }];
}

/** A tag that only tells the variants of a type apart: flipping its comparisons is enough. */
function isTag(parent: Node | null, node: Node): boolean {
  if (parent?.type === "SwitchCase" || parent?.type === "ExpressionStatement") return true;
  if (parent?.type === "BinaryExpression") return true;
  if (parent?.type !== "Property") return false;
  if (parent.key === node) return true;
  const key = parent.key as Node;
  return ["kind", "type", "fragment", "failure", "state"].includes(String(key.name));
}

function literalChanges(node: Node, parent: Node | null, source: string): Change[] {
  const { value } = node;
  if (typeof value === "boolean") return [replace(node, String(!value))];
  if (typeof value === "number") return [replace(node, `${value + 1}`), replace(node, `${value - 1}`)];
  if (typeof value !== "string" || isTag(parent, node)) return [];
  const raw = textOf(node, source);
  return [replace(node, `${raw.slice(0, -1)}${SPOILT}${raw.slice(-1)}`)];
}

function templateChanges(node: Node, source: string): Change[] {
  const { raw } = node.value as { readonly raw: string };
  if (raw === "") return [];
  // The node's place may take in the delimiters around the text.
  const end = node.start + source.slice(node.start, node.end).indexOf(raw) + raw.length;
  return [{ start: end, end, replacement: SPOILT }];
}

function callChange(node: Node): Change[] {
  const callee = node.callee as Node;
  const property = callee.type === "MemberExpression" ? (callee.property as Node) : null;
  const swapped = property === null ? undefined : CALLS.get(String(property.name));
  return property === null || swapped === undefined ? [] : [replace(property, swapped)];
}
