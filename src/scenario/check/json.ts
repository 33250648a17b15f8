/**
 * JSON as it comes out of a terminal: read as far as it goes. Line breaks inside texts, which only a terminal puts there,
 * are taken out; where the text ends early or something else stands in it, what was read so far is kept.
 */

/** A value; objects have no prototype. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface JsonFault {
  /** `cut`: the text ends too early; `unexpected`: something else stands there. */
  readonly kind: "cut" | "unexpected";
  /** UTF-16 code units before it. */
  readonly at: number;
}

export interface JsonReading {
  readonly value: Json;
  /** Null: the value is whole. */
  readonly fault: JsonFault | null;
  /** Where reading stopped. */
  readonly end: number;
  /** Where the first line break inside a text was taken out; null where none was. */
  readonly broken: number | null;
}

/** Deeper values are not what Codex prints. */
const DEEPEST = 40;
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN_TEXT = /[^"\\\n]+/y;
const HEX = /[0-9a-fA-F]{4}/y;

/** Reads the value that begins at `start`. `listed`: members of an array whose bracket is missing. */
export function readJson(text: string, start: number, listed = false): JsonReading {
  const reader = new Reader(text, start);
  const value = listed ? reader.members(0) : reader.value(0);
  return { value, fault: reader.fault, end: reader.at, broken: reader.broken };
}

class Reader {
  readonly #text: string;
  at: number;
  fault: JsonFault | null = null;
  broken: number | null = null;

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
  }

  value(depth: number): Json {
    this.#space();
    const next = this.#text[this.at];
    if (next === "{" && depth < DEEPEST) return this.#object(depth);
    if (next === "[" && depth < DEEPEST) {
      this.at += 1;
      return this.members(depth);
    }
    if (next === '"') return this.#string();
    const number = this.#match(NUMBER);
    if (number !== null) return Number(number);
    for (const [word, value] of [
      ["null", null],
      ["true", true],
      ["false", false],
    ] as const) {
      if (!this.#text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    this.#stop();
    return null;
  }

  members(depth: number): Json[] {
    const found: Json[] = [];
    if (this.#takes("]")) return found;
    for (;;) {
      const from = this.at;
      const value = this.value(depth + 1);
      if (this.fault === null || this.at > from) found.push(value);
      if (this.fault !== null || this.#takes("]")) return found;
      if (!this.#needs(",")) return found;
    }
  }

  #object(depth: number): Json {
    const found: Record<string, Json> = Object.create(null);
    this.at += 1;
    if (this.#takes("}")) return found;
    for (;;) {
      this.#space();
      if (this.#text[this.at] !== '"') {
        this.#stop();
        return found;
      }
      const key = this.#string();
      if (this.fault !== null || !this.#needs(":")) return found;
      found[key] = this.value(depth + 1);
      if (this.fault !== null || this.#takes("}")) return found;
      if (!this.#needs(",")) return found;
    }
  }

  #string(): string {
    let read = "";
    this.at += 1;
    for (;;) {
      read += this.#match(PLAIN_TEXT) ?? "";
      const next = this.#text[this.at];
      if (next === undefined) {
        this.#stop();
        return read;
      }
      this.at += 1;
      if (next === '"') return read;
      if (next === "\n") this.broken ??= this.at - 1;
      else read += this.#escape();
      if (this.fault !== null) return read;
    }
  }

  #escape(): string {
    // A terminal may break a line within an escape too.
    while (this.#text[this.at] === "\n") this.at += 1;
    const letter = this.#text[this.at];
    if (letter === undefined || !/[bfnrtu"\\/]/.test(letter)) {
      this.#stop();
      return "";
    }
    this.at += 1;
    if (letter !== "u") return ESCAPES[letter] ?? letter;
    const hex = this.#match(HEX);
    if (hex === null) this.#stop();
    return hex === null ? "" : String.fromCharCode(Number.parseInt(hex, 16));
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  #takes(sign: string): boolean {
    this.#space();
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  #needs(sign: string): boolean {
    if (this.#takes(sign)) return true;
    this.#stop();
    return false;
  }

  #space(): void {
    while (/\s/.test(this.#text[this.at] ?? "x")) this.at += 1;
  }

  #stop(): void {
    this.fault ??= { kind: this.at >= this.#text.length ? "cut" : "unexpected", at: this.at };
  }
}
