/** TOML cut into tokens as Codex's own parser cuts it: also what is not closed is a token, up to the end of its line. */

export type TokenKind =
  | "."
  | "="
  | ","
  | "["
  | "]"
  | "{"
  | "}"
  | "space"
  | "newline"
  | "comment"
  | "basic"
  | "literal"
  | "mlBasic"
  | "mlLiteral"
  | "atom"
  | "end";

/** [start, end) in UTF-16 code units of the document. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Stretch {
  readonly kind: TokenKind;
}

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ["space", /[ \t]+/y],
  ["newline", /\r\n?|\n/y],
  ["comment", /#[^\r\n]*/y],
  ["mlBasic", /"""(?:[^"\\]|\\[\s\S]|"(?!""))*(?:"{3,5}|$)/y],
  ["mlLiteral", /'''(?:[^']|'(?!''))*(?:'{3,5}|$)/y],
  ["basic", /"(?:[^"\\\n]|\\["\\]?)*"?/y],
  ["literal", /'[^'\n]*'?/y],
  // Quotes inside are kept: the opening one may have been forgotten.
  ["atom", /[^.=,[\]{}# \t\r\n]+/y],
];

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: "end", start: text.length, end: text.length });
  return tokens;
}

function tokenAt(text: string, at: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined && found !== "") return { kind, start: at, end: at + found.length };
  }
  return { kind: text[at] as TokenKind, start: at, end: at + 1 };
}
