/** What a word of a text is part of: a path, a link, code. For people, who should look at such a word before it is changed. */

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Surroundings {
  readonly inPath: boolean;
  readonly inUrl: boolean;
  readonly inCode: boolean;
}

/** What ends a path or a link in prose. */
const BREAK = /[\s"'`<>()[\]{}|,;*\u3000-\u303f\uff00-\uffef]/;
/** Sentences end behind a path too. */
const TRAILING = /[.:!?]+$/;
const URL = /:\/\/|^mailto:|@/;
/** Endings that are a domain's more often than a file's. */
const DOMAIN = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+\.(?:ai|com|dev|io|net|org)$/i;
const FILE_NAME = /^[\w.-]*\.[a-z][a-z0-9]{0,9}$/i;
const PATH = /[/\\]|^[.~$]/;

/** Answers for the ranges of a text by their index; they must be in order. */
export function surroundingsIn(text: string, ranges: readonly Range[]): (index: number) => Surroundings {
  const code = ranges.length === 0 ? [] : codeIn(text);
  let at = 0;
  let token: Token | null = null;
  const all = ranges.map((range): Surroundings => {
    while ((code[at]?.end ?? Number.POSITIVE_INFINITY) <= range.start) at++;
    const inCode = (code[at]?.start ?? Number.POSITIVE_INFINITY) <= range.start;
    if (token === null || token.end < range.end) token = tokenAround(text, range);
    return { inUrl: token.inUrl, inPath: token.inPath, inCode };
  });
  return (index) => all[index] ?? { inPath: false, inUrl: false, inCode: false };
}

/** A word with all that touches it, up to what ends a path or a link. */
interface Token extends Pick<Surroundings, "inPath" | "inUrl"> {
  readonly end: number;
}

function tokenAround(text: string, { start, end }: Range): Token {
  let from = start;
  while (from > 0 && !BREAK.test(text.charAt(from - 1))) from--;
  let to = end;
  while (to < text.length && !BREAK.test(text.charAt(to))) to++;
  const token = text.slice(from, to).replace(TRAILING, "");
  const inUrl = URL.test(token) || DOMAIN.test(token);
  const isSource = token.toLowerCase() === "claude.md";
  return { end: to, inUrl, inPath: !inUrl && !isSource && (PATH.test(token) || FILE_NAME.test(token)) };
}

/** Fenced blocks and code spans; a span does not go beyond its paragraph. */
function codeIn(text: string): Range[] {
  const found: Range[] = [];
  const fence = /^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n|$)(?:[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|[\s\S]*$)/gm;
  let from = 0;
  for (const { index, 0: block } of text.matchAll(fence)) {
    found.push(...spansIn(text, from, index), { start: index, end: index + block.length });
    from = index + block.length;
  }
  return [...found, ...spansIn(text, from, text.length)];
}

function spansIn(text: string, start: number, end: number): Range[] {
  const span = /(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g;
  return [...text.slice(start, end).matchAll(span)].map(({ index, 0: code }) => ({
    start: start + index,
    end: start + index + code.length,
  }));
}
