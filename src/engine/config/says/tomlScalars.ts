/** What is wrong with a single value of TOML, in the words of Codex's own parser. */
import { complain, type TomlComplaint, unknownFault } from "./complaint.ts";
import type { Stretch, TokenKind } from "./tomlTokens.ts";

export type ScalarKind = "string" | "integer" | "float" | "boolean" | "datetime";

/** The kind of a value by its writing. */
export function scalarKind(raw: string): ScalarKind {
  if (/^["']/.test(raw)) return "string";
  if (/^(?:true|false)$/.test(raw)) return "boolean";
  if (/^\d+[-:]/.test(raw)) return "datetime";
  return /^0[xob]/.test(raw) || !/[.eEn]/.test(raw) ? "integer" : "float";
}

const ESCAPES = ["b", "e", "f", "n", "r", "\\", '"', "x", "u", "U"].map((name) => `\`${name}\``);

/** The first fault of a value that is written `raw` and begins at `at`; null when nothing is known to be wrong. */
export function decodeFault(raw: string, at: number, kind: TokenKind): TomlComplaint | null {
  switch (kind) {
    case "basic":
      return quotedFault(raw, at, '"', "invalid basic string") ?? basicFault(raw, at);
    case "mlBasic":
      return quotedFault(raw, at, '"""', "invalid multi-line basic string") ?? escapeFault(raw, at);
    case "literal":
      return quotedFault(raw, at, "'", "invalid literal string");
    case "mlLiteral":
      return quotedFault(raw, at, "'''", "invalid multi-line literal string");
    default:
      return bareFault(raw, at);
  }
}

function quotedFault(raw: string, at: number, quotes: string, what: string): TomlComplaint | null {
  const isClosed = raw.length >= 2 * quotes.length && raw.endsWith(quotes);
  const end = at + raw.length;
  return isClosed ? null : complain(what, [`\`${quotes[0]}\``], { start: end, end });
}

function basicFault(raw: string, at: number): TomlComplaint | null {
  const escaped = escapeFault(raw, at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a string may not hold
  const control = /[\u0000-\u0008\u000b-\u001f\u007f]+/.exec(raw);
  if (control === null || (escaped !== null && escaped.start <= at + control.index)) return escaped;
  const start = at + control.index;
  const expected = ["non-double-quote visible characters", "`\\`"];
  return complain("invalid basic string", expected, { start, end: start + control[0].length });
}

function escapeFault(raw: string, at: number): TomlComplaint | null {
  for (const { 0: written, index } of raw.matchAll(/\\(?:[xuU][0-9A-Fa-f]*|[ \t]*\r?\n|[\s\S])?/g)) {
    const id = written[1] ?? "";
    const start = at + index + 1;
    if (!/[\s"\\befnrtxuU]/.test(id)) return complain("missing escaped value", ESCAPES, { start, end: start });
    const digits = { x: 2, u: 4, U: 8 }[id] ?? 0;
    if (written.length - 2 < digits) {
      const end = start + written.length - 1;
      return complain("too few unicode value digits", ["unicode hexadecimal value"], { start: end, end });
    }
  }
  return null;
}

/** Words that are close to a value that TOML knows, by their first letter. */
const SYMBOLS: Readonly<Record<string, readonly [word: string, what: string]>> = {
  t: ["true", "invalid boolean"],
  f: ["false", "invalid boolean"],
  i: ["inf", "invalid float"],
  n: ["nan", "invalid float"],
};

function bareFault(raw: string, at: number): TomlComplaint | null {
  const whole = { start: at, end: at + raw.length };
  const number = raw.replace(/^[+-]/, "");
  const start = whole.end - number.length;
  if (number !== raw && /^[+-]/.test(number)) {
    return complain("redundant numeric sign", [], { start, end: start + 1 });
  }
  const symbol = SYMBOLS[(number[0] ?? "").toLowerCase()];
  if (symbol !== undefined && (number === raw || symbol[1] === "invalid float")) {
    const [word, what] = symbol;
    if (number === word) return null;
    if (!raw.includes(" ")) return complain(what, [`\`${word}\``], { start, end: whole.end });
  }
  if (!/^[\d._]/.test(number)) return unquotedFault(raw, whole);
  return numberFault(number, { start, end: whole.end }, () => unquotedFault(raw, whole));
}

function unquotedFault(raw: string, whole: Stretch): TomlComplaint {
  const [quotes] = /(?:'''|"""|'|")$/.exec(raw) ?? [];
  if (quotes === undefined) return complain("string values must be quoted", ["literal string"], whole);
  return complain("missing opening quote", [`\`${quotes}\``], { start: whole.start, end: whole.start });
}

function numberFault(number: string, own: Stretch, unquoted: () => TomlComplaint): TomlComplaint | null {
  if (/^0[xXoObBdD]/.test(number)) return radixFault(number, own);
  const rest = number.replace(/^\d*/, "");
  if (/^[-:]/.test(rest))
    return /^\d{4}-(?:0\d|1[0-2])-[0-3]\d|^[0-2]\d:[0-5]\d/.test(number) ? null : unknownFault(own);
  const isFloat = /[.eE]/.test(rest);
  if (rest !== "" && (rest.includes(" ") || !(isFloat || rest.startsWith("_")))) return unquoted();
  const fault = isFloat ? floatFault(number, own) : number.length > 1 && leadingZero(number, own);
  if (fault) return fault;
  const bad = /^_|__|_$|_(?=[.eE])|[.eE]_/.exec(number);
  if (bad !== null) {
    const start = own.start + bad.index;
    return complain("`_` may only go between digits", [], { start, end: start + 1 });
  }
  return isFloat || BigInt(number.replaceAll("_", "")) < 2n ** 63n ? null : unknownFault(own);
}

function leadingZero(digits: string, { start }: Stretch): TomlComplaint | null {
  return digits.startsWith("0") ? complain("unexpected leading zero", [], { start, end: start + 1 }) : null;
}

/** Mantissa, fraction, exponent, each with digits. */
function floatFault(number: string, own: Stretch): TomlComplaint | null {
  const [all, mantissa = "", fraction, exponent] = /^([\d_]*)(?:\.([\d_]*))?(?:[eE][+-]?([\d_]*))?/.exec(number) ?? [
    "",
  ];
  const missing = (what: string, at: number): TomlComplaint =>
    complain(`invalid ${what}`, ["digits"], { start: own.start + at, end: own.start + at });
  if (mantissa === "") return missing("mantissa", 0);
  if (mantissa.length > 1 && mantissa.startsWith("0")) return leadingZero(mantissa, own);
  if (fraction === "") return missing("fraction", mantissa.length + 1);
  if (exponent === "") return missing("exponent", all.length);
  return all === number ? null : complain("invalid float", [], { start: own.start + all.length, end: own.end });
}

const RADIX: Readonly<Record<string, readonly [what: string, bad: RegExp]>> = {
  x: ["hexadecimal", /[^\dA-Fa-f_]/],
  o: ["octal", /[^0-7_]/],
  b: ["binary", /[^01_]/],
};

function radixFault(number: string, own: Stretch): TomlComplaint | null {
  const [what, pattern] = RADIX[number[1] ?? ""] ?? [];
  if (what === undefined || pattern === undefined) return unknownFault(own);
  const bad = pattern.exec(number.slice(2));
  if (bad === null) return number.length === 2 ? unknownFault(own) : null;
  const start = own.start + 2 + bad.index;
  return { message: `invalid ${what} number`, start, end: start };
}

/** What is wrong with a key that is written without quotes. */
export function bareKeyFault(raw: string, at: number): TomlComplaint | null {
  const expected = ["letters", "numbers", "`-`", "`_`"];
  if (raw === "") return complain("unquoted keys cannot be empty", expected, { start: at, end: at });
  const bad = /[^\w-]/u.exec(raw);
  if (bad === null) return null;
  const start = at + bad.index;
  return complain("invalid unquoted key", expected, { start, end: start + bad[0].length });
}

/** The name of a quoted key; its escapes are few. */
export function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}
