/** What is wrong with a TOML document, in the words and at the place of Codex's own parser; and where its values stand. */
import { complain, type TomlComplaint } from "./complaint.ts";
import { misplaced, NEEDED, type Need } from "./tomlInline.ts";
import { after, before, node, stretch, type TomlNode } from "./tomlNode.ts";
import { bareKeyFault, decodeFault, scalarKind, unescaped } from "./tomlScalars.ts";
import { type Stretch, type Token, type TokenKind, tokensOf } from "./tomlTokens.ts";

export interface TomlOutline {
  readonly root: TomlNode;
  /** Faults of the form come before those of single values, wherever they stand. Null: none that is known. */
  readonly complaint: TomlComplaint | null;
}

export function outlineToml(text: string): TomlOutline {
  const parser = new Parser(text);
  parser.document();
  return { root: parser.root, complaint: parser.formFault ?? parser.valueFault };
}

const KEY_TOKENS: ReadonlySet<TokenKind> = new Set(["basic", "literal", "mlBasic", "mlLiteral", "atom"]);
const SCALAR_TOKENS: ReadonlySet<TokenKind> = new Set([...KEY_TOKENS, "."]);
const IGNORED: ReadonlySet<TokenKind> = new Set(["space", "newline", "comment"]);

interface Key extends Stretch {
  readonly name: string;
}

