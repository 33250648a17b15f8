/**
 * The text of a hook: an XML element with a `hook_run_id`, whatever its name. Codex reads it with a lenient reader; local
 * compaction drops such messages.
 */
import { isBlank, trim } from "../../machine/utf8.ts";

const BEFORE = /^(?:\uFEFF|\s|<!--.*?-->|<\?.*?\?>|<!DOCTYPE(?:[^<>[]|\[.*?\])*>)*/is;
const OPEN = /^<([^\s/>!?=<]*)((?:\s*[^\s=<>/"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/;
const ATTRIBUTE = /\s*([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')/g;
const CLOSE = /^<\/([^\s>]*)\s*>/;
const COMMENT = /^(?:<!--.*?-->|<\?.*?\?>|<!DOCTYPE(?:[^<>[]|\[.*?\])*>)/is;
const CDATA = /^<!\[CDATA\[(.*?)\]\]>/s;
const REFERENCE = /&([^;&<]*);?/g;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The id must not be blank, and the element must hold exactly one run of text. What follows it is ignored. */
export function isHookPrompt(text: string): boolean {
  const trimmed = trim(text);
  const start = trimmed.replace(BEFORE, "");
  const open = OPEN.exec(start);
  if (open === null || open[3] === "/") return false;
  const id = hookId(open[2] ?? "");
  if (id === null || isBlank(id)) return false;
  return countTexts(start.slice(open[0].length), open[1] ?? "") === 1;
}

/** The value of `hook_run_id`, its references resolved; null when it is missing or bad, or a name stands twice. */
function hookId(attributes: string): string | null {
  const values = new Map<string, string>();
  for (const [, qualified = "", quoted = ""] of attributes.matchAll(ATTRIBUTE)) {
    const name = qualified.replace(/^.*:/, "");
    if (values.has(name)) return null;
    values.set(name, quoted.slice(1, -1));
  }
  const value = values.get("hook_run_id");
  return value === undefined ? null : resolved(value);
}

/** Texts with their references resolved; null when one of them is none. */
function resolved(text: string): string | null {
  let isGood = true;
  const plain = text.replace(REFERENCE, (whole, name: string) => {
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
    const point = code === null ? 0 : Number.parseInt(code[1] ?? code[2] ?? "0", code[1] === undefined ? 10 : 16);
    if (whole.endsWith(";") && Object.hasOwn(NAMED, name)) return NAMED[name] ?? "";
    if (whole.endsWith(";") && point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
    isGood = false;
    return "";
  });
  return isGood ? plain : null;
}

/**
 * Runs of text directly inside the element, up to its end tag. Child elements part runs and must be well nested; runs of
 * white space do not count. -1 for a body that cannot be read.
 */
function countTexts(body: string, name: string): number {
  const nested = [name];
  let count = 0;
  let run = "";
  const endRun = (): void => {
    if (/[^ \t\r\n]/.test(run)) count += 1;
    run = "";
  };
  for (let rest = body; rest !== ""; ) {
    const isInside = nested.length === 1;
    const piece = pieceOf(rest);
    if (piece === null) return -1;
    rest = rest.slice(piece.length);
    if (piece.kind === "text") {
      if (piece.text === null) return -1;
      if (isInside) run += piece.text;
    } else if (piece.kind === "open") {
      if (isInside) endRun();
      if (!piece.isEmpty) nested.push(piece.name);
    } else if (piece.kind === "close") {
      if (nested.pop() !== piece.name) return -1;
      if (nested.length > 0) continue;
      endRun();
      return count;
    }
  }
  return -1;
}

type Piece =
  | { readonly kind: "comment"; readonly length: number }
  /** Null: a bad reference. */
  | { readonly kind: "text"; readonly length: number; readonly text: string | null }
  | { readonly kind: "open"; readonly length: number; readonly name: string; readonly isEmpty: boolean }
  | { readonly kind: "close"; readonly length: number; readonly name: string };

function pieceOf(rest: string): Piece | null {
  const comment = COMMENT.exec(rest);
  if (comment !== null) return { kind: "comment", length: comment[0].length };
  const cdata = CDATA.exec(rest);
  if (cdata !== null) return { kind: "text", length: cdata[0].length, text: cdata[1] ?? "" };
  const close = CLOSE.exec(rest);
  if (close !== null) return { kind: "close", length: close[0].length, name: close[1] ?? "" };
  const open = OPEN.exec(rest);
  if (open !== null) return { kind: "open", length: open[0].length, name: open[1] ?? "", isEmpty: open[3] === "/" };
  const text = /^[^<]+/.exec(rest)?.[0];
  return text === undefined ? null : { kind: "text", length: text.length, text: resolved(text) };
}
