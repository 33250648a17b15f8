/** Lines such as `@docs/rules.md`: other tools put a file in their place, Codex sends them as they stand. */
import { join, normalise, parentOf } from "../../machine/path.ts";
import { decodeStrict } from "../../machine/utf8.ts";
import { byteLength } from "../../provenance.ts";
import type { FindingContext, Rule } from "../context.ts";
import { type Fix, fix, inFile } from "../finding.ts";
import { type SentText, sentTexts } from "./sent.ts";

export const inertImport: Rule<"inert-import"> = {
  severity: "warning",
  *find(context) {
    for (const sent of sentTexts(context)) {
      for (const line of importLines(sent.text, sent.end)) {
        const resolved = resolveTarget(context, sent.path, line.target);
        const exists = context.disk.read(resolved).kind === "bytes";
        if (!exists && !isDocument(line.target)) continue;
        yield {
          params: { path: sent.path, target: line.target, exists },
          place: inFile(sent.path, sent.range(line.start, line.end)),
          fixes: inlined(context, sent, line, resolved),
        };
      }
    }
  },
};

/** `start` and `end` enclose the line without white space at its end. */
interface ImportLine {
  readonly lineStart: number;
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

/** What may stand before the `@`: indentation and the mark of a list item. */
const LEAD = /^[ \t]*(?:[-*+][ \t]+|\d{1,3}[.)][ \t]+)?$/;
const MAX_LEAD = 24;
const MAX_TARGET = 1024;
/** One word without the characters that code, prose and e-mail addresses bring along. */
const TARGET = /^[^\s`'"()<>{}[\],;@|*=]+$/;

/** Lines that are nothing but `@` and one word, outside of fenced code, up to the offset `limit`. */
function* importLines(text: string, limit: number): Generator<ImportLine> {
  const fences = new Fences(text);
  let at = text.indexOf("@");
  while (at >= 0 && at < limit) {
    const lead = leadBefore(text, at);
    if (lead === null) {
      at = text.indexOf("@", at + 1);
      continue;
    }
    const feed = text.indexOf("\n", at);
    const lineEnd = feed < 0 ? text.length : feed;
    const target = lineEnd - at > MAX_TARGET ? "" : text.slice(at + 1, lineEnd).trimEnd();
    if (lineEnd <= limit && TARGET.test(target) && !fences.enclose(at)) {
      yield { lineStart: at - lead.length, start: at, end: at + 1 + target.length, target };
    }
    at = text.indexOf("@", lineEnd);
  }
}

/** The text between the start of the line and `at`; null when a line of this kind cannot begin like that. */
function leadBefore(text: string, at: number): string | null {
  const before = text.charAt(at - 1);
  if (at > 0 && before !== "\n" && before !== " " && before !== "\t") return null;
  const window = text.slice(Math.max(0, at - MAX_LEAD), at);
  const feed = window.lastIndexOf("\n");
  if (feed < 0 && at > MAX_LEAD) return null;
  const lead = window.slice(feed + 1).replace(/^\ufeff/, "");
  return LEAD.test(lead) ? lead : null;
}

/** Fenced code blocks of a Markdown text; found when first asked for. */
class Fences {
  readonly #text: string;
  #marks: readonly number[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  enclose(offset: number): boolean {
    this.#marks ??= fenceMarks(this.#text);
    let count = 0;
    for (const mark of this.#marks) {
      if (mark > offset) break;
      count += 1;
    }
    return count % 2 === 1;
  }
}

/** Offsets at which a block opens and closes, in turn. */
function fenceMarks(text: string): number[] {
  const marks: number[] = [];
  let open: string | null = null;
  for (const found of text.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    const fence = found[1] ?? "";
    if (open !== null && !fence.startsWith(open)) continue;
    open = open === null ? fence : null;
    marks.push(found.index);
  }
  return marks;
}

/** Written to be read: a text file by its ending. Names of packages (`@acme/ui`) and people are none. */
function isDocument(target: string): boolean {
  return /\.(?:md|mdc|mdx|markdown|txt|rst|adoc)$/i.test(target);
}

/** Relative to the directory of the file that names it; `~` is the home directory. */
function resolveTarget({ scenario }: FindingContext, from: string, target: string): string {
  if (target.startsWith("~/")) return normalise(join(scenario.machine.home, target.slice(2)));
  return normalise(join(parentOf(from), target));
}

/**
 * The text of the file in place of the line. Not when it is sent anyway, is no UTF-8, or would not fit into the limit.
 */
function inlined(context: FindingContext, sent: SentText, line: ImportLine, resolved: string): Fix[] {
  if (typeof sent.node !== "string") return [];
  const real = context.disk.realPath(resolved);
  const bytes = context.bytes(resolved);
  if (bytes === null || sentTexts(context).some(({ path }) => path === real)) return [];
  const decoded = decodeStrict(bytes);
  if (!("text" in decoded)) return [];
  const isDos = sent.text.startsWith("\r\n", line.end);
  const text = decoded.text.replace(/^\ufeff/, "").replace(/\r?\n$/, "");
  const inserted = text.replace(/\r?\n/g, isDos ? "\r\n" : "\n");
  const { budget } = context.moment;
  if (sent.row.verdict !== "global" && byteLength(inserted) > budget.limit - budget.used) return [];
  return [
    fix(
      "inline-file",
      { path: resolved },
      {
        kind: "replaceText",
        path: sent.path,
        start: line.lineStart,
        end: line.end,
        text: inserted,
      },
    ),
  ];
}
