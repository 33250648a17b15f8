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
        const exists = isReadable(context, resolved);
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

function isReadable({ disk }: FindingContext, path: string): boolean {
  const found = disk.locate(path);
  return found.kind === "file" && (typeof found.node === "string" || "base64" in found.node);
}

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
const SPACE = 32;
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
  // Cheap looks first: a text may hold this character a million times.
  if (!(text.charCodeAt(at + 1) > SPACE)) return null;
  const before = text.charAt(at - 1);
  if (at > 0 && before !== "\n" && before !== " " && before !== "\t") return null;
  const window = text.slice(Math.max(0, at - MAX_LEAD), at);
  const feed = window.lastIndexOf("\n");
  if (feed < 0 && at > MAX_LEAD) return null;
  const lead = window.slice(feed + 1).replace(/^\ufeff/, "");
  return LEAD.test(lead) ? lead : null;
}

/** Fenced code blocks of a Markdown text, looked up from the beginning to the end. */
class Fences {
  readonly #text: string;
  readonly #marks = /^ {0,3}(`{3,}|~{3,})/gm;
  /** The mark of the block that is open at the place looked at last. */
  #open: string | null = null;
  #next: RegExpExecArray | null | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Offsets must grow from call to call. */
  enclose(offset: number): boolean {
    if (this.#next === undefined) this.#next = this.#marks.exec(this.#text);
    while (this.#next !== null && this.#next.index < offset) {
      const fence = this.#next[1] ?? "";
      if (this.#open === null) this.#open = fence;
      else if (fence.startsWith(this.#open)) this.#open = null;
      this.#next = this.#marks.exec(this.#text);
    }
    return this.#open !== null;
  }
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
