/**
 * Links as the newest release (0.171.0) sees them in a text: it leaves their words alone. Found by measurement; a link is
 * looked for around each `:`, `@` and `.`, behind the link before.
 */
import { hostAt, looseHostAt, userAt } from "./hosts.ts";
import type { Range } from "./surroundings.ts";

/** Schemes that want a well-formed host, when they are written in small letters. */
const WEB_SCHEMES = new Set(["http", "https", "ftp", "ssh"]);

/** A link that is only the file's name, with line and column or a query: it is written anew like any other text. */
const ONLY_THE_NAME = /^claude\.md(?::\d+){0,2}(?:\?|$)/i;

/** The ranges that are kept, in order. */
export function linksIn(text: string): Range[] {
  const found: Range[] = [];
  const finder = new LinkFinder(text);
  for (let link = finder.next(); link !== null; link = finder.next()) {
    if (!ONLY_THE_NAME.test(text.slice(link.start, link.end))) found.push(link);
  }
  return found;
}

/** Ends every link. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters end a link
const NEVER = /[\u0000- "<>`|\u007f-\u009f]/;
/** A closing bracket ends a link in which none is open. Each kind is counted by itself. */
const PAIRS = ["()", "[]", "{}"];

/** Path and query do not end in these, nor in a quote that opens. */
function withoutEnd(tail: string): string {
  const shorter = tail.replace(/[?!.,:;*([{]+$/, "");
  const opensQuote = shorter.endsWith("'") && shorter.split("'").length % 2 === 0;
  return opensQuote ? withoutEnd(shorter.slice(0, -1)) : shorter;
}

class LinkFinder {
  readonly #text: string;
  readonly #sign = /[:@.]/g;
  /** End of the link before: no link begins earlier. */
  #from = 0;
  /** A domain whose first dot stands before this comes to the same bad end as the one before. */
  #voidTo = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): Range | null {
    for (let hit = this.#sign.exec(this.#text); hit !== null; hit = this.#sign.exec(this.#text)) {
      const link = this.#around(hit.index);
      if (link === null) continue;
      this.#from = link.end;
      this.#sign.lastIndex = link.end;
      return link;
    }
    return null;
  }

  #around(at: number): Range | null {
    switch (this.#text.charAt(at)) {
      case ":":
        return this.#url(at);
      case "@":
        return this.#email(at);
      default:
        return this.#domain(at);
    }
  }

  #url(colon: number): Range | null {
    if (!this.#text.startsWith("://", colon)) return null;
    const start = this.#schemeBefore(colon);
    if (start === null) return null;
    const isOfWeb = WEB_SCHEMES.has(this.#text.slice(start, colon));
    const end = isOfWeb ? this.#webEnd(start, colon + 3) : this.#looseEnd(start, colon + 3);
    return end === null ? null : { start, end };
  }

  /** The first letter of the run; none where the first digit of the run touches it, or an `@` the run. */
  #schemeBefore(colon: number): number | null {
    const run = this.#runBefore(colon, /[A-Za-z0-9+.-]/);
    const scheme = this.#text.slice(run, colon);
    const letter = scheme.search(/[A-Za-z]/);
    if (letter < 0 || (letter > 0 && scheme.search(/[0-9]/) === letter - 1)) return null;
    return this.#before(run) === "@" ? null : run + letter;
  }

  #webEnd(start: number, after: number): number | null {
    const user = userAt(this.#text, after);
    const host = hostAt(this.#text, after + user.length, user === "" ? "scheme" : "user", user);
    return host.kind === "void" ? null : this.#tailEnd(host.end, this.#before(start));
  }

  #looseEnd(start: number, after: number): number | null {
    const host = looseHostAt(this.#text, after);
    if (host.indexOf("@") !== host.lastIndexOf("@")) return null;
    const all = after + host.length;
    const named = after + host.replace(/[^A-Za-z0-9\u0080-\uffff-]+$/, "").length;
    const end = this.#tailEnd(this.#text.charAt(all) === "/" ? all : named, this.#before(start));
    return end === after ? null : end;
  }

  #email(sign: number): Range | null {
    const start = this.#localBefore(sign);
    const touched = this.#before(start) === "." ? this.#before(start - 1) : this.#before(start);
    if (start === sign || touched === "@") return null;
    const { kind, end } = hostAt(this.#text, sign + 1, "email");
    return kind === "dotted" ? { start, end } : null;
  }

  /** Where the part before the `@` begins: no dot at its ends, none beside another. */
  #localBefore(sign: number): number {
    const local = /[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\uffff-]/;
    let start = this.#runBefore(sign, local);
    while (start < sign && this.#before(start) === ".") {
      const label = this.#runBefore(start - 1, local);
      if (label === start - 1) break;
      start = label;
    }
    return start;
  }

  #domain(dot: number): Range | null {
    if (dot < this.#voidTo) return null;
    const start = this.#runBefore(dot, /[A-Za-z0-9\u0080-\uffff-]/);
    if (start === dot || /[/@.]/.test(this.#before(start))) return null;
    const { kind, end } = hostAt(this.#text, start, "domain");
    if (kind === "dotted") return { start, end: this.#tailEnd(end, this.#before(start)) };
    this.#voidTo = end;
    return null;
  }

  /** Where path and query end that begin here; `quote` is what stands before the link. */
  #tailEnd(start: number, quote: string): number {
    if (!/[/?]/.test(this.#text.charAt(start))) return start;
    const depths = new Map<string, number>();
    let end = start;
    for (; end < this.#text.length; end++) {
      const char = this.#text.charAt(end);
      if (NEVER.test(char) || (char === "'" && quote === "'")) break;
      const pair = PAIRS.find((brackets) => brackets.includes(char));
      if (pair === undefined) continue;
      const depth = (depths.get(pair) ?? 0) + (pair.startsWith(char) ? 1 : -1);
      if (depth < 0) break;
      depths.set(pair, depth);
    }
    return start + withoutEnd(this.#text.slice(start, end)).length;
  }

  /** The start of the run of such characters that ends at `end`. */
  #runBefore(end: number, such: RegExp): number {
    let start = end;
    while (start > this.#from && such.test(this.#text.charAt(start - 1))) start--;
    return start;
  }

  /** The character before, unless it is part of the link before. */
  #before(at: number): string {
    return at > this.#from ? this.#text.charAt(at - 1) : "";
  }
}
