/** What Codex remembers of earlier threads: `<codexHome>/memories/memory_summary.md`. */
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { decodeStrict, encodeUtf8, trim } from "../machine/utf8.ts";
import { byteLength, mark, type Span, type Spans, sliceSpan, span } from "../provenance.ts";
import { codexText } from "../texts.ts";
import { cutMiddle } from "../thread/compaction/middleCut.ts";
import type { Session } from "../thread/session.ts";

/** A longer text loses its middle. Tokens of four bytes. */
const MOST_TOKENS = 2_500;
/** Stands in Codex's own text for the directory. */
const HOME_MARK = "{CODEX_HOME}";

/**
 * Null: the feature or `memories.use_memories` is off, or there is no text: none, blank, not UTF-8, or behind a link.
 * Undefined: the second version, which keeps its files elsewhere.
 */
export function memoriesSpans(session: Session, files: FileSystem): Spans | null | undefined {
  const { features, corners, machine, texts } = session;
  if (!features.has("memories") || corners?.memories.used === false) return null;
  if (corners?.memories.version !== "v1") return undefined;
  const summary = summarySpan(files, join(machine.codexHome, "memories/memory_summary.md"));
  if (summary === null) return null;
  return [
    ...withHome(codexText(texts, "memories.head"), machine.codexHome),
    mark("========= MEMORY_SUMMARY BEGINS =========\n"),
    ...(byteLength(summary.text) > MOST_TOKENS * 4 ? cutMiddle([summary], MOST_TOKENS).spans : [summary]),
    mark("\n========= MEMORY_SUMMARY ENDS ========="),
    codexText(texts, "memories.tail"),
  ];
}

/** Trimmed on both sides. */
function summarySpan(files: FileSystem, path: string): Span | null {
  const node = files.node(path);
  if (typeof node === "object" && "symlink" in node) return null;
  const read = files.read(path);
  const decoded = read.kind === "failed" ? null : decodeStrict(read.bytes);
  if (decoded === null || "invalidAt" in decoded) return null;
  const text = trim(decoded.text);
  if (text === "") return null;
  const start = encodeUtf8(decoded.text.slice(0, decoded.text.indexOf(text))).length;
  return span(text, { kind: "file", path, start, end: start + byteLength(text) });
}

/** The text with the directory in its places. */
function withHome(text: Span, codexHome: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index } of text.text.matchAll(/\{CODEX_HOME\}/g)) {
    spans.push(sliceSpan(text, from, index), span(codexHome, { kind: "machine", fact: "codexHome" }));
    from = index + HOME_MARK.length;
  }
  return [...spans, sliceSpan(text, from, text.text.length)];
}