class Parser {
  readonly root = node("table", { start: 0, end: 0 });
  formFault: TomlComplaint | null = null;
  valueFault: TomlComplaint | null = null;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #table = this.root;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  document(): void {
    for (let token = this.#peek(); token.kind !== "end"; token = this.#peek()) {
      if (token.kind === "[") this.#header();
      else if (KEY_TOKENS.has(token.kind) || token.kind === "=" || token.kind === ".") this.#expression();
      else if (IGNORED.has(token.kind)) this.#at += 1;
      else {
        this.#form("invalid key-value pair", ["key"], before(token));
        this.#skipLine();
      }
    }
  }

  #peek(ahead = 0): Token {
    const index = Math.min(this.#at + ahead, this.#tokens.length - 1);
    return this.#tokens[index] as Token;
  }

  #next(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #take(kind: TokenKind): Token | null {
    return this.#peek().kind === kind ? this.#next() : null;
  }

  #form(what: string, expected: readonly string[], at: Stretch): void {
    this.formFault ??= complain(what, expected, at);
  }

  #value(fault: TomlComplaint | null): void {
    this.valueFault ??= fault;
  }

  #skipLine(): void {
    while (this.#peek().kind !== "end" && this.#next().kind !== "newline");
  }

  /** Nothing but white space and a comment may follow on the line. */
  #lineEnd(): void {
    this.#take("space");
    const token = this.#peek();
    if (token.kind === "comment" || token.kind === "newline" || token.kind === "end") return;
    this.#form("unexpected key or value", ["newline", "`#`"], before(token));
    this.#skipLine();
  }

  #header(): void {
    const open = this.#next();
    const isArray = this.#take("[") !== null;
    this.#take("space");
    const keys = this.#keys();
    const last = keys.at(-1) ?? open;
    this.#take("space");
    const close = this.#take("]");
    if (close === null) {
      const end = keys.length === 0 ? open : last;
      if (keys.length > 0)
        this.#form(isArray ? "unclosed array table" : "unclosed table", [isArray ? "`]]`" : "`]`"], after(end));
      this.#skipLine();
      return;
    }
    const second = isArray ? this.#take("]") : close;
    if (second === null) {
      this.#form("unclosed array table", ["`]`"], after(close));
      this.#skipLine();
      return;
    }
    this.#open(keys, { start: open.start, end: second.end }, isArray);
    this.#lineEnd();
  }

  #open(keys: readonly Key[], span: Stretch, isArray: boolean): void {
    let table = this.root;
    for (const key of keys.slice(0, -1)) table = this.#inner(table, key, "header");
    const last = keys.at(-1);
    if (last === undefined) return;
    const present = table.entries.get(last.name);
    if (isArray) {
      const array = present ?? node("tables", span);
      if (array.kind !== "tables") this.#value({ message: "duplicate key", ...stretch(last) });
      table.entries.set(last.name, array);
      this.#table = node("table", span);
      array.items.push(this.#table);
      return;
    }
    if (present !== undefined && present.kind !== "implied")
      this.#value({ message: "duplicate key", ...stretch(last) });
    this.#table = { ...node("table", span), entries: present?.entries ?? new Map() };
    table.entries.set(last.name, this.#table);
  }

  /** The table below a name; the last element of an array of tables. */
  #inner(table: TomlNode, key: Key, by: "header" | "dots"): TomlNode {
    const present = table.entries.get(key.name);
    if (present === undefined) {
      const implied = node(by === "header" ? "implied" : "table", key);
      table.entries.set(key.name, implied);
      return implied;
    }
    const last = present.kind === "tables" ? present.items.at(-1) : present;
    if (last?.kind === "table" || last?.kind === "implied") return last;
    const type = last?.kind ?? "array";
    this.#value({ message: `cannot extend value of type ${type} with a dotted key`, ...stretch(key) });
    return node("table", key);
  }

  #expression(): void {
    const keys = this.#keys();
    this.#take("space");
    if (this.#take("=") === null) {
      this.#form("key with no value", ["`=`"], before(this.#peek()));
      this.#skipLine();
      return;
    }
    this.#take("space");
    this.#put(this.#table, keys, this.#anyValue());
    this.#lineEnd();
  }

  #put(table: TomlNode, keys: readonly Key[], value: TomlNode): void {
    let target = table;
    for (const key of keys.slice(0, -1)) target = this.#inner(target, key, "dots");
    const last = keys.at(-1);
    if (last === undefined) return;
    if (target.entries.has(last.name)) this.#value({ message: "duplicate key", ...stretch(last) });
    else target.entries.set(last.name, value);
  }

  /** A key with its dots. A name that is missing is an empty one. */
  #keys(): Key[] {
    const keys: Key[] = [];
    for (;;) {
      this.#take("space");
      const token = this.#peek();
      const named = KEY_TOKENS.has(token.kind);
      if (named) this.#at += 1;
      keys.push(this.#key(named ? token : { ...before(token), kind: "atom" }));
      this.#take("space");
      if (this.#take(".") === null) return keys;
    }
  }

  #key(token: Token): Key {
    const raw = this.#text.slice(token.start, token.end);
    if (token.kind === "atom") {
      this.#value(bareKeyFault(raw, token.start));
      return { name: raw, start: token.start, end: token.end };
    }
    this.#value(decodeFault(raw, token.start, token.kind));
    const quotes = token.kind.startsWith("ml") ? 3 : 1;
    return { name: unescaped(raw.slice(quotes, -quotes)), start: token.start, end: token.end };
  }

  #anyValue(): TomlNode {
    const token = this.#peek();
    if (token.kind === "[") return this.#array();
    if (token.kind === "{") return this.#inline();
    if (SCALAR_TOKENS.has(token.kind)) return this.#scalar();
    if (token.kind === "=") {
      this.#form("extra `=`", [], this.#next());
      return this.#anyValue();
    }
    if (token.kind === "]") this.#form("missing array opening", ["`[`"], before(this.#next()));
    else if (token.kind === "}") this.#form("missing inline table opening", ["`{`"], before(this.#next()));
    else this.#value(decodeFault("", token.start, "atom"));
    return node("string", before(token));
  }

  /** Words and dots with spaces between them are one value. */
  #scalar(): TomlNode {
    const first = this.#next();
    let end = first.end;
    if (first.kind === "atom" || first.kind === ".") {
      for (;;) {
        const token = this.#peek();
        if (token.kind === "atom" || token.kind === ".") end = this.#next().end;
        else if (token.kind === "space" && this.#peek(1).kind === "atom") {
          end = this.#peek(1).end;
          this.#at += 2;
        } else break;
      }
    }
    const kind = first.kind === "." ? "atom" : first.kind;
    const raw = this.#text.slice(first.start, end);
    this.#value(decodeFault(raw, first.start, kind));
    return node(scalarKind(raw), { start: first.start, end });
  }

  /** Behind the last token that is more than white space. */
  #afterLast(): Stretch {
    const last = this.#tokens.slice(0, this.#at).findLast(({ kind }) => !IGNORED.has(kind));
    return after(last ?? { start: 0, end: 0 });
  }

  #array(): TomlNode {
    const open = this.#next();
    const items: TomlNode[] = [];
    let needsComma = false;
    for (;;) {
      const token = this.#peek();
      if (IGNORED.has(token.kind)) this.#at += 1;
      else if (token.kind === "]" || token.kind === "end") {
        if (token.kind === "end") this.#form("unclosed array", ["`]`"], this.#afterLast());
        else this.#at += 1;
        return { ...node("array", { start: open.start, end: token.end }), items };
      } else if (token.kind === ",") {
        if (!needsComma) this.#form("extra comma in array", ["value"], token);
        needsComma = false;
        this.#at += 1;
      } else if (token.kind === "=") {
        this.#form("unexpected `=` in array", ["value", "`]`"], this.#next());
      } else {
        if (needsComma) this.#form("missing comma between array elements", ["`,`"], before(token));
        items.push(this.#anyValue());
        needsComma = true;
      }
    }
  }

  #inline(): TomlNode {
    const table = node("inline table", this.#next());
    let needs: Need = "key";
    let keys: Key[] = [];
    for (;;) {
      const token = this.#peek();
      if (IGNORED.has(token.kind)) this.#at += 1;
      else if (token.kind === "}" || token.kind === "end") {
        if (token.kind === "end") this.#form("unclosed inline table", ["`}`"], this.#afterLast());
        // The value that is missing is read as an empty one between quotes.
        else if (needs === "=" || needs === "value") this.#value(decodeFault("", token.start, "literal"));
        this.#at += 1;
        return { ...table, end: token.end };
      } else if (needs === "value" && token.kind !== "," && token.kind !== "=") {
        this.#put(table, keys, this.#anyValue());
        needs = ",";
      } else if (needs === "key" && (KEY_TOKENS.has(token.kind) || token.kind === "." || token.kind === "=")) {
        keys = this.#keys();
        needs = "=";
      } else if ((needs === "=" && token.kind === "=") || (needs === "," && token.kind === ",")) {
        needs = needs === "=" ? "value" : "key";
        this.#at += 1;
      } else {
        this.#form(misplaced(token.kind, needs), [NEEDED[needs]], before(this.#next()));
        if (needs === "=") needs = ",";
      }
    }
  }
}
