/** The little of Starlark that files of rules are written in: calls with literals, and names for lists. */

export type Literal = string | boolean | null | readonly Literal[];

export interface Call {
  readonly name: string;
  readonly positional: readonly Literal[];
  readonly named: ReadonlyMap<string, Literal>;
  /** Where the call begins, in UTF-16 code units. */
  readonly start: number;
}

class NotUnderstood extends Error {}

const TOKEN =
  /[ \t\r]+|#[^\n]*|(\n)|("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|([A-Za-z_]\w*)|([()[\]=,])/y;

interface Token {
  readonly kind: "line" | "string" | "name" | "sign" | "end";
  readonly text: string;
  readonly start: number;
}

/** The calls of a file in their order; null when it holds what is not understood here. */
export function callsOf(source: string): Call[] | null {
  try {
    return new Reader(tokensOf(source)).calls();
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** Line ends inside brackets are no tokens. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < source.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (found === null) throw new NotUnderstood();
    const [text, line, string, name, sign] = found;
    if (sign !== undefined) depth += "([".includes(sign) ? 1 : ")]".includes(sign) ? -1 : 0;
    if (line !== undefined && depth === 0) tokens.push({ kind: "line", text, start: at });
    else if (string !== undefined) tokens.push({ kind: "string", text, start: at });
    else if (name !== undefined) tokens.push({ kind: "name", text, start: at });
    else if (sign !== undefined) tokens.push({ kind: "sign", text, start: at });
    at += text.length;
  }
  return [...tokens, { kind: "end", text: "", start: source.length }];
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #names = new Map<string, Literal>([
    ["True", true],
    ["False", false],
    ["None", null],
  ]);
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  calls(): Call[] {
    const calls: Call[] = [];
    for (;;) {
      const token = this.#next();
      if (token.kind === "end") return calls;
      if (token.kind === "line") continue;
      if (token.kind !== "name") throw new NotUnderstood();
      if (this.#takes("=")) this.#names.set(token.text, this.#value());
      else calls.push(this.#call(token));
      const end = this.#next();
      if (end.kind === "end") return calls;
      if (end.kind !== "line") throw new NotUnderstood();
    }
  }

  #next(): Token {
    const token = this.#tokens[this.#at] as Token;
    this.#at = Math.min(this.#at + 1, this.#tokens.length - 1);
    return token;
  }

  #takes(sign: string): boolean {
    const token = this.#tokens[this.#at];
    const isIt = token?.kind === "sign" && token.text === sign;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new NotUnderstood();
  }

  #call({ text, start }: Token): Call {
    const positional: Literal[] = [];
    const named = new Map<string, Literal>();
    this.#expect("(");
    while (!this.#takes(")")) {
      const first = this.#tokens[this.#at];
      const second = this.#tokens[this.#at + 1];
      if (first?.kind === "name" && second?.text === "=") {
        this.#at += 2;
        named.set(first.text, this.#value());
      } else positional.push(this.#value());
      if (!this.#takes(",")) {
        this.#expect(")");
        break;
      }
    }
    return { name: text, positional, named, start };
  }

  #value(): Literal {
    if (this.#takes("[")) return this.#items("]");
    const token = this.#next();
    if (token.kind === "string") return unquoted(token.text);
    const value = token.kind === "name" ? this.#names.get(token.text) : undefined;
    if (value === undefined) throw new NotUnderstood();
    return value;
  }

  #items(close: string): Literal[] {
    const items: Literal[] = [];
    while (!this.#takes(close)) {
      items.push(this.#value());
      if (!this.#takes(",")) {
        this.#expect(close);
        break;
      }
    }
    return items;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "\\": "\\",
  '"': '"',
  "'": "'",
  "\n": "",
};

function unquoted(literal: string): string {
  const quotes = /^(?:"""|'''|"|')/.exec(literal)?.[0].length ?? 1;
  return literal.slice(quotes, -quotes).replace(/\\(x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[\s\S])/g, (_, written: string) => {
    const plain = ESCAPES[written];
    if (plain !== undefined) return plain;
    if (written.length === 1) throw new NotUnderstood();
    return String.fromCharCode(Number.parseInt(written.slice(1), 16));
  });
}
