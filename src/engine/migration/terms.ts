/** The words that the migration from CLAUDE.md writes anew. */
import { linksIn } from "./links.ts";
import { type Range, surroundingsIn } from "./surroundings.ts";

export const REWRITINGS = ["plain", "protectLinks"] as const;
/** `plain`: 0.113.0 and 0.158.0. `protectLinks`: the newest release (0.171.0), which leaves links alone. */
export type Rewriting = (typeof REWRITINGS)[number];

/** One word that is written anew. Places are characters (UTF-16 units) of the text before. */
export interface TermChange extends Range {
  readonly from: string;
  readonly to: string;
  /** Part of something that looks like a path or a file name, other than CLAUDE.md by itself. */
  readonly inPath: boolean;
  /** Part of a URL, a domain or an e-mail address. */
  readonly inUrl: boolean;
  /** In a fenced block or a code span of Markdown. */
  readonly inCode: boolean;
}

export interface RewrittenText {
  readonly text: string;
  readonly changes: readonly TermChange[];
}

/** ASCII case does not count. At one place the first that fits is taken. */
const TERMS: readonly (readonly [term: string, replacement: string])[] = [
  ["claude.md", "AGENTS.md"],
  ["claude code", "Codex"],
  ["claude-code", "Codex"],
  ["claude_code", "Codex"],
  ["claudecode", "Codex"],
  ["claude", "Codex"],
];

const REPLACEMENTS = new Map(TERMS);

/**
 * A term counts where no word byte (A-Z, a-z, 0-9, _) touches it; any character beyond ASCII is a boundary. Codex goes
 * over the text once a term, in the order of the table; as every term begins with the last one and no replacement holds
 * one, a single pass gives the same.
 */
const TERM = new RegExp(
  `(?<![A-Za-z0-9_])(?:${TERMS.map(([term]) => term.replace(".", "\\.")).join("|")})(?![A-Za-z0-9_])`,
  "gi",
);

/** What the import makes of a text: everything but the terms stays, byte for byte. */
export function rewriteTerms(text: string, rewriting: Rewriting): RewrittenText {
  const found = termsIn(text, rewriting === "protectLinks" ? linksIn(text) : []);
  const surroundings = surroundingsIn(text, found);
  const changes = found.map(({ start, end }, index): TermChange => {
    const from = text.slice(start, end);
    const to = REPLACEMENTS.get(from.toLowerCase()) ?? from;
    return { start, end, from, to, ...surroundings(index) };
  });
  return { text: apply(text, changes), changes };
}

/** Terms outside of what is kept, which is in order. Text between two kept ranges is looked at by itself. */
function termsIn(text: string, kept: readonly Range[]): Range[] {
  const found: Range[] = [];
  let from = 0;
  for (const { start: to, end: next } of [...kept, { start: text.length, end: text.length }]) {
    for (const { index, 0: term } of text.slice(from, to).matchAll(TERM)) {
      found.push({ start: from + index, end: from + index + term.length });
    }
    from = next;
  }
  return found;
}

function apply(text: string, changes: readonly TermChange[]): string {
  let out = "";
  let done = 0;
  for (const { start, end, to } of changes) {
    out += text.slice(done, start) + to;
    done = end;
  }
  return out + text.slice(done);
}
